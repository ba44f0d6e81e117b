import { expect, test } from "vitest";
import { isLaterPage, isSlug } from "../../../app/backend/vault-addresses.ts";
import { hostsOf } from "../../../app/http/hosts.ts";
import { pageKey } from "../../../app/http/page-cache.ts";
import { currencyOf, likelyCountry } from "../../../app/http/request/market.ts";
import type { Language } from "../../../app/i18n/languages.ts";

const pages = [
  { path: "/tips", handle: { cache: {} } },
  { path: "/maestro-vault", handle: { cache: { parameters: { page: isLaterPage } } } },
  { path: "/showcase", handle: { cache: { prices: true as const } } },
  { path: "/product/:key", handle: { cache: { segment: isSlug } } },
  { path: "/maestro-journey", handle: { hydrate: true } },
];

const key = (address: string, init?: RequestInit, deployment = "d1", language: Language = "ar") => {
  const request = new Request(new URL(address, "https://athar.example"), init);
  const url = new URL(request.url);
  return pageKey(request, url, { info: { language }, pages, deployment, hosts: hostsOf("athar.example") });
};

test("a page is shared by scheme, host, path, language, currency and deployment", () => {
  const arabic = key("/tips");
  expect(arabic).not.toBeNull();
  expect(key("/tips", {}, "d1", "fr")).not.toBe(arabic);
  expect(key("/tips", { headers: { cookie: "__Host-athar-currency=SAR" } })).not.toBe(arabic);
  expect(key("/tips", {}, "d2")).not.toBe(arabic);
  expect(key("http://athar.example/tips")).not.toBe(arabic);
  expect(key("/product/rose-of-taif")).not.toBe(key("/product/golden-hour"));
});

test.each(["https://evil.example/tips", "https://athar.example:8443/tips", "https://www.athar.example/tips"])(
  "%s, which is not the shop's own host, is never shared",
  (address) => expect(key(address)).toBeNull(),
);

test("on a developer's machine the shop is shared at any port", () => {
  const url = new URL("http://shop.localhost:8787/tips");
  const at = (shopHost: string) =>
    pageKey(new Request(url), url, { info: { language: "en" }, pages, deployment: "d1", hosts: hostsOf(shopHost) });
  expect(at("shop.localhost")).not.toBeNull();
  expect(at("boutique.localhost")).toBeNull();
  expect(at("athar.example")).toBeNull();
});

test("headers and cookies of a visitor do not change the key of a page", () => {
  const headers = { "user-agent": "x", referer: "https://evil.example/", "x-forwarded-host": "evil.example" };
  expect(key("/tips", { headers })).toBe(key("/tips"));
  expect(key("/tips", { headers: { cookie: "__Host-athar-currency=<script>; other=1" } })).toBe(key("/tips"));
});

test("how much is in the cart counts, what is in it does not", () => {
  const cart = (text: string) => key("/tips", { headers: { cookie: `__Host-cart=${text}` } });
  const [one, other] = ["5ce7d000-0000-4000-8000-000000000001", "5ce7d000-0000-4000-8000-000000000002"];
  expect(cart(`premiere.1.${one}`)).not.toBe(key("/tips"));
  expect(cart(`premiere.1.${one}`)).toBe(cart(`vault.1.${other}`));
  expect(cart("premiere.7.x~<script>")).toBe(key("/tips"));
});

test("the prices that were seen count where a page depends on them", () => {
  const seen = { headers: { cookie: "__Host-prices=results" } };
  expect(key("/showcase", seen)).not.toBe(key("/showcase"));
  expect(key("/showcase", { headers: { cookie: "__Host-prices=free" } })).toBe(key("/showcase"));
  expect(key("/tips", seen)).toBe(key("/tips"));
});

test("a visitor's country counts, known and likely apart, and makes no keys of its own", () => {
  const from = (country: string) => key("/tips", { headers: { "cf-ipcountry": country } });
  expect(from("QA")).not.toBe(from("KW"));
  expect(from("evil key")).toBe(from("T1"));
  expect(from("QA")).toBe(key("/tips", { headers: { "cf-ipcountry": "SA", cookie: "__Host-athar-country=QA" } }));
  expect(from("FR")).not.toBe(key("/tips", { headers: { "accept-language": "fr-FR" } }));
  expect(key("/tips", { headers: { "accept-language": "xx-XX" } })).toBe(key("/tips"));
});

test("country and currency are one guess: of the choice, the edge, the browser's languages, and none of a language alone", () => {
  const guess = (headers: Record<string, string>) => {
    const request = new Request("https://athar.example/", { headers });
    return `${likelyCountry(request)} ${currencyOf(request)}`;
  };
  expect(guess({})).toBe("undefined AED");
  expect(guess({ "accept-language": "ru,ar;q=0.8" })).toBe("undefined AED");
  expect(guess({ "accept-language": "en-US,en;q=0.9" })).toBe("undefined AED");
  expect(guess({ "accept-language": "ar-SA,ar;q=0.9,en-US;q=0.8" })).toBe("SA SAR");
  expect(guess({ "cf-ipcountry": "SA", "accept-language": "fr-FR" })).toBe("SA SAR");
  expect(guess({ "cf-ipcountry": "DE", "accept-language": "fr-FR" })).toBe("FR AED");
  expect(guess({ "cf-ipcountry": "KW", cookie: "__Host-athar-country=SA" })).toBe("SA SAR");
  expect(guess({ "cf-ipcountry": "SA", cookie: "__Host-athar-currency=AED" })).toBe("SA AED");
});

test("a page number counts on the Vault's list alone", () => {
  expect(key("/maestro-vault?page=2")).not.toBe(key("/maestro-vault"));
  expect(key("/tips?page=2")).toBeNull();
});

test.each([
  "/maestro-journey",
  "/login",
  "/tips?x=1",
  "/tips?lang=fr",
  `/tips?lang=${"x".repeat(12_000)}`,
  "/maestro-vault?page=1e9",
  "/maestro-vault?page=1",
  "/maestro-vault?page=02",
  "/maestro-vault?page=2&page=3",
  "/maestro-vault?page=2&x=1",
  "/tips.data",
  "/TIPS",
  "/tips/",
  "//tips",
  "/t%69ps",
  "/product/",
  "/product/a/b",
  "/product/GOLDEN-HOUR",
  "/PRODUCT/golden-hour",
  "/product/golden%2Dhour",
  "/product/golden-hour/",
  "/Product/g%6Flden-hour/",
  "/product/golden-hour.data",
  "/product/golden--hour",
  "/product/-golden-hour",
  "/product/golden_hour",
  `/product/${"x".repeat(81)}`,
])("%s is never shared", (address) => expect(key(address)).toBeNull());

test("a post is never shared", () => expect(key("/tips", { method: "POST" })).toBeNull());
