import { expect, test } from "vitest";
import { writeDateParts } from "../../../app/i18n/date-parts.ts";
import { languageFacts, languages } from "../../../app/i18n/languages.ts";

test("the first of a month is an ordinal in French, and in no other language or place", () => {
  const written = languages.map((language) => {
    const format = new Intl.DateTimeFormat(languageFacts[language].locale, {
      day: "numeric",
      month: "long",
      timeZone: "UTC",
    });
    return [
      writeDateParts(format.formatRangeToParts(new Date("2026-11-26"), new Date("2026-12-01")), language),
      writeDateParts(format.formatToParts(new Date("2026-12-11")), language),
    ];
  });
  const plain = written.map((dates) => dates.map((date) => date.replaceAll(/\s/g, " ")));
  expect(plain).toEqual([
    ["26 نوفمبر – 1 ديسمبر", "11 ديسمبر"],
    ["26 November – 1 December", "11 December"],
    ["26 novembre – 1er décembre", "11 décembre"],
    ["26 ноября – 1 декабря", "11 декабря"],
  ]);
});
