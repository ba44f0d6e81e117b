import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { languages } from "../../../app/i18n/languages.ts";
import { textTypes, textTypesFile } from "../../../tools/text-types.ts";

const root = new URL("../../../app/i18n/locales/", import.meta.url);
const namespaces = readdirSync(new URL("en/", root)).map((file) => file.replace(".json", ""));

type Texts = { [key: string]: string | Texts };

function read(language: string, namespace: string): Map<string, string> {
  const flat = new Map<string, string>();
  const walk = (texts: Texts, path: string) => {
    for (const [key, value] of Object.entries(texts))
      typeof value === "string" ? flat.set(path + key, value) : walk(value, `${path}${key}.`);
  };
  walk(JSON.parse(readFileSync(new URL(`${language}/${namespace}.json`, root), "utf8")), "");
  return flat;
}

test("the types of the texts' keys are those of the files: `npm run text-types` writes them", () => {
  expect(readFileSync(textTypesFile, "utf8")).toBe(textTypes());
});

test("a page in the browser has every text that its server has: no key at the top is a word of JavaScript's own", () => {
  const loaders = ["i18next.client.ts", "other-texts.client.ts"].map((file) =>
    readFileSync(new URL(`../../../app/i18n/${file}`, import.meta.url), "utf8"),
  );
  const patterns = loaders.flatMap((loader) => /\{([\w*,]+)\}\.json/.exec(loader)?.[1]?.split(",") ?? []);
  const loaded = namespaces.filter((name) =>
    patterns.some((each) => new RegExp(`^${each.replace("*", ".*")}$`).test(name)),
  );
  expect(loaded.length).toBeGreaterThan(20);
  // A module exports its keys by name, and has none of such a name.
  const reserved =
    /^(break|case|catch|class|const|continue|default|delete|do|else|enum|export|extends|false|finally|for|function|if|import|in|instanceof|let|new|null|return|static|super|switch|this|throw|true|try|typeof|var|void|while|with|yield)$/;
  for (const name of loaded) {
    const keys = Object.keys(JSON.parse(readFileSync(new URL(`en/${name}.json`, root), "utf8")));
    expect([name, keys.filter((key) => reserved.test(key))]).toEqual([name, []]);
  }
});

const plural = /_(zero|one|two|few|many|other)$/;
/** A key without its plural form; a key that merely ends in such a word is left alone. */
const stemOf = (key: string, texts: Map<string, string>) => {
  const stem = key.replace(plural, "");
  return texts.has(`${stem}_other`) ? stem : key;
};
const stems = (texts: Map<string, string>) => new Set([...texts.keys()].map((key) => stemOf(key, texts)));
const forms: Record<string, string[]> = {
  ar: ["zero", "one", "two", "few", "many", "other"],
  en: ["one", "other"],
  fr: ["one", "many", "other"],
  ru: ["one", "few", "many", "other"],
};

describe.each(namespaces)("texts of %s", (namespace) => {
  const english = read("en", namespace);

  test.each(languages)("%s has every key of English and no other", (language) => {
    expect([...stems(read(language, namespace))].sort()).toEqual([...stems(english)].sort());
  });

  test.each(languages)("%s has every plural form", (language) => {
    const texts = read(language, namespace);
    for (const key of texts.keys()) {
      const stem = stemOf(key, texts);
      if (stem === key) continue;
      expect(
        forms[language]?.filter((form) => !texts.has(`${stem}_${form}`)),
        stem,
      ).toEqual([]);
    }
  });

  test.each(languages)("%s fills the same places", (language) => {
    const places = (text: string) => [...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name]) => name).sort();
    for (const [key, text] of read(language, namespace)) {
      const source = english.get(key) ?? english.get(key.replace(plural, "_other"));
      const wanted = places(source ?? "").filter((name) => name !== "count");
      expect(
        places(text).filter((name) => name !== "count"),
        key,
      ).toEqual(wanted);
    }
  });

  test.each(["ar", "ru"])("%s leaves no English words behind", (language) => {
    for (const [key, text] of read(language, namespace)) {
      if (key.startsWith("language.")) continue;
      const words = text
        .replace(/\{\{.*?\}\}|<\/?\w+>|https?:\S+/g, "")
        .match(/\p{Script=Latin}{3,}/gu)
        ?.filter((word) => !allowed.has(word.toLowerCase()));
      expect(words ?? [], key).toEqual([]);
    }
  });

  test("nothing is empty, doubled or half-typed", () => {
    for (const language of languages)
      for (const [key, text] of read(language, namespace)) {
        expect(text.trim(), `${language} ${key}`).toBe(text);
        expect(text, `${language} ${key}`).not.toBe("");
        expect(text, `${language} ${key}`).not.toMatch(/ {2}|TODO|lorem|[٠-٩]/i);
        if (language === "fr") expect(text, key).not.toMatch(/[\p{L}\d)»] [?!;:»]|« /u);
      }
  });
});

/** Names that keep their letters in every language. */
const allowed = new Set([
  "jpeg",
  "png",
  "webp",
  "athar",
  "première",
  "deuxième",
  "product",
  "xxxxxxxxx",
  "cookie",
  "whatsapp",
  // Names of cards and of those who take them.
  "visa",
  "mastercard",
  "american",
  "express",
  "mada",
  "apple",
  "stc",
  "pay",
  "stripe",
  "moyasar",
  "csv",
  "vat",
  "ifra",
  "hedione",
  "ambroxan",
  "pdf",
  "cites",
  "aed",
  "sar",
  "edp",
  "sha",
  "json",
  "supabase",
  "cloudflare",
  "google",
  "chrome",
  "apple",
  "safari",
  // The name of an authority, as its own letters have it.
  "uae",
  "data",
  "office",
]);

test.each(languages)(
  "the waiting page names the button that is pressed again as that button is called: %s",
  (language) => {
    const show = read(language, "journey").get("ready.show") ?? "?";
    expect(read(language, "processing").get("late")).toContain(show);
  },
);

const given: Record<string, string[]> = {
  account: ["Sent! Check your email", "Name must contain letters only", "Invalid phone number for selected country"],
  contact: ["Thank you for reaching out!", "We’ll respond to you as soon as possible"],
  errors: [
    ...["Page Not Found", "This field is required", "Invalid email format", "Unexpected error, please try again"],
    ...["Password is required", "Password must be at least 6 characters", "Incorrect email or password"],
  ],
  glimpse: [
    ...["Golden Desert", "Night City", "Deep Ocean", "Classic Library", "Calm", "Confident", "Adventurous", "Dreamy"],
    ...["The Maestro is crafting your fragrance", "Your Fragrance Glimpse", "Continue Later"],
  ],
  home: ["Words of the Maestro", "The essence of your being", "Your hidden soul", "A miniature journey"],
  journey: ["Pick up to {{count}} colors", "Show result"],
  journey_message: ["No questions"],
  newsletter: ["Thank you! Successfully subscribed.", "An error occurred. Please try again"],
  press: ["Coming soon..."],
  results: ["My Custom Perfume", "Without name", "Perfect Gift", "Added to cart successfully!", "Add to cart"],
  shell: ["Admin Panel"],
  vault: ["Open Your Vault"],
};

test.each(Object.entries(given))("words that the house was given word for word stand so in %s", (namespace, words) => {
  const texts = [...read("en", namespace).values()].map((text) => text.replaceAll("\u2011", "-"));
  expect(words.filter((word) => !texts.some((text) => text.startsWith(word)))).toEqual([]);
});

test.each(languages)(
  "in %s one answer is promised to who writes, wherever it is told: within two working days",
  (language) => {
    const days = { ar: /يومَي عمل/, en: /two working days/, fr: /deux jours ouvrés/, ru: /двух рабочих дней/ }[language];
    const texts = read(language, "contact");
    for (const key of ["lead", "lead_invitation", "soon", "when", "when_invitation"])
      expect(texts.get(key), key).toMatch(days);
  },
);

test.each(languages)("in %s a perfume of the Vault has no mark of the same name as what it is called", (language) => {
  const vault = read(language, "vault");
  const marks = ["iconic", "members_only", "invite_only"].map((mark) => vault.get(`badges.${mark}`));
  expect(marks).not.toContain(undefined);
  for (const edition of ["iconic", "private"]) expect(marks).not.toContain(vault.get(`edition.${edition}`));
});
