// What stands in the database and in TypeScript or the shop's texts says the same in both.
import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect } from "vitest";
import { bulkTransitions } from "../../../app/admin/orders/bulk-transitions.ts";
import { cleanEmail, emailPattern } from "../../../app/forms/email.ts";
import { perfumeNameError } from "../../../app/forms/perfume-name.ts";
import { cleanLine, limits } from "../../../app/forms/text.ts";
import { fold } from "../../../app/i18n/fold.ts";
import { graphemes } from "../../../app/i18n/graphemes.ts";
import { languages } from "../../../app/i18n/languages.ts";
import { supabaseDirectory } from "../../../supabase/local/paths.ts";
import { test } from "../../support/backend.ts";

const locales = resolve(import.meta.dirname, "../../../app/i18n/locales");

/** The text of a key in a language's namespace, all its nested texts joined. */
function textOf(language: string, namespace: string, ...path: string[]): string {
  const texts: unknown = JSON.parse(readFileSync(resolve(locales, language, `${namespace}.json`), "utf8"));
  const found = path.reduce<unknown>(
    (part, key) => Object.entries(part ?? {}).find(([name]) => name === key)?.[1],
    texts,
  );
  if (found === undefined) throw new Error(`${language}: ${namespace} has no ${path.join(".")}`);
  return JSON.stringify(found);
}

test("the database has the shop's languages, the default first, and lists them once", async ({ backend }) => {
  const [row] = await backend.sql<{ languages: string[] }>("select private.languages() as languages");
  expect(row?.languages).toEqual(languages);
  const schemas = resolve(supabaseDirectory, "schemas");
  const lists = readdirSync(schemas).flatMap((file) =>
    [...readFileSync(resolve(schemas, file), "utf8").matchAll(/^.*'ar'.*'fr'.*$|^.*coalesce\([^;]*'ar'\).*$/gm)].map(
      ([line]) => `${file}: ${line.trim()}`,
    ),
  );
  expect(lists).toEqual(["texts.sql: select array['ar', 'en', 'fr', 'ru']"]);
});

test("every move that the list of orders makes by one press is a row of the moves that an order may make", async ({
  backend,
}) => {
  const rows = await backend.sql<{ from_state: string; to_state: string; needs_note: boolean }>(
    "select from_state, to_state, needs_note from private.order_moves",
  );
  const moves = new Set(rows.filter((row) => !row.needs_note).map((row) => `${row.from_state} ${row.to_state}`));
  const pressed = [...bulkTransitions].map(([from, to]) => `${from} ${to}`);
  expect(pressed.length).toBeGreaterThan(0);
  expect(pressed.filter((move) => !moves.has(move))).toEqual([]);
});

test.for(languages)(
  "the texts in %s promise a discovery set's credit for as many days as it is given",
  async (language, { backend }) => {
    const [row] = await backend.sql<{ days: number }>("select private.days_of_credit() as days");
    const days = new RegExp(`\\b${row?.days}\\s(?:يومًا|days|jours|дней)`);
    const read = (namespace: string) => readFileSync(resolve(locales, language, `${namespace}.json`), "utf8");
    for (const namespace of ["home", "why"]) expect(read(namespace), namespace).toMatch(days);
  },
);

/** Of the numbers that the database may have, the words of the texts. */
const numberWords: Record<number, Record<string, RegExp>> = {
  2: { ar: /قارورتان/, en: /two/, fr: /deux/i, ru: /двух/ },
  12: { ar: /اثنا عشر/, en: /twelve/, fr: /douze/, ru: /двенадцат/ },
};

test.for(languages)(
  "the texts in %s name as many editions and unpaid bottles as there may be",
  async (language, { backend }) => {
    const [row] = await backend.sql<{ editions: number; unpaid: number }>(
      "select private.max_editions() as editions, private.max_unpaid() as unpaid",
    );
    const wordOf = (number = 0) => numberWords[number]?.[language] ?? /no word for it here/;
    expect(textOf(language, "told", "editions_full")).toMatch(wordOf(row?.editions));
    expect(textOf(language, "editions", "preview", "full", "title")).toMatch(wordOf(row?.editions));
    expect(textOf(language, "own", "changed", "too_many_unpaid")).toMatch(wordOf(row?.unpaid));
  },
);

/** The times of the privacy page that are days, and the functions that keep to them. */
const kept = [
  ["time_log", "private.purge", "400 days"],
  ["time_journey", "private.purge", "30 days"],
  ["time_account", "private.purge", "30 days"],
  ["time_speed", "private.purge_measurements", "- 28"],
  ["time_links", "public.save_lead", "7 days"],
  ["time_orders", "private.is_over", "30 days"],
] as const;

test.for(kept)("the privacy page's %s is that of %s", async ([key, name, interval], { backend }) => {
  const [row] = await backend.sql<{ source: string }>("select prosrc as source from pg_proc where oid = $1::regproc", [
    name,
  ]);
  expect(row?.source).toContain(interval);
  const [days = ""] = /\d+/.exec(interval) ?? [];
  const words = { ar: /ثلاثين يومًا/, en: /thirty days/, fr: /trente jours/, ru: /тридцать дней/ };
  for (const language of ["ar", "en", "fr", "ru"] as const) {
    const text = textOf(language, "legal", "privacy", key);
    const isSaid = new RegExp(`\\b${days}\\b`).test(text) || (days === "30" && words[language].test(text));
    expect(isSaid, `${language}: ${text}`).toBe(true);
  }
});

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));

test("a text is folded for a search in the database as in the shop", async ({ backend }) => {
  const signs = [
    range(0x20, 0x52f),
    range(0x590, 0x6ff),
    range(0x1e00, 0x206f),
    range(0xfb50, 0xfdff),
    range(0xfe70, 0xffdc),
  ];
  const texts = [
    ...signs.flat().filter((sign) => !/\p{Cn}/u.test(sign)),
    ...[
      "إيمان الأَحْمَدي",
      "عُمان",
      "علی\u200cرضا",
      "O‘Brien\u2011Ward",
      "İstanbul Straße",
      " Пётр  Семёнов\n",
      "ΝΙΚΟΣ",
      "٠٥٠ ۱۲",
    ],
  ];
  const rows = await backend.sql<{ text: string; folded: string }>(
    "select text, private.fold(text) as folded from unnest($1::text[]) with ordinality as each (text, number) order by number",
    [texts],
  );
  expect(
    rows.filter(({ text, folded }) => fold(text) !== folded).map(({ text, folded }) => [text, fold(text), folded]),
  ).toEqual([]);
  expect(rows.slice(-8).map(({ folded }) => folded)).toEqual([
    ...["ايمان الاحمدي", "عمان", "عليرضا", "obrien-ward", "istanbul strasse", "петр семенов", "νικοσ", "050 12"],
  ]);
});

test("an e-mail address that a form takes is one in the database, and no other", async ({ backend }) => {
  const boxes = [
    "a&b",
    "user=host",
    "d/e",
    "x!y",
    "~t",
    "#1",
    "a..b",
    "user.",
    "o'hara",
    "a".repeat(64),
    "a".repeat(65),
    "a b",
    "иван",
    "",
  ];
  const domains = [
    "example.com",
    "почта.рф",
    "xn--80a1acny.xn--p1ai",
    "b",
    "127.0.0.1",
    "-a.com",
    "a-.com",
    "a..com",
    "a.c",
    "x@y.com",
  ];
  const emails = boxes.flatMap((box) => domains.map((domain) => cleanEmail(`${box}@${domain}`)));
  const rows = await backend.sql<{ email: string; taken: boolean }>(
    "select email, private.is_email(email) as taken from unnest($1::text[]) as email",
    [emails],
  );
  expect(rows.filter(({ email, taken }) => emailPattern.test(email) !== taken)).toEqual([]);
  expect(rows.filter(({ taken }) => taken)).toHaveLength(30);
});

test("a perfume may have every name of thirteen characters, whatever each is made of", async ({ backend }) => {
  const longest = limits.customName;
  const names = ["n", "👨‍👩‍👧‍👦", "👩🏽‍❤️‍💋‍👨🏿", `ن${"\u064b".repeat(30)}`, `👨${"\u200d👨".repeat(15)}`].map((sign) =>
    sign.repeat(longest),
  );
  const rows = await backend.sql<{ name: string; taken: boolean }>(
    "select name, private.is_perfume_name(name) as taken from unnest($1::text[]) as name",
    [names],
  );
  expect(rows.map(({ name, taken }) => [graphemes(name), taken])).toEqual(names.map(() => [longest, true]));
  const [heap] = await backend.sql<{ taken: boolean }>("select private.is_perfume_name($1) as taken", [
    `a${"\u0301".repeat(longest * 32)}`,
  ]);
  expect(heap?.taken).toBe(false);
});

test("a sign is no name of a perfume in the database where it is none in the shop, and all else is one", async ({
  backend,
}) => {
  const signs = [...range(0x20, 0xd7ff), ...range(0xf900, 0xffff), ...range(0x1f000, 0x1faff)].filter(
    (sign) => !/\p{Cn}/u.test(sign) && cleanLine(`a${sign}a`) === `a${sign}a`.normalize("NFC").replace(/\s+/g, " "),
  );
  const rows = await backend.sql<{ sign: string; taken: boolean }>(
    "select sign, private.is_perfume_name(sign) as taken from unnest($1::text[]) as sign",
    [signs],
  );
  const ofShop = /[\p{Script=Latin}\p{Script=Arabic}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]/u;
  const isTaken = (sign: string) => perfumeNameError(sign) === null;
  // Of other scripts the database takes signs too, but never refuses what the shop takes.
  const wrong = rows.filter(({ sign, taken }) => taken !== isTaken(sign) && (ofShop.test(sign) || !taken));
  expect(wrong).toEqual([]);
  expect(rows.filter(({ taken }) => !taken).length).toBeGreaterThan(1000);
});
