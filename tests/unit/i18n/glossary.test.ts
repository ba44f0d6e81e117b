import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { type Language, languages } from "../../../app/i18n/languages.ts";
import { given, terms, typography, type Variant, variants } from "../../support/glossary.ts";
import { reworded } from "../../support/reworded.ts";

const root = resolve(import.meta.dirname, "../../..");
const read = (path: string) => readFileSync(resolve(root, path), "utf8");

type Said = { where: string; text: string };
type Texts = { [key: string]: string | Texts };

/** Texts of the pages, of the admin app and of the shop's own letters. */
function locales(language: Language): Said[] {
  const said: Said[] = [];
  const walk = (where: string, texts: Texts) => {
    for (const [key, value] of Object.entries(texts))
      typeof value === "string"
        ? said.push({ where: `${where} ${key}`, text: value.replace(/\{\{.*?\}\}/g, "0") })
        : walk(`${where} ${key}`, value);
  };
  for (const path of globSync(`app/i18n/locales/${language}/*.json`, { cwd: root })) walk(path, JSON.parse(read(path)));
  return said;
}

/** Questions, choices and perfumes: JSON in SQL, a key for each language. */
function seed(language: Language): Said[] {
  const values = [...read("supabase/seed.sql").matchAll(new RegExp(`"${language}": ("[^"]*"|\\[[^\\]]*\\])`, "g"))];
  return values.flatMap(([, value = "null"]) => {
    const parsed: unknown = JSON.parse(value);
    return [parsed].flat().map((text) => ({ where: "supabase/seed.sql", text: String(text) }));
  });
}

/** What visitors may write is read by the lexicon, in whatever spelling; it is nothing the house says. */
const heard = /^app\/maestro\/reading\//;
/** Where a language is not told by its script, a file or a key tells it. */
const files = { ar: /\/ar(\/|\.ts)/, en: /\/en(\/|\.ts)/, fr: /\/(fr(\/|\.ts)|french\.ts)/, ru: /\/ru(\/|\.ts)/ };
const scripts: Partial<Record<Language, RegExp>> = { ar: /\p{Script=Arabic}/u, ru: /\p{Script=Cyrillic}/u };

/** Texts in the code: those of a language's own file, after its key, or in its script. */
function code(language: Language): Said[] {
  const paths = globSync("app/**/*.{ts,tsx}", { cwd: root }).filter(
    (path) => !heard.test(path) && path !== "app/i18n/language-names.ts",
  );
  return paths.flatMap((path) => {
    const own = path.startsWith("app/maestro/words/") && files[language].test(`/${path}`);
    const literals = [...read(path).matchAll(/(?:\b(ar|en|fr|ru): )?("(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`)/g)];
    return literals.flatMap(([, key, literal = ""]) => {
      const text = literal
        .slice(1, -1)
        .replace(/\$\{[^}]*\}/g, "0")
        .replace(/\\u([\da-f]{4})/gi, fromEscape);
      const isOf = key ? key === language : (scripts[language]?.test(text) ?? (own && /\s/.test(text)));
      return isOf && !text.includes(" · ") ? [{ where: path, text }] : [];
    });
  });
}

function fromEscape(_: string, digits: string): string {
  return String.fromCharCode(Number.parseInt(digits, 16));
}

const said = (language: Language) => [locales, seed, code].flatMap((texts) => texts(language));

function breaches(language: Language, rules: Variant[]): string[] {
  return said(language).flatMap(({ where, text }) => {
    const own = given.reduce((rest, words) => rest.replace(words, ""), text);
    return rules
      .filter(({ variant }) => variant.test(own))
      .map(({ variant, instead }) => `${where}: "${text}" has ${variant}, say ${instead}`);
  });
}

describe.each(languages)("the words of %s", (language) => {
  const texts = said(language);

  test("are read from every place that speaks", () => {
    for (const place of ["app/i18n/locales/", "supabase/seed.sql", "app/maestro/words/"])
      expect(
        texts.some(({ where }) => where.startsWith(place)),
        place,
      ).toBe(true);
  });

  test("every term of the glossary is used in the texts", () => {
    const all = texts.map(({ text }) => text.toLowerCase().replaceAll("\u00a0", " ")).join("\n");
    const unused = Object.values(terms)
      .flat()
      .map((term) => term[language])
      .filter((word) => !all.includes(word.toLowerCase()));
    expect(unused).toEqual([]);
  });

  test("no text uses a variant that the glossary forbids", () => {
    expect(breaches(language, variants[language])).toEqual([]);
  });

  test("say nothing again that readers stumbled over", () => {
    const again = Object.entries(reworded[language]).flatMap(([what, wording]) =>
      texts
        .filter(({ text }) => wording.test(text.replaceAll("\u00a0", " ")))
        .map(({ where, text }) => `${where}: "${text}" says ${what}`),
    );
    expect(again).toEqual([]);
  });

  test("are set as the language sets them", () => {
    expect(breaches(language, typography[language])).toEqual([]);
  });
});

test("no Arabic text has a dammatan, which its letters draw almost as a damma", () => {
  expect(said("ar").filter(({ text }) => text.includes("\u064c"))).toEqual([]);
});

test("no Russian text glues a full stop to a date that has its own", () => {
  for (const { text } of locales("ru")) expect(text).not.toMatch(/г\.\.|\.\./);
});
