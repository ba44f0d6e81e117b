import { describe, expect, test } from "vitest";
import { adminUrl, appOf, isBareHost } from "../../../app/http/hosts.ts";
import { pathPattern } from "../../../app/http/log.ts";
import { bodyRefusal, maxBodySize, readForm } from "../../../app/http/request/body.ts";
import { readCookie, setCookie } from "../../../app/http/request/cookies.ts";
import { localPath } from "../../../app/http/request/local-path.ts";
import { isSameOrigin } from "../../../app/http/request/origin.ts";
import {
  applySecurityHeaders,
  contentSecurityPolicy,
  securityHeaders,
} from "../../../app/http/response/security-headers.ts";

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
  ])("%j -> %s", (headers, allowed) => expect(isSameOrigin(post(headers))).toBe(allowed));
  test("reading is free", () => expect(isSameOrigin(new Request("https://athar.example/"))).toBe(true));
});

describe("cookies", () => {
  test("are host-bound, applySecurityHeaders and out of reach of scripts", () => {
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
    const response = applySecurityHeaders(new Response("x", { status: 404 }));
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
    expect(applySecurityHeaders(new Response("", { headers })).headers.get("Cache-Control")).toBe("private, no-store");
  });
});

describe("bodies", () => {
  const form = "application/x-www-form-urlencoded";
  const post = (body: BodyInit, type = form, length?: number) => {
    const headers = { "Content-Type": type, ...(length !== undefined && { "Content-Length": String(length) }) };
    // Node wants to be told that a stream is sent before the answer is read; the Workers types do not know the word.
    const init = { method: "POST", body, headers, duplex: "half" };
    return new Request("https://a.example", init);
  };
  test("a form passes", async () => {
    expect(bodyRefusal(post("a=1"))).toBeNull();
    expect((await readForm(post("a=1"))).get("a")).toBe("1");
  });
  test("headers that announce a flood, or no form, are refused unread", () => {
    expect(bodyRefusal(post("a=1", form, maxBodySize + 1))).toBe(413);
    expect(bodyRefusal(post("{}", "application/json"))).toBe(400);
    expect(bodyRefusal(new Request("https://a.example"))).toBeNull();
  });
  test("a flood without a length ends at the cap", async () => {
    let sent = 0;
    const flood = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1024;
        controller.enqueue(new Uint8Array(1024));
      },
    });
    await expect(readForm(post(flood))).rejects.toMatchObject({ init: { status: 413 } });
    expect(sent).toBeLessThan(2 * maxBodySize);
  });
  test("what cannot be read as a form is refused", async () => {
    const broken = post("--x\r\nnothing", "multipart/form-data; boundary=y");
    await expect(readForm(broken)).rejects.toMatchObject({ init: { status: 400 } });
  });
});

test("log lines name no session and no token", () => {
  expect(pathPattern("/perfume/0b9c1f0e-0000-4000-8000-000000000000")).toBe("/perfume/:id");
});
