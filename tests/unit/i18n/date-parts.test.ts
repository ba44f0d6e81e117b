import { expect, test } from "vitest";
import { writeDateParts } from "../../../app/i18n/date-parts.ts";
import { formatDay, formatDays } from "../../../app/i18n/format-day.ts";
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
    ["بين 26 نوفمبر و1 ديسمبر", "11 ديسمبر"],
    ["between 26 November and 1 December", "11 December"],
    ["du 26 novembre au 1er décembre", "11 décembre"],
    ["с 26 ноября по 1 декабря", "11 декабря"],
  ]);
});

test("no Russian date ends in a full stop of its own, and a span that begins on the second is said with “со”", () => {
  const format = (locale: string) => new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" });
  const days = [new Date("2026-12-23"), new Date("2027-01-03")] as const;
  const russian = writeDateParts(format(languageFacts.ru.locale).formatToParts(days[0]), "ru");
  expect(russian.replaceAll(/\s/g, " ")).toBe("23 декабря 2026 года");
  const range = writeDateParts(format(languageFacts.ru.locale).formatRangeToParts(...days), "ru");
  expect(range.replaceAll(/\s/g, " ")).toBe("с 23 декабря 2026 года по 3 января 2027 года");
  const spans = [formatDays("2026-12-02", "2026-12-20", "ru"), formatDays("2026-12-20", "2026-12-22", "ru")];
  expect(spans.map((span) => /^\S+\s\d+ по\s\d+/.exec(span.replaceAll(/\s/g, " "))?.[0])).toEqual([
    "со 2 по 20",
    "с 20 по 22",
  ]);
});

test("days have their year where it is not this one, or where they cross into another", () => {
  const year = new Date().getUTCFullYear();
  const plain = (from: string, to: string) =>
    languages.map((language) => formatDays(from, to, language).replaceAll(/\s/g, " "));
  for (const text of plain(`${year}-11-05`, `${year}-11-10`)) expect(text).not.toMatch(/\d{4}/);
  for (const text of plain(`${year}-12-29`, `${year + 1}-01-03`)) expect(text).toMatch(new RegExp(`${year + 1}`));
  expect(plain(`${year + 1}-01-05`, `${year + 1}-01-10`)).toEqual([
    `بين 5 و10 يناير ${year + 1}`,
    `between 5 and 10 January ${year + 1}`,
    `du 5 au 10 janvier ${year + 1}`,
    `с 5 по 10 января ${year + 1} года`,
  ]);
});

// woocommerce#34147: "the order's date is a day off between 00:00 and 02:00"
test("an order placed after midnight in Riyadh has that day's date, and a day that is none of a clock stays", () => {
  expect(formatDay("2026-11-26T21:27:00Z", "en")).toBe("27 November 2026");
  expect(formatDay("2026-11-26T20:59:00Z", "en")).toBe("26 November 2026");
  expect(formatDay("2026-11-26", "en")).toBe("26 November 2026");
});
