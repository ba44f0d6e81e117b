import { readdirSync, readFileSync } from "node:fs";
import i18next from "i18next";
import { beforeAll, describe, expect, test } from "vitest";
import { languages } from "../../../app/i18n/languages.ts";
import { i18nextOptions } from "../../../app/i18n/options.ts";
import { createInstance } from "../../../app/i18n/reader.ts";

const root = new URL("../../../app/i18n/locales/", import.meta.url);
const namespaces = readdirSync(new URL("en/", root)).map((file) => file.replace(".json", ""));
const read = (language: string, namespace: string) =>
  JSON.parse(readFileSync(new URL(`${language}/${namespace}.json`, root), "utf8"));

function keysOf(texts: object, path = ""): string[] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === "string" ? [path + key] : keysOf(value, `${path}${key}.`),
  );
}

const counts = [0, 1, 2, 3, 5, 10, 11, 21, 22, 25, 100, 101, 111, 1000, 1_000_000];

describe.each(languages)("the reader in %s", (language) => {
  const t = i18next.createInstance();
  const browser = createInstance();

  beforeAll(async () => {
    const resources = {
      [language]: Object.fromEntries(namespaces.map((namespace) => [namespace, read(language, namespace)])),
    };
    await t.init({ ...i18nextOptions, lng: language, resources });
    browser.use({ type: "backend", read: (tongue, namespace, done) => done(null, read(tongue, namespace)) });
    await browser.init({ lng: language, ns: namespaces });
  });

  test.each(namespaces)("answers as i18next does for every text of %s", (namespace) => {
    const theirs = (key: string, options: object) => String(Reflect.apply(t.t, t, [`${namespace}:${key}`, options]));
    const ours = browser.getFixedT(language, namespace);
    const plain = { name: "Noura", email: "a@b.example", page: "2", total: 3, percent: 40 };
    for (const key of keysOf(read(language, namespace))) {
      const stem = key.replace(/_(zero|one|two|few|many|other)$/, "");
      expect(ours(key, plain)).toBe(theirs(key, plain));
      for (const count of counts) expect(ours(stem, { ...plain, count })).toBe(theirs(stem, { ...plain, count }));
    }
  });

  test("says a missing key, reads another namespace, and knows what exists", () => {
    const ours = browser.getFixedT(language, "errors");
    expect(ours("no.such.key")).toBe("no.such.key");
    expect(ours("common:back")).toBe(t.t("common:back"));
    expect(browser.exists("required", { ns: "errors" })).toBe(true);
    expect(browser.exists("nothing", { ns: "errors" })).toBe(false);
  });
});
