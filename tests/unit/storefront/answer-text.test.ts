import { expect, test } from "vitest";
import { languages } from "../../../app/i18n/languages.ts";
import { unitList } from "../../../app/i18n/unit-list.ts";
import { standardName, tightestLimits } from "../../../app/maestro/index.ts";
import { standards } from "../../../app/maestro/palette/standards.ts";
import { answerText } from "../../../app/storefront/perfume/answer-text.server.ts";

test("a list has commas in every language that parts its lists by them", () => {
  expect(unitList(["роза", "пряности", "кожа"], "ru")).toBe("роза, пряности, кожа");
  expect(unitList(["rose", "épices", "cuir"], "fr")).toBe("rose, épices, cuir");
  expect(unitList(["rose", "spice", "leather"], "en")).toBe("rose, spice, leather");
  expect(unitList(["الورد", "التوابل", "الجلد"], "ar")).toBe("الورد والتوابل والجلد");
});

test("an answer stands behind the name of its theme, with the colon of the language", () => {
  const gold = { fr: "l’or", ru: "золотой" };
  const crimson = { fr: "le carmin", ru: "багряный" };
  expect(answerText("colors", [gold.ru, crimson.ru], "ru")).toBe("Цвет: золотой, багряный");
  expect(answerText("colors", [gold.fr, crimson.fr], "fr")).toBe("Couleur\u202f: l’or, le carmin");
});

test("a substance that two authorities limit is listed once, by the limit that binds it", () => {
  const statement = ["Opoponax extracts and distillates", "Coumarin", "Opoponax", "Isoeugenol", "Isoeugenol", "Citral"];
  const shown = tightestLimits(
    statement.map((name, place) => ({ name, place })),
    4,
  );
  expect(shown.map(({ place }) => place)).toEqual([0, 1, 3, 5]);
});

test("a material's trade name is written in the letters of each language", () => {
  for (const name of ["Amber Core", "Sandalore", "Coumarin", "Opoponax", "Helional (MMDHCA)"]) {
    expect(standardName(name).ar).toMatch(/^[\p{Script=Arabic}\s]+$/u);
    expect(standardName(name).ru).toMatch(/^[\p{Script=Cyrillic}\s]+$/u);
  }
});

test("a limit whose name is in words has it in every language", () => {
  const words = /\b(?:oil|extracts|absolute|ketones|each|mixed|distillates|citrus|hydroalcoholic)\b/i;
  const named = standards.map(({ name }) => name).filter((name) => words.test(name));
  expect(named.length).toBeGreaterThan(8);
  for (const name of named)
    for (const language of languages)
      if (language !== "en") expect(standardName(name)[language], name).not.toMatch(words);
});
