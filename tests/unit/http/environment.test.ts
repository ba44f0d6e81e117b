import { expect, test } from "vitest";
import { environmentOf, problemOfHookSecrets, problemsOf, variables } from "../../../app/http/environment.ts";
import { placeholdersIn } from "../../../app/shop/placeholders.ts";
import { backendDeadline } from "../../../app/shop/timings.ts";
import { bank, deployedHouse, deployedVariables } from "../../support/deployment.ts";

test("a Worker without its variables names every one that is missing or malformed", () => {
  // What a deployment with a forgotten variable hands over; no real namespace has fewer methods.
  const bindings: unknown = { SUPABASE_URL: "nowhere" };
  const start = () => Reflect.apply(environmentOf, undefined, [bindings]);
  expect(start).toThrow(
    expect.objectContaining({
      errors: [
        new Error("SHOP_HOST: is missing"),
        new Error("SUPABASE_URL: no address"),
        new Error("SUPABASE_PUBLISHABLE_KEY: is missing"),
        new Error("HOUSE: is missing"),
        new Error("SUPABASE_WORKER_TOKEN: is missing"),
        new Error("SIGNING_KEYS: is missing"),
        new Error("SESSIONS: is not bound"),
        new Error("LIMIT_BY_ADDRESS: is not bound"),
        new Error("LIMIT_BY_WIDE_NETWORK: is not bound"),
        new Error("LIMIT_BY_ACCOUNT: is not bound"),
        new Error("LIMIT_AT_AUTH: is not bound"),
        new Error("LIMIT_OF_JOURNEYS: is not bound"),
      ],
    }),
  );
});

test("a deployment waits for the backend less than the three seconds that a visitor does", () => {
  expect(variables.parse(deployedVariables).BACKEND_DEADLINE).toBe(backendDeadline);
  expect(backendDeadline).toBeLessThan(3000);
});

const problemsWith = (facts: object) =>
  problemsOf(variables, { ...deployedVariables, HOUSE: { ...deployedHouse, ...facts } }, { deployed: true }).map(
    ({ path, message }) => `${path}: ${message}`,
  );

test("a whole house is taken, with an account or without", () => {
  expect(problemsWith({})).toEqual([]);
  expect(problemsWith({ bank, vat: "310099887700003" })).toEqual([]);
});

const email = deployedHouse.email;

test.each([
  ["Germany's published example", { bank: { ...bank, iban: "DE89 3704 0044 0532 0130 00" } }, "HOUSE.bank.iban"],
  ["the example that everybody copies", { bank: { ...bank, iban: "GB82 WEST 1234 5698 7654 32" } }, "HOUSE.bank.iban"],
  ["Oman's published example", { bank: { ...bank, iban: "OM810180000001299123456" } }, "HOUSE.bank.iban"],
  [
    "an IBAN too short for its country, whose digits fit",
    { bank: { ...bank, iban: "SA04 2000 0001 2345 6789 12" } },
    "HOUSE.bank.iban",
  ],
  ["one too long, whose digits fit", { bank: { ...bank, iban: "AE240351234567890123456789" } }, "HOUSE.bank.iban"],
  ["a seller still to do", { seller: { ...deployedHouse.seller, en: "TODO" } }, "HOUSE.seller.en"],
  [
    "a seller in the words of the manual",
    { seller: { ...deployedHouse.seller, en: "To be filled in" } },
    "HOUSE.seller.en",
  ],
  ["a database to be named", { database: { ...deployedHouse.database, fr: "à compléter…" } }, "HOUSE.database.fr"],
  ["a name in brackets", { seller: { ...deployedHouse.seller, fr: "<raison sociale>" } }, "HOUSE.seller.fr"],
  ["a registration of blanks", { registration: "   " }, "HOUSE.registration"],
  ["a number counted up", { registration: "1234567890" }, "HOUSE.registration"],
  ["a number that says only FILL IN", { vat: "FILL IN" }, "HOUSE.vat"],
  ["a mailbox at your.shop", { email: { ...email, house: "atelier@your.shop" } }, "HOUSE.email.house"],
  [
    "an IBAN with two digits exchanged",
    { bank: { ...bank, iban: bank.iban.replace("1234", "1243") } },
    "HOUSE.bank.iban",
  ],
  ["an IBAN that is none", { bank: { ...bank, iban: "1" } }, "HOUSE.bank.iban"],
  ["half an account", { bank: { holder: bank.holder, iban: bank.iban } }, "HOUSE.bank.swift"],
  ["a seller in three languages", { seller: { ...deployedHouse.seller, ru: "" } }, "HOUSE.seller.ru"],
  ["letters from nobody", { email: { ...deployedHouse.email, sender: "Athar" } }, "HOUSE.email.sender"],
  ["a misspelt fact", { registraton: "1010998877" }, "HOUSE"],
])("%s is refused by its name", (_, facts, path) => {
  expect(problemsWith(facts)).toEqual([expect.stringMatching(new RegExp(`^${path}: \\w+`))]);
});

const { seller, database } = deployedHouse;

test.each([
  ["Arabic pages", { seller: { ...seller, ar: seller.en } }, "HOUSE.seller.ar: wanted is a text in Arabic letters"],
  ["Russian pages", { seller: { ...seller, ru: seller.en } }, "HOUSE.seller.ru: wanted is a text in Cyrillic letters"],
  ["English pages", { seller: { ...seller, en: seller.ar } }, "HOUSE.seller.en: wanted is a text in Latin letters"],
  ["French pages", { seller: { ...seller, fr: seller.ru } }, "HOUSE.seller.fr: wanted is a text in Latin letters"],
  [
    "a privacy text",
    { database: { ...database, ar: "Frankfurt" } },
    "HOUSE.database.ar: wanted is a text in Arabic letters",
  ],
])("%s do not name the seller in letters that their readers do not read", (_, facts, said) =>
  expect(problemsWith(facts)).toEqual([said]),
);

test("a name of a company in Latin letters may stand in an Arabic one's text, and French may repeat the English", () => {
  const named = { ...seller, ar: `${seller.ar} (Athar Perfumes LLC)`, fr: seller.en };
  expect(problemsWith({ seller: named })).toEqual([]);
});

test.each([
  ["a port behind its host", { SHOP_HOST: "athar.internal:8443" }, "SHOP_HOST"],
  ["a host of one word", { SHOP_HOST: "athar" }, "SHOP_HOST"],
  ["this machine's host", { SHOP_HOST: "shop.localhost" }, "SHOP_HOST"],
  ["the database's secret key", { SUPABASE_PUBLISHABLE_KEY: "sb_secret_0123456789abcdef" }, "SUPABASE_PUBLISHABLE_KEY"],
  ["the manual's key", { SUPABASE_PUBLISHABLE_KEY: "sb_publishable_xxxxxxxxxxxxxxxx" }, "SUPABASE_PUBLISHABLE_KEY"],
  ["a key still to be filled in", { SUPABASE_PUBLISHABLE_KEY: "FILL IN: the key" }, "SUPABASE_PUBLISHABLE_KEY"],
  ["a backend that is asked in the clear", { SUPABASE_URL: "http://backend.athar.internal" }, "SUPABASE_URL"],
  ["a path behind a service", { STRIPE_API_URL: "https://stripe.athar.internal/v1" }, "STRIPE_API_URL"],
  ["limits that are off", { RATE_LIMITS: "off" }, "RATE_LIMITS"],
  ["a deadline of the tests", { BACKEND_DEADLINE: 15_000 }, "BACKEND_DEADLINE"],
])("a deployment with %s is refused by that name alone", (_, wrong, name) =>
  expect(problemsOf(variables, { ...deployedVariables, ...wrong }, { deployed: true }).map(({ path }) => path)).toEqual(
    [name],
  ),
);

const key = (bytes: number) => Buffer.alloc(bytes, "key").toString("base64");

test.each([
  ["nothing", "", "is empty"],
  ["what an emptied pipe leaves", "\n", "is empty"],
  ["the key alone", key(32), "wants v1,whsec_ and a key in base64"],
  ["a key without its version", `whsec_${key(32)}`, "wants v1,whsec_ and a key in base64"],
  ["the prefix alone", "v1,whsec_", "wants v1,whsec_ and a key in base64"],
  ["a key that is too short", `v1,whsec_${key(16)}`, "wants v1,whsec_ and a key in base64"],
  [
    "a key of whose base64 the end is missing",
    `v1,whsec_${key(32).slice(0, -2)}`,
    "wants v1,whsec_ and a key in base64",
  ],
  ["signs that look like a key", `v1,whsec_${"=".repeat(44)}`, "wants v1,whsec_ and a key in base64"],
  ["one key of two", `v1,whsec_${key(32)}|`, "is empty"],
  ["one and a comma too many", `v1,whsec_${key(32)},v1,whsec_${key(32)}`, "wants v1,whsec_ and a key in base64"],
])("%s is no secret of the hook", (_, text, problem) => expect(problemOfHookSecrets(text)).toBe(problem));

test("a secret of the hook is one key of 24 to 64 bytes, or two of them", () => {
  for (const bytes of [24, 32, 33, 64]) expect(problemOfHookSecrets(`v1,whsec_${key(bytes)}`)).toBeUndefined();
  expect(problemOfHookSecrets(`v1,whsec_${key(32)}|v1,whsec_${key(24)}`)).toBeUndefined();
});

test.each([
  "FILL IN: the key",
  "EXAMPLE 1010000000",
  "+966 50 000 0000",
  "SA0380000000608010167519",
  "Athar <letters@your-shop.example>",
  "http://127.0.0.1:54321",
  "http://localhost",
  "shop.localhost",
  "https://www.example.com/a",
  "shop.example.co.uk",
  "staging.your-shop.com",
  "www.yourdomain.com",
  "https://your-project.supabase.co",
  "shop.local",
  "203.0.113.7",
  "http://[::1]:54321",
  "change me",
])("%s is a placeholder, and what it says is not repeated", (value) => {
  const [found] = placeholdersIn({ a: [{ b: value }] });
  expect(found?.path).toBe("a.0.b");
  expect(found?.wanted).not.toContain(value);
});

test.each([
  "https://localhost-perfumes.com",
  "atelier@athar.shop",
  "For example.",
  "latest",
  "10.127.0.0.1x",
  "test",
  "1010998877",
  "n/TODO+n/A=",
  "Your shop",
])("%s is no placeholder", (value) => expect(placeholdersIn(value)).toEqual([]));
