import { describe, expect, test } from "vitest";
import { adminUrl, appOf, isBareHost } from "../../../app/hosts.ts";
import { largestBody, withinSize } from "../../../app/http/body.ts";
import { readCookie, setCookie } from "../../../app/http/cookies.ts";
import { localPath } from "../../../app/http/local-path.ts";
import { pathPattern } from "../../../app/http/log.ts";
import { comesFromHere } from "../../../app/http/origin.ts";
import { contentSecurityPolicy, secure, securityHeaders } from "../../../app/http/security-headers.ts";

describe("hosts", () => {
  test.each([
    ["admin.athar.example", "admin"],
    ["shop-admin.athar.example", "admin"],
    ["eu.admin.athar.example", "admin"],
    ["admin.localhost", "admin"],
    ["athar.example", "storefront"],
    ["shop.localhost", "storefront"],
    ["administration.example", "storefront"],
    ["localhost", "storefront"],
  ])("%s serves the %s", (host, app) => expect(appOf(host)).toBe(app));

  test.each(["localhost", "127.0.0.1", "[::1]"])("%s is bare", (host) => expect(isBareHost(host)).toBe(true));

  test("the admin host keeps port and path", () => {
    expect(adminUrl(new URL("http://127.0.0.1:8787/tips?a=1")).href).toBe("http://admin.localhost:8787/tips?a=1");
    expect(adminUrl(new URL("https://www.athar.example/x")).href).toBe("https://admin.athar.example/x");
    expect(adminUrl(new URL("http://shop.localhost:1/")).href).toBe("http://admin.localhost:1/");
  });
});

describe("local paths", () => {
  test.each(["/home", "/product/oud?lang=ar#notes", "/tips?x=%20y"])("%s passes", (path) => {
    expect(localPath(path, "/no")).toBe(path);
  });
  test.each([
    "//evil.example",
    "/\\evil.example",
    "https://evil.example",
    "/%2fevil",
    "/%5Cevil",
    "/a.data",
    "/a.data?x",
    "/a\nb",
    "/a b",
    "javascript:1",
    "",
    null,
    7,
    `/${"a".repeat(600)}`,
  ])("%s falls back", (path) => expect(localPath(path, "/no")).toBe("/no"));
});

describe("origin", () => {
  const post = (headers: Record<string, string>) => new Request("https://athar.example/x", { method: "POST", headers });
  test.each([
    [{ origin: "https://athar.example" }, true],
    [{ origin: "https://evil.example" }, false],
    [{ origin: "null" }, false],
    [{ origin: "http://athar.example" }, false],
    [{ origin: "https://sub.athar.example" }, false],
    [{}, false],
    [{ "sec-fetch-site": "same-origin" }, true],
    [{ "sec-fetch-site": "cross-site" }, false],
    [{ referer: "https://athar.example/page" }, true],
    [{ referer: "https://evil.example/https://athar.example" }, false],
  ])("%j -> %s", (headers, allowed) => expect(comesFromHere(post(headers))).toBe(allowed));
  test("reading is free", () => expect(comesFromHere(new Request("https://athar.example/"))).toBe(true));
});

describe("cookies", () => {
  test("are host-bound, secure and out of reach of scripts", () => {
    const cookie = setCookie("welcomeShown", "1");
    for (const part of ["__Host-welcomeShown=1", "Path=/", "HttpOnly", "Secure", "SameSite=Lax"])
      expect(cookie).toContain(part);
    expect(cookie).not.toContain("Domain");
    expect(cookie).not.toContain("Max-Age");
  });
  test("an empty value ends a cookie", () => expect(setCookie("athar-lang", "")).toContain("Max-Age=0"));
  test("are read by their whole name", () => {
    const request = new Request("https://a.example", { headers: { cookie: "welcomeShown=0; __Host-welcomeShown=1" } });
    expect(readCookie(request, "welcomeShown")).toBe("1");
  });
});

describe("headers", () => {
  test("every response carries all of them", () => {
    const response = secure(new Response("x", { status: 404 }));
    for (const [name, value] of Object.entries(securityHeaders)) expect(response.headers.get(name)).toBe(value);
    expect(response.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
  });
  test("the policy allows nothing unsafe", () => {
    const policy = contentSecurityPolicy({ nonce: "n" });
    expect(policy).not.toContain("unsafe");
    expect(policy).toContain("script-src 'self' 'nonce-n'");
    expect(contentSecurityPolicy()).not.toContain("nonce");
  });
  test("a response with a cookie is never stored", () => {
    const headers = { "Set-Cookie": "a=1", "Cache-Control": "public, max-age=60" };
    expect(secure(new Response("", { headers })).headers.get("Cache-Control")).toBe("private, no-store");
  });
});

describe("bodies", () => {
  const post = (body: string) => new Request("https://a.example", { method: "POST", body });
  test("a form passes", async () => {
    const request = await withinSize(post("a=1"));
    expect(await request?.text()).toBe("a=1");
  });
  test("a flood does not", async () => expect(await withinSize(post("a".repeat(largestBody + 1)))).toBeNull());
});

test("log lines name no session and no token", () => {
  expect(pathPattern("/perfume/0b9c1f0e-0000-4000-8000-000000000000")).toBe("/perfume/:id");
});
