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

test("a new isolate shows the questions and perfumes that another one read, while the backend is down", async () => {
  await cut();
  expect((await shop.ask("/maestro-journey")).status).toBe(503);
  shop.faults.heal();
  const [question, perfume] = await Promise.all([
    shop.ask("/maestro-journey", { language: "en" }),
    shop.ask("/product/rose-of-taif?fresh", { language: "en" }),
  ]);
  await cut();
  const again = await shop.ask("/maestro-journey", { language: "en" });
  const perfumeAgain = await shop.ask("/product/rose-of-taif?fresh", { language: "en" });
  shop.faults.heal();
  const headingOf = (body: string) => /<h1[^>]*>(.*?)<\/h1>/.exec(body)?.[1];
  expect(again.status).toBe(200);
  expect(headingOf(again.body)).toBe(headingOf(question.body));
  expect(perfumeAgain.status).toBe(200);
  expect(headingOf(perfumeAgain.body)).toBe(headingOf(perfume.body));
});
