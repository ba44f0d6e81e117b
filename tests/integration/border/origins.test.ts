import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { localAdmin } from "../../../supabase/local/auth/local-admin.ts";
import { signedJourney } from "../../support/bindings.ts";
import { finishedSession } from "../../support/fault-forms.ts";
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
    ["/maestro/restart", { form: {} }, 303],
    ["/contact.data", { form: {} }, 422],
    ["/measure", { form: {} }, 400],
    ["/maestro-journey/things", { form: { query: "oud" } }, 200],
    ["/logout", { form: {} }, 303],
  ];
  const foreign: [string, Record<string, string | undefined>][] = [
    ["cross-site", { origin: "https://evil.example" }],
    ["null", { origin: "null" }],
    ["null, said to be cross-site", { origin: "null", "sec-fetch-site": "cross-site" }],
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
    ["null, same-origin", { origin: "null", "sec-fetch-site": "same-origin" }],
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

describe("who knows a session's id from an address", () => {
  test("sees the perfume, but reads no answer and writes nothing", async () => {
    const session = await finishedSession(shop);
    const other = await finishedSession(shop);
    const rows = () =>
      shop.backend.sql("select * from private.maestro_results where session_id = $1 order by id", [session]);
    const before = await rows();
    const [question] = await shop.backend.sql<{ id: string }>(
      "select id from public.maestro_questions order by order_index limit 1",
    );
    const results = `/results?sid=${session}`;
    const owner = await shop.ask(results, { cookies: { maestro_session_id: session } });
    expect(owner.body).toContain("custom_name");
    expect((await shop.ask("/analyze", { cookies: { maestro_session_id: session } })).body).toContain('value="finish"');
    const [, signature] = (await signedJourney(other)).split(".");
    for (const forged of [session, `${session}.`, `${session}.${"0".repeat(64)}`, `${session}.${signature}`]) {
      const stranger = { cookies: { maestro_session_id: forged }, unsigned: true };
      const page = await shop.ask(results, stranger);
      expect(page.status).toBe(200);
      expect(page.body).not.toContain("custom_name");
      expect((await shop.ask(results, { ...stranger, form: { intent: "unnamed" } })).status).toBe(404);
      expect((await shop.ask("/analyze", stranger)).body).not.toContain('value="finish"');
      const answer = { intent: "next", question: String(question?.id), gender: "men" };
      const { cookies } = await shop.ask("/maestro-journey?step=1", { ...stranger, form: answer });
      expect(cookies.join()).not.toContain(session);
      await shop.ask("/maestro-journey?step=ready", { ...stranger, form: { intent: "finish" } });
    }
    expect(await rows()).toEqual(before);
  });
});

describe("bodies that cannot be read, or cost more than they are worth", () => {
  const multipart = (headers: string) => `--x\r\nContent-Disposition: form-data; ${headers}\r\n\r\na`;
  const many = (field: string) => Array.from({ length: 60_000 / field.length }, () => field).join("&");
  const type = "application/x-www-form-urlencoded";
  test.each([
    ["another charset", "email=a", `${type}; charset=utf-16`],
    ["no charset at all", "email=a", `${type}; charset="nonsense"`],
    ["no boundary", "email=a", "multipart/form-data"],
    ["another boundary", "email=a", "multipart/form-data; boundary=x"],
    ["no end", multipart('name="email"'), "multipart/form-data; boundary=x"],
    ["no name", `${multipart("")}\r\n--x--`, "multipart/form-data; boundary=x"],
    ["20,000 fields", many("a="), type],
    ["6,000 addresses", many("email=1"), type],
  ])("%s is refused at once", async (_, form, contentType) => {
    for (const [path, host] of [
      ["/newsletter", "shop"],
      ["/signup", "shop"],
      ["/contact.data", "shop"],
      ["/maestro-journey", "shop"],
      ["/results", "shop"],
      ["/measure", "shop"],
      ["/maestro-journey/things", "shop"],
      ["/language", "shop"],
      ["/login", "admin"],
      ["/auth/confirm", "admin"],
    ] as const) {
      const { status, ms, cookies } = await shop.ask(path, { form, host, headers: { "content-type": contentType } });
      expect([400, 413], path).toContain(status);
      expect(ms, path).toBeLessThan(1500);
      expect(cookies, path).toEqual([]);
    }
  });
});

describe("where a form may send its visitor on", () => {
  const evil = [
    "//evil.example",
    "/..//evil.example",
    "/\\evil.example",
    "https://evil.example/",
    "/%2fevil.example",
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
      ["/country", 303, { country: "KW" }],
      ["/welcome", 302, {}],
    ] as const) {
      const { headers, ...answer } = await shop.ask(path, { form: { ...fields, next } });
      expect(answer.status, path).toBe(status);
      expect(headers.location, path).toMatch(/^\/(home|delivery)?$/);
    }
    const address = `/login?${new URLSearchParams({ tab: "password", next })}`;
    const hosts = ["shop", "admin"] as const;
    for (const { headers } of await Promise.all(hosts.map((host) => shop.ask(address, { form: localAdmin, host }))))
      expect(headers.location).toMatch(/^\/(home)?$/);
    const { body } = await shop.ask(`/welcome?${new URLSearchParams({ next })}`, { welcomed: false });
    expect(body).not.toContain("evil");
  });
  test("a page of the shop is followed", async () => {
    const { headers } = await shop.ask("/language", { form: { language: "fr", next: "/maestro-vault?page=2" } });
    expect(headers.location).toBe("/maestro-vault?page=2");
  });
});
