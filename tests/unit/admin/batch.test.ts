import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { batchChoice, batchOf, leftOutNames } from "../../../app/admin/results/batch.server.ts";
import { languages } from "../../../app/i18n/languages.ts";
import { compose } from "../../../app/maestro/index.ts";
import { composerVersions } from "../../../app/maestro/version.ts";
import { resultJson } from "../../support/perfume.ts";

const composition = compose({ answers: { families: ["woody"] }, session: "batch" });
const maker = { ar: "أثر، الرياض", en: "Athar, Riyadh", fr: "Athar, Riyad", ru: "Атхар, Эр-Рияд" };
const [premiere, deuxieme] = resultJson(composition).variants;

function batchComposedBy({ engine, palette }: { engine: string; palette: string }) {
  if (!premiere || !deuxieme) throw new Error("There are two bottles");
  const stored = [
    { ...premiere, kind: "premiere" as const },
    { ...deuxieme, kind: "deuxieme" as const },
  ] as Parameters<typeof batchOf>[0];
  return batchOf(stored, batchChoice(new URLSearchParams()), {
    name: null,
    engine,
    palette,
    maker,
    language: "en",
    order: null,
  });
}

test("what must not be in a perfume and what is disliked stand apart on its sheet, with commas in every language", () => {
  const stored = { made_without: ["clove", "linalool"], left_out: ["oud", "rose"] };
  expect(leftOutNames(stored, "en")).toEqual({ madeWithout: "clove, linalool", leftOut: "oud, rose" });
  expect(leftOutNames(stored, "ru").leftOut).toBe("уд, роза");
  expect(leftOutNames({ ...stored, left_out: [] }, "fr").leftOut).toBeNull();
});

test("what another engine or another palette composed names today's, and no other does", () => {
  const { engine, palette } = composerVersions;
  expect(batchComposedBy(composerVersions).today).toBeNull();
  for (const older of [
    { engine: "1", palette },
    { engine, palette: "0123456789abcdef" },
  ]) {
    expect(batchComposedBy(older).today).toEqual(composerVersions);
  }
});

test.each(languages)(
  "the sheet in %s has the alcohol that the label names: denatured, with room for its grade",
  (language) => {
    const texts = textsIn(language);
    const denatured = { ar: "محوّل", en: "denat", fr: "dénaturé", ru: "денатурированн" }[language];
    for (const key of ["alcohol", "alcohol_grade", "scale", "prepare_hint"]) {
      expect(texts[key]?.toLowerCase(), key).toContain(denatured);
    }
    // Ethanol is what the frame counts, nothing that is poured.
    const { frame_line: _counted, ...poured } = texts;
    expect(JSON.stringify(poured)).not.toMatch(/ethanol|éthanol|этанол|إيثانول/i);
  },
);

test.each(languages)(
  "the sheet in %s has room for its date and serial, and says that the mark alone is no batch",
  (language) => {
    for (const key of ["made_on", "serial", "batch_hint"]) expect(textsIn(language)[key], key).toBeTruthy();
    expect(textsIn(language).batch_hint).toContain("1223/2009");
    expect(batchComposedBy(composerVersions).batch).toBe(`${premiere?.batch} / ____________`);
  },
);

function textsIn(language: string): Record<string, string | undefined> {
  const path = new URL(`../../../app/i18n/locales/${language}/admin_sheet.json`, import.meta.url);
  return JSON.parse(readFileSync(path, "utf8"));
}
