import { afterAll, beforeAll, expect, test } from "vitest";
import { type HttpShop, openHttpShop } from "../../support/http-shop.ts";

let shop: HttpShop;
beforeAll(async () => {
  shop = await openHttpShop();
});
afterAll(() => shop.stop());

/** The attributes of a page's scripts, in their order; data blocks are none. */
function scriptsOf(html: string): string[] {
  const scripts = [...html.matchAll(/<script([^>]*)>/g)].map(([, attributes = ""]) => attributes);
  return scripts.filter((attributes) => !attributes.includes("application/ld+json"));
}

test("a hydrated page's scripts stand behind its content, under one nonce, without the small script", async () => {
  const { body, headers } = await shop.ask("/maestro-journey");
  const [, nonce] = /'nonce-([^']+)'/.exec(String(headers["content-security-policy"])) ?? [];
  expect(nonce).toBeTruthy();
  const inline = scriptsOf(body).filter((attributes) => !attributes.includes("src="));
  expect(inline.length).toBeGreaterThan(0);
  for (const attributes of inline) expect(attributes).toContain(`nonce="${nonce}"`);
  expect(body).not.toContain("/assets/enhance");
  expect(body.indexOf("<script")).toBeGreaterThan(body.indexOf("</main>"));
  expect((await shop.ask("/maestro-journey")).body).not.toContain(nonce);
});

test.each(["/home", "/tips", "/maestro-vault", "/product/rose-of-taif", "/no-such-page", "/welcome"])(
  "%s, without React, carries the small script and nothing inline",
  async (path) => {
    const { body, headers } = await shop.ask(path);
    expect(scriptsOf(body)).toHaveLength(1);
    expect(scriptsOf(body)[0]).toContain('src="/assets/enhance');
    expect(body).not.toContain("modulepreload");
    expect(headers["content-security-policy"]).not.toContain("nonce");
  },
);

test("the data of a hydrated page come with it, closed, and belong to nobody else", async () => {
  const { body } = await shop.ask("/maestro-journey", { language: "en" });
  expect(body).toMatch(/streamController\.enqueue\(/);
  expect(body).toMatch(/streamController\.close\(\)/);
  expect(body.indexOf("streamController.close()")).toBeLessThan(body.indexOf("</body>"));
});
