import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { localAdmin } from "../../../supabase/local/auth/local-admin.ts";
import { type HttpShop, openHttpShop, type RequestOptions } from "../../support/http-shop.ts";

let shop: HttpShop;
beforeAll(async () => {
  shop = await openHttpShop();
});
afterAll(() => shop.stop());

describe("origins of forms", () => {
  const forms: [string, RequestOptions, number][] = [
    ["/contact", { form: {} }, 422],
    ["/language", { form: { language: "fr" } }, 303],
    ["/maestro-journey", { form: { intent: "restart" } }, 303],
    ["/contact.data", { form: {} }, 422],
    ["/measure", { form: {} }, 400],
    ["/logout", { form: {} }, 303],
  ];
  const foreign: [string, Record<string, string | undefined>][] = [
    ["cross-site", { origin: "https://evil.example" }],
    ["null", { origin: "null" }],
    ["another scheme", { origin: "https://HOST" }],
    ["a subdomain", { origin: "http://sub.HOST" }],
    ["another port", { origin: "http://shop.localhost:1" }],
    ["the admin app", { origin: "http://admin.HOST" }],
    ["missing", { origin: undefined }],
    ["missing, said to be cross-site", { origin: undefined, "sec-fetch-site": "cross-site" }],
    ["missing, said to be same-site", { origin: undefined, "sec-fetch-site": "same-site" }],
    ["missing, referred from elsewhere", { origin: undefined, referer: "https://evil.example/http://HOST/" }],
    ["foreign, said to be same-origin", { origin: "https://evil.example", "sec-fetch-site": "same-origin" }],
  ];
  const own: [string, Record<string, string | undefined>][] = [
    ["its own", {}],
    ["missing, same-origin", { origin: undefined, "sec-fetch-site": "same-origin" }],
    ["missing, referred from here", { origin: undefined, referer: "http://HOST/contact" }],
  ];
  const at = (headers: Record<string, string | undefined>) =>
    Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, value?.replace("HOST", `shop.localhost:${shop.port}`)]),
    );
  test.each(foreign)("%s is refused everywhere", async (_, headers) => {
    for (const [path, options] of forms) {
      const answer = await shop.ask(path, { ...options, headers: at(headers), language: "fr" });
      expect(answer.status, path).toBe(400);
      expect(answer.cookies, path).toEqual([]);
      expect(answer.body).toContain('lang="fr"');
    }
  });
  test.each(own)("%s passes everywhere", async (_, headers) => {
    for (const [path, options, status] of forms) {
      expect((await shop.ask(path, { ...options, headers: at(headers) })).status, path).toBe(status);
    }
  });
});

describe("where a form may send its visitor on", () => {
  const evil = [
    "//evil.example",
    "/\\evil.example",
    "https://evil.example/",
    "/%2fevil.example",
    "/%5Cevil",
    "/a.data",
    "/a\r\nb: c",
    "/\tx",
    "javascript:1",
    "",
    "/\u0000",
  ];
  test.concurrent.each(evil)("%j is not followed", async (next) => {
    for (const [path, status, fields] of [
      ["/language", 303, { language: "fr" }],
      ["/currency", 303, { currency: "SAR" }],
      ["/welcome", 302, {}],
    ] as const) {
      const { headers, ...answer } = await shop.ask(path, { form: { ...fields, next } });
      expect(answer.status, path).toBe(status);
      expect(headers.location, path).toMatch(/^\/(home)?$/);
    }
    const address = `/login?${new URLSearchParams({ tab: "password", next })}`;
    const hosts = ["shop", "admin"] as const;
    for (const { headers } of await Promise.all(hosts.map((host) => shop.ask(address, { form: localAdmin, host }))))
      expect(headers.location).toMatch(/^\/(home)?$/);
    const { body } = await shop.ask(`/welcome?${new URLSearchParams({ next })}`, { welcomed: false });
    expect(body).not.toContain("evil");
  });
  test("a page of the shop is", async () => {
    const { headers } = await shop.ask("/language", { form: { language: "fr", next: "/maestro-vault?page=2" } });
    expect(headers.location).toBe("/maestro-vault?page=2");
  });
});
