import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bytesOf } from "../bench/bytes.ts";
import { type HttpShop, openHttpShop } from "../support/http-shop.ts";

const kilobyte = 1024;
let shop: HttpShop;

beforeAll(async () => {
  shop = await openHttpShop();
});

afterAll(() => shop.stop());

const content = [
  "/welcome",
  "/home",
  "/why-athar",
  "/maestro-vault",
  "/product/night-of-the-caravan",
  "/inspiration",
  "/tips",
  "/testimonials",
  "/press",
  "/privacy",
  "/no-such-page",
];
const interactive = ["/maestro-journey", "/maestro", "/results", "/analyze", "/signup", "/login"];

describe("bytes", () => {
  test.each(content)("%s sends at most 6 kB of script, none of it React", async (path) => {
    const { js } = await bytesOf(shop, path, "en");
    expect(js).toBeGreaterThan(0);
    expect(js).toBeLessThanOrEqual(6 * kilobyte);
  });

  // React and its router alone are 97.
  test.each(interactive)("%s starts with at most 125 kB of script", async (path) => {
    const { js } = await bytesOf(shop, path, "en");
    expect(js).toBeLessThanOrEqual(125 * kilobyte);
  });

  test.each(["en", "ar", "ru"] as const)(
    "the first view of home on a phone stays within 350 kB (%s)",
    async (language) => {
      const bytes = await bytesOf(shop, "/home", language);
      expect(bytes.images).toBeGreaterThan(0);
      expect(bytes.images).toBeLessThanOrEqual(90 * kilobyte);
      expect(bytes.fonts).toBeLessThanOrEqual((language === "en" ? 60 : 90) * kilobyte);
      expect(bytes.html + bytes.css + bytes.js + bytes.fonts + bytes.images).toBeLessThanOrEqual(350 * kilobyte);
    },
  );

  test("the server's bundle is small enough to start at once", () => {
    const folder = join(import.meta.dirname, "../../build/server");
    const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".js"));
    const bytes = files.reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, file))).length, 0);
    expect(bytes).toBeLessThanOrEqual(450 * kilobyte);
  });
});

test.each(["/home", "/tips", "/maestro-vault", "/product/night-of-the-caravan", "/maestro-journey", "/signup"])(
  "a guest's %s costs at most one call to the backend",
  async (path) => {
    await shop.ask(path);
    shop.faults.forget();
    expect((await shop.ask(`${path}?fresh`)).status).toBe(200);
    expect(shop.faults.requests().length).toBeLessThanOrEqual(1);
  },
);
