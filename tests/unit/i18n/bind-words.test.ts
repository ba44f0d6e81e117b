import { expect, test } from "vitest";
import { bindWords } from "../../../app/i18n/bind-words.ts";
import ru from "../../../app/i18n/locales/ru/home.json" with { type: "json" };

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

test("texts are bound where they are built", () => {
  expect(JSON.stringify(ru)).not.toMatch(/(?<![\p{L}\d-])[а-яё]{1,2} /iu);
});
