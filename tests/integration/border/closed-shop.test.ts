import { afterAll, beforeAll, expect, test } from "vitest";
import { signInCookies } from "../../support/accounts.ts";
import { createSession } from "../../support/answers.ts";
import { type HttpShop, openHttpShop } from "../../support/http-shop.ts";

let shop: HttpShop;
beforeAll(async () => {
  shop = await openHttpShop();
});
afterAll(() => shop.stop());

test("a closed shop saves no guest's perfume, though it reads their journey meanwhile, and an admin's", async () => {
  const session = await createSession(shop.backend, "en");
  await shop.backend.sql("update public.site_settings set maintenance_enabled = true");
  // The Worker's first requests may be too slow for the switch, and go on without it.
  await expect.poll(async () => (await shop.ask("/maestro-journey")).status, { timeout: 20_000 }).toBe(503);
  const finish = async (cookies = {}) => {
    const form = { intent: "finish" };
    const options = { form, cookies: { ...cookies, maestro_session_id: session } };
    const { status } = await shop.ask("/maestro-journey?step=ready", options);
    const perfumes = await shop.backend.sql(
      "select id from private.maestro_results where session_id = $1 and question_id is null",
      [session],
    );
    return { status, perfumes: perfumes.length };
  };
  expect(await finish()).toEqual({ status: 503, perfumes: 0 });
  expect(await finish(await signInCookies(shop, "shop"))).toEqual({ status: 303, perfumes: 1 });
});
