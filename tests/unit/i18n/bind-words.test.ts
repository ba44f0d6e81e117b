import { expect, test } from "vitest";
import { bindWords, unjoined } from "../../../app/i18n/bind-words.ts";
import ru from "../../../app/i18n/locales/ru/home.json" with { type: "json" };

const seen = (text: string) => text.replaceAll("\u00a0", "_").replaceAll("\u2060", "|");

test.each([
  ["а не в том саду и не о нём", "а_не_в_том саду и_не_о_нём"],
  ["Я знал её, но не Её голос", "Я_знал её, но_не_Её_голос"],
  ["сказал бы — и ушёл", "сказал_бы_— и_ушёл"],
  ["кто-то по-русски и в «Атхаре»", "кто-|то по-|русски и_в_«Атхаре»"],
  ["флакон 50 мл и {{amount}} мл из {{place}}", "флакон 50_мл_и_{{amount}}_мл_из_{{place}}"],
])("a Russian line does not end in a short word: %s", (text, bound) => expect(seen(bindWords(text, "ru"))).toBe(bound));

test.each([
  ["Quel nom souhaitez-vous donner ?", "Quel nom souhaitez-|vous donner ?"],
  ["a@maison-athar.example, ATH-26-000123, /maestro-vault", "a@maison-athar.example, ATH-26-000123, /maestro-vault"],
  ["Adresse e-mail", "Adresse e-mail"],
])("a word is not broken at its hyphen, and no address or number is touched: %s", (text, bound) =>
  expect(seen(bindWords(text, "fr"))).toBe(bound),
);

test("texts are bound where they are built, and a letter has no joiner", () => {
  expect(JSON.stringify(ru)).not.toMatch(/(?<![\p{L}\d-])[а-яё]{1,2} /iu);
  expect(unjoined(bindWords("Мы пришлём кого-то к вам", "ru"))).toBe("Мы\u00a0пришлём кого-то к\u00a0вам");
});
