import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { maxBodySize } from "../../../app/http/request/body.ts";
import { contentSecurityPolicy } from "../../../app/http/response/security-headers.ts";
import { localAdmin } from "../../../supabase/local/auth/local-admin.ts";
import { type HttpShop, openHttpShop, type RequestOptions } from "../../support/http-shop.ts";

let shop: HttpShop;
beforeAll(async () => {
  shop = await openHttpShop();
});
afterAll(() => shop.stop());

type Kind = [kind: string, path: string, status: number, options?: RequestOptions];

const kinds: Kind[] = [
  ["a content page", "/home", 200],
  ["a hydrated page", "/signup", 200],
  ["the welcome page", "/welcome", 200, { welcomed: false }],
  ["a redirect", "/", 302],
  ["the gate's redirect", "/tips", 302, { welcomed: false }],
  ["a missing page", "/no/such/page", 404],
  ["a missing perfume", "/product/nothing", 404],
  ["data of a page", "/maestro-journey.data", 200],
  ["health", "/healthz", 200],
  ["readiness", "/readyz", 200],
  ["robots", "/robots.txt", 200],
  ["where to report a weakness", "/.well-known/security.txt", 200],
  ["the sitemap", "/sitemap.xml", 200],
  ["speculation rules", "/speculation-rules.json", 200],
  ["a refused address", "/a%5cb", 400],
  ["a body that is no form", "/contact", 400, { form: "{}", headers: { "content-type": "application/json" } }],
  [
    "a form cut short",
    "/contact",
    400,
    { form: "--x", headers: { "content-type": "multipart/form-data; boundary=x" } },
  ],
  ["a foreign form", "/language", 400, { form: {}, headers: { origin: "https://evil.example" } }],
  ["a flood", "/contact", 413, { form: "a".repeat(maxBodySize + 1) }],
  ["a refused form", "/contact", 422, { form: { name: "" } }],
  ["a choice of language", "/language", 303, { form: { language: "fr", next: "/tips" } }],
  ["a method nobody knows", "/home", 405, { form: {} }],
  ["another method", "/contact", 405, { method: "DELETE", form: {} }],
  ["the admin app's login", "/login", 200, { host: "admin" }],
  ["the admin app's gate", "/leads", 302, { host: "admin" }],
  ["a bare host", "/home", 302, { hostname: "localhost" }],
  ["a HEAD", "/home", 200, { method: "HEAD" }],
];

test("what is refused before the router is refused in the visitor's language", async () => {
  const french = await shop.ask("/a%5cb", { headers: { "accept-language": "fr-FR,fr;q=0.9" } });
  expect(french.body).toContain('<html lang="fr" dir="ltr">');
  const russian = await shop.ask("/a%5cb?lang=ru");
  expect(russian.body).toContain('<html lang="ru" dir="ltr">');
});

test("a script is sent to another document without a body, for whose rest Firefox would throw", async () => {
  const { status, headers, body } = await shop.ask("/maestro-journey.data?step=1", { welcomed: false });
  expect([status, headers.location, body]).toEqual([204, undefined, ""]);
  expect(headers["x-remix-redirect"]).toBe("/welcome?next=%2Fmaestro-journey%3Fstep%3D1");
  expect(headers["x-remix-reload-document"]).toBe("true");
});

/** Two that stand for the rest, which the unit test of `http` lists: no answer is read as another type or framed. */
const twoHeaders = { "x-content-type-options": "nosniff", "x-frame-options": "DENY" };

describe("every answer carries the security headers", () => {
  test.each(kinds)("%s", async (_, path, status, options = {}) => {
    const { headers, ...answer } = await shop.ask(path, options);
    expect(answer.status, answer.body.slice(0, 300)).toBe(status);
    expect(headers).toMatchObject(twoHeaders);
    const policy = String(headers["content-security-policy"]);
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/unsafe|\*|https?:/);
    for (const rule of ["frame-ancestors 'none'", "base-uri 'none'", "form-action 'self'"])
      expect(policy).toContain(rule);
    expect(headers["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers["x-powered-by"]).toBeUndefined();
  });

  test("who finds a weakness is told where to report it, on both hosts", async () => {
    for (const host of ["shop", "admin"] as const) {
      const { body, headers } = await shop.ask("/.well-known/security.txt", { host, welcomed: false });
      expect(headers["content-type"]).toBe("text/plain; charset=utf-8");
      const lines = body
        .trim()
        .split("\n")
        .map((line) => line.split(": "));
      const { Contact, Expires, ...rest } = Object.fromEntries(lines);
      expect(Contact).toMatch(/^mailto:[^@\s]+@\S+$/);
      const days = (Date.parse(Expires ?? "") - Date.now()) / 86_400_000;
      expect(days > 30 && days < 365).toBe(true);
      const policy = `${shop.origin()}/.well-known/security-policy.txt`;
      expect(rest).toEqual({
        "Preferred-Languages": "ar, en, fr, ru",
        Canonical: `${shop.origin()}/.well-known/security.txt`,
        Policy: policy,
      });
      expect((await shop.ask(new URL(policy).pathname, { host })).body).toContain("# Security");
    }
  });

  test("request ids tell nothing of each other", async () => {
    const answers = await Promise.all(["/healthz", "/healthz", "/home", "/home"].map((path) => shop.ask(path)));
    const ids = answers.map(({ headers }) => String(headers["x-request-id"]));
    // Random, version 4: neither a time nor a counter in it.
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(new Set(ids.flatMap((id) => [id.slice(0, 8), id.slice(-12)])).size).toBe(8);
  });

  test("files of the build, by the rules of public/_headers", async () => {
    for (const path of ["/icons/favicon.svg", "/manifest.webmanifest"]) {
      const { status, headers } = await shop.ask(path);
      expect(status).toBe(200);
      expect(headers).toMatchObject(twoHeaders);
      expect(headers["content-security-policy"]).toContain("default-src 'none'");
    }
    const [, script] = /src="(\/assets\/[^"]+\.js)"/.exec((await shop.ask("/home")).body) ?? [];
    expect((await shop.ask(String(script))).headers["cache-control"]).toContain("immutable");
  });

  test("a 503 of a failing backend says when to try again", async () => {
    shop.faults.down("busy");
    const { status, headers } = await shop.ask("/newsletter", { form: { email: "a@example.com" } });
    shop.faults.heal();
    expect(status).toBe(503);
    expect(headers["retry-after"]).toBe("10");
    expect(headers).toMatchObject(twoHeaders);
  });

  test("a nonce is new on every page, and only where a page needs one", async () => {
    const nonceOf = async (path: string) =>
      /'nonce-([^']+)'/.exec(String((await shop.ask(path)).headers["content-security-policy"]))?.[1];
    const [first, second] = [await nonceOf("/signup"), await nonceOf("/signup")];
    expect(first).toBeTruthy();
    expect(first).not.toBe(second);
    expect(await nonceOf("/home")).toBeUndefined();
    expect(contentSecurityPolicy()).not.toContain("nonce");
  });
});

describe("cookies", () => {
  const setting: Kind[] = [
    ["language", "/language", 303, { form: { language: "ar" } }],
    ["currency", "/currency", 303, { form: { currency: "SAR" } }],
    ["country", "/country", 303, { form: { country: "KW" } }],
    ["welcome", "/welcome", 302, { form: {}, welcomed: false }],
    ["a journey started over", "/maestro/restart", 303, { form: {} }],
    ["signing in", "/login?tab=password", 303, { form: localAdmin }],
    ["the admin app", "/login", 303, { form: localAdmin, host: "admin" }],
  ];
  test.each(setting)(
    "%s: of this host alone, out of reach of scripts, kept out of caches",
    async (_, path, status, options) => {
      const answer = await shop.ask(path, options);
      expect(answer.status, answer.body.slice(0, 300)).toBe(status);
      expect(answer.cookies.length).toBeGreaterThan(0);
      for (const cookie of answer.cookies) {
        for (const part of [/; Path=\/(;|$)/, /; HttpOnly/, /; SameSite=Lax/]) expect(cookie).toMatch(part);
        // What it is in a deployment besides, local-cookies.test.ts shows.
        expect(cookie).not.toMatch(/Domain|Secure|__Host-/i);
      }
      expect(answer.headers["cache-control"]).toBe("private, no-store");
    },
  );

  test.each(["", "%", "abc", "e30=", "IiI=", "MTI=", `x${"a".repeat(3000)}`])(
    "a session cookie of %j is nobody's, and is taken back",
    async (session) => {
      for (const path of ["/login", "/home"]) {
        const answer = await shop.ask(path, { cookies: { session } });
        expect(answer.status).toBe(200);
        expect(answer.cookies.join()).toMatch(/(^|,)session=; Max-Age=0/);
      }
      const signedOut = await shop.ask("/logout", { form: {}, cookies: { session } });
      // What was typed and not sent stands in the browser's storage, for whoever sits there next.
      expect([signedOut.status, signedOut.headers["clear-site-data"]]).toEqual([303, '"storage"']);
      expect((await shop.ask("/leads", { host: "admin", cookies: { "admin-session": session } })).status).toBe(302);
    },
  );

  test("a shared page sets none and depends on none but its own", async () => {
    const answer = await shop.ask("/home", { cookies: { maestro_session_id: crypto.randomUUID() } });
    expect(answer.cookies).toEqual([]);
    expect(answer.headers["cache-control"]).toMatch(/private/);
  });

  test("the shop's session opens nothing in the admin app, and the other way round", async () => {
    const shopCookies = await cookiesOf("/login?tab=password", { form: localAdmin });
    const adminCookies = await cookiesOf("/login", { form: localAdmin, host: "admin" });
    // Either host has its own; that of a known browser signs nobody in.
    for (const cookies of [shopCookies, adminCookies]) delete cookies.browser;
    expect(Object.keys(adminCookies).filter((name) => name in shopCookies)).toEqual([]);
    const leads = await shop.ask("/leads", { host: "admin", cookies: adminCookies });
    expect(leads.status).toBe(200);
    expect((await shop.ask("/leads", { host: "admin", cookies: shopCookies })).status).toBe(302);
    expect((await shop.ask("/admin", { cookies: shopCookies })).status).toBe(302);
    expect((await shop.ask("/admin", { cookies: adminCookies })).status).toBe(404);
    const [session] = Object.values(shopCookies);
    for (const name of Object.keys(adminCookies)) {
      const crossed = await shop.ask("/leads", { host: "admin", cookies: { [name]: String(session) } });
      expect(crossed.status).toBe(302);
    }
  });
});

async function cookiesOf(path: string, options: RequestOptions): Promise<Record<string, string>> {
  const { cookies } = await shop.ask(path, options);
  return Object.fromEntries(
    cookies.flatMap((cookie) => {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      return name && value !== undefined && name !== "welcomeShown" ? [[name, value]] : [];
    }),
  );
}

describe("hosts", () => {
  test.each(["/leads", "/subscribers.csv", "/questions/new", "/perfumes", "/admins", "/log", "/results/x", "/admin"])(
    "%s of the admin app is no page of the shop",
    async (path) => {
      expect((await shop.ask(path)).status).toBe(404);
      expect((await shop.ask(`${path}.data`)).status).toBe(404);
    },
  );
  test.each(["localhost", "127.0.0.1", "[::1]"])("%s leads to the admin app, same path", async (name) => {
    const { status, headers } = await shop.ask("/leads?a=1", { hostname: `${name}:${shop.port}` });
    expect(status).toBe(302);
    expect(headers.location).toBe(`${shop.origin("admin")}/leads?a=1`);
  });
  test("a forwarded host changes nothing", async () => {
    const forwarded = {
      "x-forwarded-host": "admin.evil.example",
      forwarded: "host=evil.example",
      "x-original-host": "evil.example",
    };
    expect((await shop.ask("/leads", { headers: forwarded })).status).toBe(404);
    const { body, status } = await shop.ask("/tips?forwarded", { headers: forwarded });
    expect(status).toBe(200);
    expect(body).not.toContain("evil.example");
  });
});
