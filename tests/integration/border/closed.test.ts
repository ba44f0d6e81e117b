import { afterAll, beforeAll, expect, test } from "vitest";
import { languages } from "../../../app/i18n/languages.ts";
import { localAdmin } from "../../../supabase/local/auth/local-admin.ts";
import { failing } from "../../support/fault-run.ts";
import { type HttpShop, openHttpShop, type RequestOptions } from "../../support/http-shop.ts";

let shop: HttpShop;
beforeAll(async () => {
  shop = await openHttpShop();
});
afterAll(() => shop.stop());

/** A new Worker reads the switch at its first request. */
async function turn(on: boolean) {
  await shop.backend.sql(
    "update public.site_settings set maintenance_enabled = $1, maintenance_message = $2, maintenance_message_i18n = '{}'",
    [on, "Back <script>alert(1)</script> soon"],
  );
  await shop.restart();
}

const doors: [string, RequestOptions][] = [
  ["/home", {}],
  ["/maestro-journey", {}],
  ["/maestro-journey.data", {}],
  ["/no/such/page", {}],
  ["/welcome", { welcomed: false }],
  ["/contact", { form: { name: "Mina" } }],
  ["/maestro-journey", { form: { intent: "finish" } }],
  ["/maestro-journey.data", { form: { intent: "finish" } }],
];

test("a closed shop is closed on documents, data and forms alike, and says so as text", async () => {
  await turn(true);
  for (const [index, [path, options]] of doors.entries()) {
    const language = languages[index % languages.length] ?? "en";
    const { status, headers, body } = await shop.ask(path, { ...options, language });
    expect(status, path).toBe(503);
    expect(headers["retry-after"], path).toBe("120");
    expect(headers["cache-control"], path).toContain("no-store");
    if (!path.endsWith(".data")) expect(body, path).toContain(`<html lang="${language}"`);
    expect(body.includes("<script>alert(1)") && String(headers["content-type"]).includes("html"), path).toBe(false);
  }
  expect((await shop.ask("/healthz")).status).toBe(200);
  const unreadable = { form: "x", headers: { "content-type": "multipart/form-data; boundary=y" } };
  expect((await shop.ask("/contact", unreadable)).status).toBe(400);
});

test("at a closed shop an admin signs in and is served, and nobody else", async () => {
  expect((await shop.ask("/login")).status).toBe(200);
  const { cookies } = await shop.ask("/login?tab=password", { form: localAdmin });
  const [, session = ""] = /(?:^|,)session=([^;]+)/.exec(cookies.join()) ?? [];
  expect((await shop.ask("/home", { cookies: { session } })).status).toBe(200);
  expect((await shop.ask("/home", { cookies: { session: "b3RoZXI=" } })).status).toBe(503);
});

test.each(["error", "hang", "html"] as const)("a switch that cannot be read (%s) lets everyone in", async (kind) => {
  await shop.restart();
  await failing(shop, [kind], async () => {
    shop.faults.down(kind);
    expect((await shop.ask("/home")).status).toBe(200);
  });
});

test("a shop that is opened again serves everyone", async () => {
  await turn(false);
  expect((await shop.ask("/home")).status).toBe(200);
});
