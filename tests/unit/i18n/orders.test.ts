import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { letterKinds } from "../../../app/backend/order-values.ts";
import { languages } from "../../../app/i18n/languages.ts";

type Texts = { [key: string]: string | Texts };

function read(language: string, namespace: string, ...path: string[]): Record<string, string> {
  const url = new URL(`../../../app/i18n/locales/${language}/${namespace}.json`, import.meta.url);
  const found = path.reduce<Texts | string | undefined>(
    (texts, key) => (typeof texts === "object" ? texts[key] : texts),
    JSON.parse(readFileSync(url, "utf8")),
  );
  return Object.fromEntries(
    Object.entries(found ?? {}).flatMap(([key, text]) => (typeof text === "string" ? [[key, text]] : [])),
  );
}

/** The name, the address, the e-mail address, the phone number, the gift, their end, the invoices and the law. */
const kept = {
  ar: [/الاسم/, /العنوان/, /البريد الإلكتروني/, /الهاتف/, /الهدية/, /محوها/, /الفواتير/, /النظام/],
  en: [/name/, /address/, /e-mail address/, /phone number/, /gift/, /erased/, /invoices/, /law/],
  fr: [/nom/, /adresse/, /adresse e-mail/, /téléphone/, /cadeau/, /effacer/, /factures/, /loi/],
  ru: [/имя/, /адрес/, /адрес почты/, /телефон/, /подарка/, /удалить/, /счета/, /закон/],
};

describe.each(languages)("an order in %s", (language) => {
  test.each(["premiere", "deuxieme"])("is told to the house by the name its buyer sees: %s", (variant) => {
    const { [variant]: shown = "?" } = read(language, "results", "product");
    const { [variant]: told } = read(language, "admin_orders", "kind");
    expect(told?.startsWith(shown), `${told} for ${shown}`).toBe(true);
  });

  test("has letters whose subjects begin with its number and say each thing once", () => {
    const subjects = Object.entries(read(language, "order", "letter", "subject"));
    expect(subjects.map(([kind]) => kind).sort()).toEqual([...letterKinds].sort());
    for (const [kind, subject] of subjects) {
      expect(subject, kind).toMatch(/^\p{L}+ \{\{number\}\} · [^:{}]+$/u);
      const words = subject.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
      expect(words.length, subject).toBe(new Set(words).size);
    }
  });

  test("is thanked for once, by what heads its page and its letters", () => {
    const thanks = /شكرًا|thank|merci|спасибо/i;
    const headings = { ...read(language, "order", "heading"), ...read(language, "order", "letter") };
    for (const key of ["received", "received_paid", "paid_heading"]) expect(headings[key], key).toMatch(thanks);
    const parts = ["now", "money", "card", "transfer", "keep", "credit", "return", "cancel", "failed"];
    const letter = Object.entries(read(language, "order", "letter")).filter(([key]) => !key.endsWith("_heading"));
    for (const [key, text] of [...parts.flatMap((part) => Object.entries(read(language, "order", part))), ...letter])
      expect(text, key).not.toMatch(thanks);
  });

  test("has a hint below its country that is sentences", () => {
    const { delivery_fee, delivery_free, country_open } = read(language, "own", "what");
    for (const text of [delivery_fee, delivery_free, country_open, read(language, "delivery", "country").gift])
      expect(text).toMatch(/\.$/);
  });

  test("is placed under the same promise of what is kept of it", () => {
    const { kept: promise = "" } = read(language, "own", "review");
    for (const part of kept[language]) expect(promise).toMatch(part);
  });
});
