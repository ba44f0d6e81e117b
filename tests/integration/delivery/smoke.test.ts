import { spawn } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type HttpShop, openHttpShop } from "../../support/http-shop.ts";

const script = resolve(import.meta.dirname, "../../smoke/smoke.ts");

let shop: HttpShop;
beforeAll(async () => {
  shop = await openHttpShop();
});
afterAll(() => shop.stop());

/** The exit code and the output of a smoke test of the shop. */
async function smoke() {
  const child = spawn(process.execPath, [script, shop.origin()], { stdio: ["ignore", "pipe", "inherit"] });
  const output = child.stdout.setEncoding("utf8").toArray();
  const [code] = await once(child, "exit");
  return { code, output: (await output).join("") };
}

test("the smoke test passes on a shop that is open", async () => {
  const { code, output } = await smoke();
  expect(code, output).toBe(0);
});

test("the smoke test fails on a shop whose backend is down", async () => {
  shop.faults.down("error");
  expect(await smoke()).toMatchObject({ code: 1, output: expect.stringContaining("the backend does not answer") });
  shop.faults.heal();
});
