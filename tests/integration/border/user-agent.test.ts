import { afterAll, beforeAll, expect, test } from "vitest";
import { localAdmin } from "../../../supabase/local/auth/local-admin.ts";
import { type HttpShop, openHttpShop } from "../../support/http-shop.ts";

let shop: HttpShop;
beforeAll(async () => {
  shop = await openHttpShop();
});
afterAll(() => shop.stop());

/** 60 kB, and of a kind that takes long to look through for a browser's name. */
const endless = "Version/".repeat(7500);

test("a browser's name of 60 kB begins a journey and signs in like any other, and no more than a line of it is kept or sent on", async () => {
  const headers = { "user-agent": endless };
  const [question] = await shop.backend.sql<{ id: string }>(
    "select id from public.maestro_questions order by order_index limit 1",
  );
  const form = { intent: "next", question: String(question?.id), step: "1", gender: "women" };
  const begun = await shop.ask("/maestro-journey?step=1", { form, headers });
  const signIn = await shop.ask("/login?tab=password", { form: localAdmin, headers });
  const page = await shop.ask("/home", { headers });
  expect([begun.status, signIn.status, page.status]).toEqual([303, 303, 200]);
  const kept = await shop.backend.sql<{ length: number }>(
    "select length(user_agent) from public.maestro_sessions order by created_at desc limit 1",
  );
  expect(kept).toEqual([{ length: 400 }]);
  const [started] = shop.faults.requests(/maestro_start_session/);
  expect(started?.size).toBeLessThan(1000);
});
