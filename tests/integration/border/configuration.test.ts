// What a Worker says that was given something else than the files which the check of a deployment reads: a variable by
// `wrangler deploy --var` or by the dashboard, a secret by a pipe.
import { expect, test } from "vitest";
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

/** What the log says is wrong, and what belongs there. The Worker's lines come by a way of their own, after its answer. */
const told = ({ lines }: DeployedWorker) => lines.filter((line) => line.includes('"message":"')).join("\n");
const named = (worker: DeployedWorker) => expect.poll(() => told(worker));

test("a deployment with placeholders refuses every request and names each, with what belongs there", () => {
  const left = (what: string) => ({ ar: what, en: what, fr: what, ru: what });
  const HOUSE = {
    seller: left("FILL IN: registered name and postal address, in four languages and of some length"),
    database: left("FILL IN: city and country of the Supabase project, in four languages"),
    registration: "FILL IN: the number in the commercial register",
    demonstration: true,
    phone: "+966 11 000 0000",
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
      "HOUSE.demonstration: is for this machine",
      "HOUSE.phone: a telephone that somebody answers",
      "HOUSE.email.house: an address on the internet",
      "HOUSE.bank.holder: your own, not an example",
      "HOUSE.bank.iban: an account of your own",
    ])
      await named(worker).toContain(wanted);
  });
});

test("wrangler deploy --var, which the check of the files does not see, opens no shop", () => {
  const bindings = {
    SUPABASE_PUBLISHABLE_KEY: "sb_secret_0123456789abcdef",
    HOUSE: { ...deployedHouse, seller: "Athar, Riyadh" },
    RATE_LIMITS: "off",
    BACKEND_DEADLINE: 15_000,
    MAIL_API_URL: "http://mail.athar.internal",
  };
  const names = ["HOUSE.seller", "MAIL_API_URL", "SUPABASE_PUBLISHABLE_KEY", "RATE_LIMITS", "BACKEND_DEADLINE"];
  return started(bindings, async (worker) => {
    expect((await worker.ask("/robots.txt")).status).toBe(500);
    for (const name of names) await named(worker).toContain(`"message":"${name}: `);
    expect(told(worker)).not.toContain("sb_secret_01");
    const { status, body } = await worker.ask("/readyz");
    expect([status, body]).toEqual([503, `not configured, as the log says: ${names.join(", ")}`]);
  });
});

test("a deployment that says it is this machine, where no placeholder counts, is believed by nobody", () =>
  started({ SHOP_HOST: "shop.localhost", RATE_LIMITS: "off" }, async (worker) => {
    const ready = await worker.ask("/readyz", { host: "shop.localhost" });
    expect([ready.status, ready.body]).toEqual([503, "not configured, as the log says: SHOP_HOST, RATE_LIMITS"]);
  }));

test("secrets that emptied pipes put are named as empty, by the clock too, for which nobody has to visit", () => {
  const names = [
    "SUPABASE_WORKER_TOKEN",
    "SUPABASE_MACHINERY_TOKEN",
    "SIGNING_KEYS",
    "SEND_EMAIL_HOOK_SECRET",
    "MAIL_API_KEY",
    "STRIPE_SECRET_KEY",
  ];
  return started(Object.fromEntries(names.map((name) => [name, ""])), async (worker) => {
    expect((await worker.tick()).status).toBe(500);
    for (const name of names) await named(worker).toContain(`"message":"${name}: is empty"`);
    expect((await worker.ask("/home")).status).toBe(500);
    const { status, body } = await worker.ask("/readyz");
    expect([status, body]).toEqual([503, `not configured, as the log says: ${names.join(", ")}`]);
  });
});
