// Which hosts, methods and paths are served, and that no address the shop writes follows what a request says of itself.
import { request } from "node:http";
import { connect } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { type HttpShop, openHttpShop } from "../../support/http-shop.ts";

let shop: HttpShop;
beforeAll(async () => {
  shop = await openHttpShop();
});
afterAll(() => shop.stop());
beforeEach(() => shop.backend.mailbox.clear());

const lettersTo = (email: string) => shop.backend.mailbox.messages().filter(({ to }) => to === email);

/** Status and headers of a request as it stands in the wire, which no HTTP client would send. */
function sendRaw(lines: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(shop.port, "127.0.0.1", () =>
      socket.end(`${lines.join("\r\n")}\r\nConnection: close\r\n\r\n`),
    );
    const parts: Buffer[] = [];
    socket.on("data", (part) => parts.push(part));
    socket.on("error", reject);
    socket.on("close", () => resolve(Buffer.concat(parts).toString()));
  });
}

const ours = { "x-content-type-options": "nosniff", "x-frame-options": "DENY", "x-request-id": expect.any(String) };

describe("a host nobody configured is 421", () => {
  test.each([
    "evil.example",
    "shop.localhost.evil.example",
    "admin.evil.example",
    "localhost.evil.example",
    "xlocalhost",
    // On this machine too, whose names all end so.
    "evil.localhost",
    "x.shop.localhost",
    "eu.admin.localhost",
    "shop-admin.localhost",
    "evil.localhost.",
  ])("%s", async (hostname) => {
    for (const path of ["/home", "/leads", "/healthz", "/home.data"]) {
      const { status, headers, body } = await shop.ask(path, { hostname });
      expect([path, status]).toEqual([path, 421]);
      expect(headers).toMatchObject(ours);
      expect(body).not.toMatch(/evil|eu\.|shop-admin/);
    }
    expect((await shop.ask("/newsletter", { hostname, form: { email: "x@hosts.example" } })).status).toBe(421);
  });
});

describe("a letter's link does not follow the Host header", () => {
  test.each(["evil.example", "evil.localhost:1", "shop.localhost:1"])("%s", async (hostname) => {
    const email = `${hostname.replace(/:.*/, "")}@hosts.example`;
    await shop.ask("/newsletter", { hostname, form: { email } });
    await shop.ask("/newsletter", { form: { email } });
    await vi.waitFor(() => expect(lettersTo(email).length).toBeGreaterThan(0));
    for (const { html } of lettersTo(email)) {
      expect(html).toContain(`${shop.origin()}/newsletter/confirm?token=`);
      expect(html).not.toContain(`http://${hostname}/`);
    }
  });
});

test("no address that a page names follows the Host header", async () => {
  // Served, since only the port is another one: one that leads here from elsewhere.
  const hostname = "shop.localhost:1";
  for (const path of ["/tips", "/robots.txt", "/sitemap.xml", "/.well-known/security.txt"]) {
    const { status, body } = await shop.ask(path, { hostname });
    expect([path, status]).toEqual([path, 200]);
    expect(body).toContain(`${shop.origin()}/`);
    expect(body).not.toContain(`${hostname}/`);
  }
});

test("a page without a form refuses a post, and says what it takes", async () => {
  const { status, headers } = await shop.ask("/home", { form: {} });
  expect([status, headers.allow]).toEqual([405, "GET, HEAD"]);
});

describe("what nobody serves gets the shop's own answer", () => {
  test.each(["OPTIONS", "PUT", "DELETE", "PATCH", "PROPFIND", "PURGE"])("%s", async (method) => {
    const { status, headers } = await shop.ask("/home", { method });
    expect(status).toBe(405);
    expect(headers).toMatchObject({ ...ours, allow: "GET, HEAD, POST" });
  });

  test.each([
    ["a path of two slashes", "//evil.example", 404],
    ["no UTF-8", "/%ff", 400],
    ["half a character", "/%c3%28", 400],
    ["no UTF-8 in a parameter", "/product/%ff", 400],
    ["half an escape", "/%", 400],
    ["no escape", "/%zz", 400],
    ["a null", "/home/%00", 400],
    ["a long path", `/${"a".repeat(2500)}`, 414],
    ["a long query", `/home?${"a".repeat(7000)}`, 414],
  ])("%s, on both hosts", async (_, path, expected) => {
    for (const host of ["shop", "admin"] as const) {
      const { status, headers, body } = await shop.ask(path, { host });
      // The admin app sends who is not signed in to its login, whatever the path.
      expect([host, status]).toEqual([host, host === "admin" && expected === 404 ? 302 : expected]);
      expect(headers).toMatchObject(ours);
      expect(headers.location ?? "").not.toMatch(/^(https?:)?\/\/evil/);
      expect(body).not.toContain("Unexpected Server Error");
    }
  });

  test("TRACE, which no client sends", async () => {
    const answer = await sendRaw(["TRACE /home HTTP/1.1", `Host: shop.localhost:${shop.port}`, "Cookie: secret=1"]);
    expect(answer).toMatch(/^HTTP\/1\.1 (405|501)/);
    expect(answer).not.toContain("secret=1");
  });

  test("a malformed Host never reaches a page", async () => {
    for (const host of ["a b", "shop.localhost:port", "admin.localhost:8801.evil.test", "[::1", "<script>"]) {
      const answer = await sendRaw(["GET /home HTTP/1.1", `Host: ${host}`]);
      expect(answer).toMatch(/^HTTP\/1\.1 (4|5)\d\d/);
      expect(answer).not.toMatch(/<|evil/);
    }
  });
});

/** A page of another site that has pointed its own name at this machine: the browser sends that name. */
function rebound(path: string, method = "GET", host = "evil.example:54321"): Promise<{ status: number; body: string }> {
  const { port } = new URL(shop.backend.url);
  return new Promise((resolve, reject) => {
    const call = request(
      { host: "127.0.0.1", port, path, method, headers: { host, apikey: shop.backend.key } },
      (response) => {
        const parts: Buffer[] = [];
        response.on("data", (part: Buffer) => parts.push(part));
        response.on("end", () => resolve({ status: response.statusCode ?? 0, body: Buffer.concat(parts).toString() }));
      },
    );
    call.on("error", reject).end();
  });
}

test("a rebinding page reads no mailbox, and asks neither REST nor Auth", async () => {
  await shop.ask("/newsletter", { form: { email: "secret@hosts.example" } });
  await vi.waitFor(() => expect(lettersTo("secret@hosts.example")).toHaveLength(1));
  for (const [path, method] of [
    ["/mailbox", "GET"],
    ["/mailbox/messages", "GET"],
    ["/mailbox/messages", "DELETE"],
    ["/mailbox/emails", "POST"],
    ["/rest/v1/maestro_questions?select=id", "GET"],
    ["/auth/v1/settings", "GET"],
  ] as const) {
    const { status, body } = await rebound(path, method);
    expect([path, status]).toEqual([path, 421]);
    expect(body).not.toContain("secret@hosts.example");
  }
  expect(lettersTo("secret@hosts.example")).toHaveLength(1);
  for (const host of ["localhost:1", "127.0.0.1", "[::1]:54321", "mail.localhost"])
    expect((await rebound("/mailbox", "GET", host)).status).toBe(200);
});
