// What a Worker says that was given something else than the files which the check of a deployment reads: a variable by
// `wrangler deploy --var` or by the dashboard, a secret by a pipe.
import { describe, expect, test } from "vitest";
import type { Variables } from "../../../supabase/local/worker/built-worker.ts";
import { type DeployedWorker, startDeployed } from "../../support/deployed-worker.ts";
import { deployedHouse } from "../../support/deployment.ts";

async function started(bindings: Variables, look: (worker: DeployedWorker) => Promise<void>) {
  const worker = await startDeployed(bindings);
  try {
    await look(worker);
  } finally {
    await worker.stop();
  }
}

/** The names of which the log says that they are wrong, and what belongs there. */
const named = ({ lines }: DeployedWorker) => lines.filter((line) => line.includes('"message":"')).join("\n");

test("a deployment with placeholders refuses every request and names each, with what belongs there", () => {
  const left = (what: string) => ({ ar: what, en: what, fr: what, ru: what });
  const HOUSE = {
    seller: left("FILL IN: registered name and postal address, in four languages and of some length"),
    database: left("FILL IN: city and country of the Supabase project, in four languages"),
    registration: "FILL IN: the number in the commercial register",
    email: { ...deployedHouse.email, house: "atelier@your-shop.example" },
    bank: { holder: "EXAMPLE – no real account", iban: "SA03 8000 0000 6080 1016 7519", swift: "EXAMSARI" },
  };
  return started({ SUPABASE_URL: "http://127.0.0.1:54321", HOUSE }, async (worker) => {
    for (const path of ["/home", "/healthz", "/own", "/robots.txt"]) expect((await worker.ask(path)).status).toBe(500);
    for (const wanted of [
      "SUPABASE_URL: an address on the internet",
      ...["ar", "en", "fr", "ru"].map((language) => `HOUSE.seller.${language}: registered name`),
      ...["ar", "en", "fr", "ru"].map((language) => `HOUSE.database.${language}: city and country`),
      "HOUSE.registration: the number in the commercial register",
      "HOUSE.email.house: an address on the internet",
      "HOUSE.bank.holder: your own, not an example",
      "HOUSE.bank.iban: an account of your own",
    ])
      expect(named(worker)).toContain(wanted);
  });
});

describe("wrangler deploy --var, which the check of the files does not see, opens no shop", () => {
  test.each<[string, Variables, string]>([
    [
      "a key that is still to be filled in",
      { SUPABASE_PUBLISHABLE_KEY: "FILL IN: the key" },
      "SUPABASE_PUBLISHABLE_KEY",
    ],
    [
      "the database's secret key",
      { SUPABASE_PUBLISHABLE_KEY: "sb_secret_0123456789abcdef" },
      "SUPABASE_PUBLISHABLE_KEY",
    ],
    ["limits that are off", { RATE_LIMITS: "off" }, "RATE_LIMITS"],
    ["a deadline of the tests", { BACKEND_DEADLINE: 15_000 }, "BACKEND_DEADLINE"],
    ["letters sent in the clear", { MAIL_API_URL: "http://mail.athar.internal" }, "MAIL_API_URL"],
    ["this machine's host, where nothing is checked", { SHOP_HOST: "shop.localhost" }, "SHOP_HOST"],
    ["a port behind the host", { SHOP_HOST: "athar.internal:8443" }, "SHOP_HOST"],
    ["a house in one language", { HOUSE: { ...deployedHouse, seller: "Athar, Riyadh" } }, "HOUSE.seller"],
  ])("%s", (_, bindings, name) =>
    started(bindings, async (worker) => {
      const host = String(bindings.SHOP_HOST ?? "athar.internal");
      expect((await worker.ask("/robots.txt", { host })).status).toBe(500);
      expect(named(worker)).toContain(`"message":"${name}: `);
      expect(named(worker)).not.toContain("sb_secret_");
      const ready = await worker.ask("/readyz", { host });
      expect([ready.status, ready.body]).toEqual([503, `not configured, as the log says: ${name}`]);
    }),
  );
});

describe("a secret that an emptied pipe put is named as empty", () => {
  test.each([
    "SUPABASE_WORKER_TOKEN",
    "SUPABASE_MACHINERY_TOKEN",
    "SIGNING_KEYS",
    "SEND_EMAIL_HOOK_SECRET",
    "MAIL_API_KEY",
    "STRIPE_SECRET_KEY",
  ])("%s", (name) =>
    started({ [name]: "" }, async (worker) => {
      expect((await worker.ask("/home")).status).toBe(500);
      expect(named(worker)).toContain(`"message":"${name}: is empty"`);
      const { status, body } = await worker.ask("/readyz");
      expect([status, body]).toEqual([503, `not configured, as the log says: ${name}`]);
    }),
  );
});

test("nobody has to visit: the clock of a Worker whose secret is empty fails, and its log names it", () =>
  started({ SUPABASE_MACHINERY_TOKEN: "" }, async (worker) => {
    expect((await worker.tick()).status).toBe(500);
    expect(named(worker)).toContain('"message":"SUPABASE_MACHINERY_TOKEN: is empty"');
  }));
