import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type HttpShop, openHttpShop } from "../../support/http-shop.ts";

let directory: string;
let shop: HttpShop;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "athar-"));
  shop = await openHttpShop({ directory });
});
afterAll(async () => {
  await shop.stop();
  await rm(directory, { recursive: true });
});

/** A Worker that remembers nothing itself, before a backend that does not answer. */
async function cut(): Promise<void> {
  shop.faults.down("reset");
  await shop.restart();
}

test("a Vault perfume, whose formula the shop does not have, says whom to ask for its allergens before it is ordered", async () => {
  for (const [language, asked] of [
    ["en", "Ask for the list"],
    ["ar", "طلب القائمة"],
  ] as const) {
    const { body } = await shop.ask("/product/golden-hour", { language });
    expect(body).toContain(`<a href="/contact?about=golden-hour&amp;ask=allergens">${asked}</a>`);
  }
});

test("a new isolate shows the questions and perfumes that another one read, while the backend is down", async () => {
  await cut();
  expect((await shop.ask("/maestro-journey")).status).toBe(503);
  const headingOf = (body: string) => /<h1[^>]*>(.*?)<\/h1>/.exec(body)?.[1];
  const ask = () =>
    Promise.all([
      shop.ask("/maestro-journey", { language: "en" }),
      shop.ask("/product/rose-of-taif?fresh", { language: "en" }),
    ]);
  /** Copies reach the data centre after the answer; a Worker that ends before that has shared none. */
  const readAndLoseTheBackend = async () => {
    shop.faults.heal();
    const before = await ask();
    await cut();
    const after = await ask();
    return after.map(({ status, body }, index) => ({
      status,
      same: headingOf(body) === headingOf(before[index]?.body ?? ""),
    }));
  };
  await expect.poll(readAndLoseTheBackend, { timeout: 25_000, interval: 0 }).toEqual([
    { status: 200, same: true },
    { status: 200, same: true },
  ]);
  shop.faults.heal();
});
