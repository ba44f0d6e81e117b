import { expect, test } from "vitest";
import { pageKey } from "../../../app/http/page-cache.ts";

const key = (address: string, init?: RequestInit, deployment = "d1") => {
  const request = new Request(`https://athar.example${address}`, init);
  return pageKey(request, new URL(request.url), deployment);
};

test("content pages are kept by host, path, language, currency and deployment", () => {
  const arabic = key("/tips");
  expect(arabic).toContain("d1 athar.example /tips");
  expect(key("/tips", { headers: { "accept-language": "fr" } })).not.toBe(arabic);
  expect(key("/tips", { headers: { cookie: "__Host-athar-currency=SAR" } })).not.toBe(arabic);
  expect(key("/tips", {}, "d2")).not.toBe(arabic);
  expect(key("/maestro-vault?page=2")).not.toBe(key("/maestro-vault"));
});

test.each([
  "/maestro-journey",
  "/results?sid=1",
  "/login",
  "/tips?x=1",
  "/maestro-vault?page=1e9",
  "/product/a%2fb",
  "/tips.data",
])("%s is never shared", (address) => expect(key(address)).toBeNull());

test("a post is never shared", () => expect(key("/tips", { method: "POST" })).toBeNull());
