import { afterAll, beforeAll, expect, test } from "vitest";
import { languages } from "../../../app/i18n/languages.ts";
import ar from "../../../app/i18n/locales/ar/errors.json" with { type: "json" };
import en from "../../../app/i18n/locales/en/errors.json" with { type: "json" };
import fr from "../../../app/i18n/locales/fr/errors.json" with { type: "json" };
import ru from "../../../app/i18n/locales/ru/errors.json" with { type: "json" };
import { type Asking, type HttpShop, openHttpShop } from "../../support/http-shop.ts";

const texts = { ar, en, fr, ru };

let shop: HttpShop;
beforeAll(async () => {
  shop = await openHttpShop({ limits: true });
});
afterAll(() => shop.stop());

const email = "one.and.the.same@example.com";
const lead = { firstName: "Mina", lastName: "Haddad", email, countryCode: "SA", phone: "0501234567" };

/** Each a deed with a limit of its own, for one e-mail address or one caller's. */
const deeds: [string, string, Asking][] = [
  ["letters", "/newsletter", { form: { email } }],
  ["sign-up", "/signup", { form: lead }],
  ["magic link", "/login", { form: { email } }],
  ["password", "/login?tab=password", { form: { email, password: "not-the-word" } }],
  ["the office's password", "/login", { form: { email: `o${email}`, password: "not-the-word" }, host: "admin" }],
];

// The limiter counts by the minute, and a test may begin in one and go on in the next.
const rounds = 3;

test.each(deeds)("%s: past the limit a 429 in the visitor's language", async (_, path, asking) => {
  const form = { ...Object(asking.form) };
  let refused = [];
  for (let round = 0; round < rounds && refused.length === 0; round += 1) {
    const answers = await Promise.all(
      languages.flatMap((language) => [1, 2].map(() => shop.ask(path, { ...asking, form, language }))),
    );
    refused = answers.filter(({ status }) => status === 429);
  }
  expect(refused.length).toBeGreaterThan(0);
  for (const language of languages) {
    const { status, body, headers } = await shop.ask(path, { ...asking, form, language });
    expect(status).toBe(429);
    expect(body).toContain(texts[language].busy.body.replaceAll("'", "&#x27;"));
    expect(body).toContain(`value="${form.email}"`);
    expect(headers["retry-after"]).toBeTruthy();
    expect(headers["content-security-policy"]).toContain("default-src 'none'");
  }
});

test("another address is not held up by the first", async () => {
  expect((await shop.ask("/newsletter", { form: { email: "someone.else@example.com" } })).status).toBe(200);
});
