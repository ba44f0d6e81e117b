import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { serverBundleSize } from "../bench/server-bundle.ts";
import { type HttpShop, openHttpShop } from "../support/http-shop.ts";

let shop: HttpShop;

beforeAll(async () => {
  shop = await openHttpShop();
});

afterAll(() => shop.stop());

test("the server's bundle is small enough to start at once", () => {
  // Of it 66 KB are the libraries of Stripe and Resend, which are loaded with the first card and the first letter, and some
  // 200 KB the texts and the Maestro's words in four languages.
  expect(serverBundleSize(join(import.meta.dirname, "../../build/server"))).toBeLessThanOrEqual(724 * 1024);
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
