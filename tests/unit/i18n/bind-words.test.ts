import { expect, test } from "vitest";
import { bindWords } from "../../../app/i18n/bind-words.ts";
import { languages } from "../../../app/i18n/languages.ts";
import ru from "../../../app/i18n/locales/ru/home.json" with { type: "json" };
import { textsOf } from "../../../app/i18n/resources.ts";
import { formatMinor, formatPrice, formatSurcharge } from "../../../app/shop/money.ts";

const seen = (text: string) => text.replaceAll("\u00a0", "_").replaceAll("\u2011", "=");

test.each([
  ["а не в том саду и не о нём", "а_не_в_том саду и_не_о_нём"],
  ["Я знал её, но не Её голос", "Я_знал её, но_не_Её_голос"],
  ["сказал бы — и ушёл", "сказал_бы_— и_ушёл"],
  ["кто-то по-русски и в «Атхаре»", "кто=то по=русски и_в_«Атхаре»"],
  ["флакон 50 мл и {{amount}} мл из {{place}}", "флакон 50_мл_и_{{amount}}_мл_из_{{place}}"],
])("a Russian line does not end in a short word: %s", (text, bound) => expect(seen(bindWords(text, "ru"))).toBe(bound));

test.each([
  ["Quel nom souhaitez-vous donner ?", "Quel nom souhaitez=vous donner ?"],
  ["N’y a-t-il que l’e-mail ?", "N’y a=t=il que l’e=mail ?"],
  ["a@maison-athar.example, ATH-26-000123, /maestro-vault", "a@maison-athar.example, ATH-26-000123, /maestro-vault"],
  ["Adresse e-mail", "Adresse e-mail"],
  ["Lot : D-NQ0M-SH73 / ____________", "Lot : D-NQ0M-SH73 / ____________"],
  ["Lot : D-NQKM-SHAC / ____________", "Lot : D-NQKM-SHAC / ____________"],
])("a word is not broken at its hyphen, and no address, number or label is touched: %s", (text, bound) =>
  expect(seen(bindWords(text, "fr"))).toBe(bound),
);

test.each([
  [
    "ar",
    "قارورة 50 مل بسعر 1,625 د.إ أو 1,659 ر.س، وعيّنة {{size}} مل",
    "قارورة 50_مل بسعر 1,625_د.إ أو 1,659_ر.س، وعيّنة {{size}}_مل",
  ],
  ["ar", "في حرّ الرياض 42 °م، حتى 4,000 درهم، و50 ملفًا", "في حرّ الرياض 42_°م، حتى 4,000 درهم، و50 ملفًا"],
  [
    "en",
    "A 50 ml bottle for AED 1,625 at 12 °C, 2 grams, {{value}} g/ml",
    "A 50_ml bottle for AED_1,625 at 12_°C, 2 grams, {{value}}_g/ml",
  ],
  ["en", "SAR {{amount}}, \u2068{{size}}\u2069 ml", "SAR_{{amount}}, \u2068{{size}}\u2069_ml"],
  ["fr", "Deux échantillons de 10 ml à 15 °C, 4 000 dirhams", "Deux échantillons de 10_ml à 15_°C, 4 000 dirhams"],
  ["ru", "Два пробника по 10 мл при 12 °C, до 4 000 дирхамов", "Два пробника по_10_мл_при 12_°C, до_4 000 дирхамов"],
] as const)("a number is not torn from its unit in %s: %s", (language, text, bound) =>
  expect(seen(bindWords(text, language))).toBe(bound),
);

test.each(languages)("no price is torn in %s", (language) => {
  for (const price of [
    formatPrice({ amount: 1659, currency: "SAR" }, "AED", language),
    formatMinor(162_550, "SAR", language),
    formatSurcharge({ amount: 150, currency: "AED" }, "AED", language),
  ])
    expect(price).not.toContain(" ");
});

test.each(languages)("no text in %s tears a number from its unit", async (language) => {
  const texts = JSON.stringify(await textsOf(language));
  expect(texts.match(/[\d}]\u2069? (?:ml|мл|مل|g|г|غ|°)(?![\p{L}\p{M}]).{0,20}|(?:AED|SAR) [\d{].{0,20}/gu)).toBe(null);
});

test("texts are bound where they are built", () => {
  expect(JSON.stringify(ru)).not.toMatch(/(?<![\p{L}\d-])[а-яё]{1,2} /iu);
});
