import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { pageTransitions } from "../../../app/document/page-transitions.ts";
import { appOf, hostsOf, isBareHost, isShopHost, servedOrigin } from "../../../app/http/hosts.ts";
import { networksOf } from "../../../app/http/limits/network.ts";
import { logError, pathPattern } from "../../../app/http/log.ts";
import { redact } from "../../../app/http/redact.ts";
import { bodyRefusal, maxBodySize, readForm } from "../../../app/http/request/body.ts";
import { readCookie, setCookie } from "../../../app/http/request/cookies.ts";
import { localPath } from "../../../app/http/request/local-path.ts";
import { isSameOrigin } from "../../../app/http/request/origin.ts";
import {
  applySecurityHeaders,
  contentSecurityPolicy,
  securityHeaders,
} from "../../../app/http/response/security-headers.ts";
import { cases } from "../../support/drawn-cases.ts";

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

  test.each([
    ["shop.localhost:8787", "http://shop.localhost:8787", "http://admin.localhost:8787"],
    ["athar.example", "https://athar.example", "https://admin.athar.example"],
    ["www.athar.example", "https://www.athar.example", "https://admin.athar.example"],
    ["staging.your.shop", "https://staging.your.shop", "https://admin.staging.your.shop"],
  ])("the shop at %s has the addresses %s and %s", (shopHost, shopOrigin, adminOrigin) =>
    expect(hostsOf(shopHost)).toMatchObject({ shopOrigin, adminOrigin }),
  );

  test.each([
    "",
    "https://athar.example",
    "athar.example/",
    "ATHAR.example",
    "athar.example:443",
    "admin.athar.example",
    "localhost",
    "localhost:8787",
    "127.0.0.1",
    "[::1]",
    "a b",
    "x@athar.example",
  ])("%j is no host of a shop", (host) => expect(isShopHost(host)).toBe(false));

  const servedBy = (shopHost: string) => (address: string) => servedOrigin(new URL(address), hostsOf(shopHost));

  test("a deployment serves its two hosts to the letter, and no other", () => {
    const served = servedBy("staging.your.shop");
    expect(served("https://staging.your.shop/x")).toBe("https://staging.your.shop");
    expect(served("https://admin.staging.your.shop/x")).toBe("https://admin.staging.your.shop");
    // What the browser speaks to the house is HTTPS, whatever one request says of itself.
    expect(served("http://staging.your.shop/x")).toBe("https://staging.your.shop");
    for (const other of [
      "your.shop",
      "admin.your.shop",
      "www.staging.your.shop",
      "shop-admin.staging.your.shop",
      "staging.your.shop:8443",
      "staging.your.shop.evil.example",
      "evil.example",
      "shop.localhost",
      "localhost",
      "127.0.0.1",
      "[::1]",
    ])
      expect([other, served(`https://${other}/`)]).toEqual([other, null]);
  });

  test("a developer's machine serves its two hosts alone, at any port", () => {
    const served = servedBy("shop.localhost:8787");
    for (const name of ["shop.localhost:8787", "admin.localhost:1", "admin.localhost"])
      expect(served(`http://${name}/x`)).toBe(`http://${name}`);
    for (const other of [
      "evil.example",
      "localhost.evil.example",
      "xlocalhost",
      "localhost",
      "127.0.0.1",
      "evil.localhost",
      "x.shop.localhost:8787",
      "eu.admin.localhost",
    ])
      expect([other, served(`http://${other}/`)]).toEqual([other, null]);
  });
});

describe("callers", () => {
  test.each([
    ["192.0.2.7", "192.0.2.7"],
    ["::ffff:192.0.2.7", "::ffff:192.0.2.7"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:DB8:1:2::", "2001:db8:1:2::/64"],
    ["2001:db8::9", "2001:db8:0:0::/64"],
    ["::1", "0:0:0:0::/64"],
  ])("the limits count %s as %s", (address, caller) => expect(networksOf(address).near).toBe(caller));

  test.each([
    ["192.0.2.7", "192.0.2.7"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1::/48"],
    ["2001:db8::9", "2001:db8:0::/48"],
  ])("and, in the wider net, %s as %s", (address, caller) => expect(networksOf(address).wide).toBe(caller));
});

describe("local paths", () => {
  test.each(["/home", "/product/oud?lang=ar#notes", "/tips?x=%20y", "/welcome?next=%2Ftips"])("%s passes", (path) => {
    expect(localPath(path, "/no")).toBe(path);
  });
  test.each([
    "//evil.example",
    "/..//evil.example",
    "/.//evil.example",
    "/%2e%2E//evil.example",
    "/a/..//evil.example/..",
    "/\\evil.example",
    "https://evil.example",
    "/%2fevil",
    "/a%2F?b",
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
  test.each(["/a/../b?c=//d", "/no//such", "/..", "/home#//x"])("%s is kept as it was typed", (path) => {
    expect(localPath(path, "/no")).toBe(path);
  });
  test("whatever is asked for, a browser stays here, also where its path is written anew @draws", () => {
    const here = "https://athar.example";
    const piece = fc.constantFrom(
      "/",
      "//",
      "..",
      ".",
      "%2e",
      "%2E.",
      "\\",
      "evil.example",
      "@",
      ":",
      "?",
      "#",
      "\t",
      "\n",
      ";",
      "home",
      "https:",
      "．",
      "。",
      "／",
      "%2f",
      "%09",
      "\u200b",
      "[",
    );
    const typed = fc.array(piece, { maxLength: 9 }).map((pieces) => `/${pieces.join("")}`);
    fc.assert(
      fc.property(fc.oneof(typed, fc.string({ unit: "binary" })), (next) => {
        const first = new URL(localPath(next, "/no"), here);
        const second = new URL(first.pathname + first.search, here);
        expect([first.origin, second.origin]).toEqual([here, here]);
      }),
      cases(1000, 20_000),
    );
  });
});

describe("origin", () => {
  const post = (headers: Record<string, string>) => new Request("https://athar.example/x", { method: "POST", headers });
  test.each([
    [{ origin: "https://athar.example" }, true],
    [{ origin: "https://evil.example" }, false],
    [{ origin: "null" }, false],
    // rails#28299: an extension that forbids referrers
    [{ origin: "null", "sec-fetch-site": "same-origin" }, true],
    [{ origin: "null", "sec-fetch-site": "cross-site" }, false],
    [{ origin: "http://athar.example" }, false],
    [{ origin: "https://sub.athar.example" }, false],
    [{}, false],
    [{ "sec-fetch-site": "same-origin" }, true],
    [{ "sec-fetch-site": "cross-site" }, false],
    [{ referer: "https://athar.example/page" }, true],
    [{ referer: "https://evil.example/https://athar.example" }, false],
  ])("of a post with %j: %s", (headers, allowed) =>
    expect(isSameOrigin(post(headers), "https://athar.example")).toBe(allowed),
  );
  test("a GET needs none", () =>
    expect(isSameOrigin(new Request("https://athar.example/"), "https://athar.example")).toBe(true));
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
  test("every response carries the security headers", () => {
    const { headers } = applySecurityHeaders(new Response(null, { status: 404 }));
    expect(Object.fromEntries(headers)).toEqual({
      "strict-transport-security": "max-age=63072000; includeSubDomains; preload",
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
      "permissions-policy":
        "accelerometer=(), autoplay=(), camera=(), display-capture=(), encrypted-media=(), fullscreen=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(self), midi=(), payment=(), usb=()",
      "content-security-policy": expect.stringContaining("default-src 'none'"),
      "cache-control": "private, no-store",
    });
  });
  test("the rule for the built files sets the security headers too, and a policy that lets them load nothing", () => {
    const [everyFile = ""] = readFileSync("public/_headers", "utf8").split("\n\n");
    const rule = [...everyFile.matchAll(/^ {2}([^:]+): (.+)$/gm)].map(([, name, value]) => [name, value]);
    expect(Object.fromEntries(rule)).toEqual({
      ...securityHeaders,
      "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
    });
  });
  test("the policy allows nothing unsafe", () => {
    const policy = contentSecurityPolicy({ nonce: "n" });
    expect(policy).not.toContain("unsafe");
    expect(policy).toContain("script-src 'self' 'nonce-n'");
    expect(contentSecurityPolicy()).not.toContain("nonce");
    const hash = createHash("sha256").update(pageTransitions).digest("base64");
    expect(policy).toContain(`style-src 'self' 'sha256-${hash}'`);
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
  const names = new Set(["a"]);
  test("a form within the bounds is read", async () => {
    expect(bodyRefusal(post("a=1"))).toBeNull();
    expect((await readForm(post("a=1"), names)).get("a")).toBe("1");
  });
  test("headers that announce a flood, or no form, are refused unread", () => {
    expect(bodyRefusal(post("a=1", form, maxBodySize + 1))).toBe(413);
    expect(bodyRefusal(post("{}", "application/json"))).toBe(400);
    expect(bodyRefusal(post("a=1", `${form};charset=utf-16`))).toBe(400);
    expect(bodyRefusal(post("a=1", `${form}; charset="nonsense"`))).toBe(400);
    expect(bodyRefusal(post("a=1", `${form}; charset=UTF-8`))).toBeNull();
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
    await expect(readForm(post(flood), names)).rejects.toMatchObject({ init: { status: 413 } });
    expect(sent).toBeLessThan(2 * maxBodySize);
  });
  test("what cannot be read as a form is refused", async () => {
    const broken = post("--x\r\nnothing", "multipart/form-data; boundary=y");
    await expect(readForm(broken, names)).rejects.toMatchObject({ init: { status: 400 } });
  });
});

test("log lines name no session and no token", () => {
  expect(pathPattern("/perfume/0b9c1f0e-0000-4000-8000-000000000000")).toBe("/perfume/:id");
  for (const secret of ["abcdefghijklmnopqrstuv", "A1b2-3d4E5f6_7h8I9j0K1"])
    expect(pathPattern(`/order/${secret}.data`)).toBe("/order/<token>.data");
  expect(pathPattern("/unsubscribe/mina%40example.com")).toBe("/unsubscribe/<address>");
  expect(pathPattern("/maestro-journey")).toBe("/maestro-journey");
});

describe("an error is logged without what it says of a visitor", () => {
  const secrets = {
    query: "pear=comice",
    address: "mina.haddad@example.com",
    escaped: "mina%40example.com",
    session: "0b9c1f0e-7d1c-4e58-8b0e-1f2e3d4c5b6a",
    jwt: "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl",
    hash: "pkce_4f2d8a0c6b1e9d7f3a5c8e0b2d4f6a8c",
    refresh: "v1xy7zq2plmk",
    ipv4: "203.0.113.77",
    ipv6: "2001:db8:85a3::8a2e:370:7334",
    phone: "+966 50 123 4567",
    value: "Comice",
  };
  const { query, address, escaped, session, jwt, hash, refresh, ipv4, ipv6, phone, value } = secrets;
  test.each([
    ["Auth", `Email address "${address}" is invalid`],
    ["Auth with a number", `User ${phone} was not found`],
    ["the router", `No route matches URL "/auth/confirm?token_hash=${hash}&${query}"`],
    ["the browser's address", `Failed to fetch https://shop.example/results?sid=${session}#access_token=${jwt}`],
    ["the database's key", `duplicate key: Key (first_name, email)=(${value}, ${address}) already exists.`],
    ["the database's value", `invalid input syntax for type uuid: "${value}"`],
    ["a header", `Authorization: Bearer ${jwt}; cookie: __Host-session=${refresh}`],
    ["an object", `{"refresh_token":"${refresh}","sid":"${session}"}`],
    ["a form", `token=${refresh}&email=${escaped}`],
    ["the network", `connect ECONNREFUSED ${ipv4}:443, [${ipv6}]:443`],
    ["a bare secret", `cannot read ${hash} of ${session}`],
  ])("%s", (_, message) => {
    const logged = vi.spyOn(console, "error").mockImplementation(() => {});
    logError("request", new Error(message));
    const line = String(logged.mock.calls[0]?.[0]);
    logged.mockRestore();
    for (const secret of Object.values(secrets)) expect(line).not.toContain(secret);
    expect(JSON.parse(line)).toMatchObject({ level: "error", id: "request", name: "Error" });
  });
  test("what helps to find the fault stays", () => {
    const kept = 'new row for relation "leads" violates check constraint "leads_phone_check"';
    expect(redact(kept)).toBe(kept);
    expect(redact("503: no answer at file:///worker/assets/backend-Bx3k.js:12:34")).toContain("backend-Bx3k.js:12:34");
    expect(redact("at quantizeFailureTimingOfThePage (index.js:1:2)")).toContain("quantizeFailureTimingOfThePage");
  });
});
