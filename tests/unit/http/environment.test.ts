import { expect, test } from "vitest";
import { environmentOf, problemsOf, variables } from "../../../app/http/environment.ts";
import { placeholdersIn } from "../../../app/shop/placeholders.ts";
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
        new Error("SESSIONS: the KV namespace is not bound"),
      ],
    }),
  );
});

const problemsWith = (facts: object) =>
  problemsOf(variables, { ...deployedVariables, HOUSE: { ...deployedHouse, ...facts } }, { deployed: true });

test("a whole house is taken, with an account or without", () => {
  expect(problemsWith({})).toEqual([]);
  expect(problemsWith({ bank, vat: "310099887700003" })).toEqual([]);
});

test.each([
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
  expect(problemsWith(facts)).toEqual([expect.stringMatching(new RegExp(`^${path}: `))]);
});

test.each([
  "FILL IN: the key",
  "EXAMPLE 1010000000",
  "SA0380000000608010167519",
  "Athar <letters@your-shop.example>",
  "http://127.0.0.1:54321",
  "http://localhost",
  "shop.localhost",
  "https://www.example.com/a",
])("%s is a placeholder, and what it says is not repeated", (value) => {
  const [found] = placeholdersIn({ a: [{ b: value }] });
  expect(found?.path).toBe("a.0.b");
  expect(found?.wanted).not.toContain(value);
});

test.each(["https://localhost-perfumes.com", "atelier@athar.shop", "For example.", "latest", "10.127.0.0.1x", "test"])(
  "%s is none",
  (value) => expect(placeholdersIn(value)).toEqual([]),
);
