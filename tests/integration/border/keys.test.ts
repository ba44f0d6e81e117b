import { createHmac } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { signRoleToken } from "../../../supabase/local/auth/role-token.ts";
import { signedJourney, signingKey } from "../../support/bindings.ts";
import { finishedSession } from "../../support/fault-forms.ts";
import { type HttpShop, openHttpShop } from "../../support/http-shop.ts";

let shop: HttpShop;
beforeAll(async () => {
  // Of another project, so that nothing else takes it: only its end matters.
  const ending = await signRoleToken("machinery", "another secret", { days: 12 });
  shop = await openHttpShop({ bindings: { SUPABASE_MACHINERY_TOKEN: ending } });
});
afterAll(() => shop.stop());

/** Whether a cookie makes the journey its browser's own. */
async function owns(session: string, cookie: string): Promise<boolean> {
  const options = { cookies: { maestro_session_id: cookie }, unsigned: true };
  return (await shop.ask(`/results?sid=${session}`, options)).body.includes("custom_name");
}

test("who holds the token of the role worker, or another key, signs no journey", async () => {
  const session = await finishedSession(shop);
  expect(await owns(session, await signedJourney(session))).toBe(true);
  const { workerToken } = shop.backend;
  const hmac = (key: string | Buffer, text: string) => createHmac("sha256", key).update(text);
  const signingBytes = Buffer.from(signingKey, "base64");
  for (const signature of [
    hmac(workerToken, `journey ${session}`).digest("hex"),
    hmac(workerToken, session).digest("base64url"),
    hmac(signingBytes, session).digest("base64url"),
    hmac(signingKey, `journey ${session}`).digest("hex"),
  ])
    expect(await owns(session, `${session}.${signature}`), signature).toBe(false);
});

test("a new signing key voids no journey while the old one is beside it, and does once it is taken away", async () => {
  const session = await finishedSession(shop);
  const cookie = await signedJourney(session);
  const newer = Buffer.alloc(32, 7).toString("base64");
  shop.bindings.SIGNING_KEYS = `${newer}\n${signingKey}`;
  await shop.restart();
  expect(await owns(session, cookie)).toBe(true);
  shop.bindings.SIGNING_KEYS = newer;
  await shop.restart();
  expect(await owns(session, cookie)).toBe(false);
  shop.bindings.SIGNING_KEYS = signingKey;
  await shop.restart();
});

test("a token that ends in twelve days is named by /readyz and once in the log of a run of the clock", async () => {
  const { status, body } = await shop.ask("/readyz");
  expect([status, body]).toEqual([200, "ready\nthe token of the role machinery ends in 11 days"]);
  const warnings = () => shop.logs.filter((line) => line.includes('"level":"warn"'));
  await shop.tick();
  await expect.poll(() => warnings().length).toBeGreaterThan(0);
  expect(warnings().map((line) => JSON.parse(line))).toEqual([
    { level: "warn", id: "keys", message: "the token of the role machinery ends in 11 days" },
  ]);
});

test("whatever is asked, the log is lines of JSON that say what was thrown, and no path as it came", async () => {
  const before = shop.logs.length;
  const odd = [
    "/%E0%A4%A",
    "/product/%E0%A4%A",
    "/%ff",
    "/no/such/page",
    "/home",
    "/healthz",
    "/perfume/x",
    "/auth/confirm",
  ];
  for (const path of odd) {
    await shop.ask(path);
    await shop.ask(path, { form: { name: "Mina" } });
    await shop.ask(`${path}.data`);
    await shop.ask(`${path}.data`, { form: { name: "Mina" } });
  }
  await shop.ask("/healthz?last");
  const lines = () => shop.logs.slice(before);
  await expect.poll(() => lines().filter((line) => line.includes('"method"')).length).toBe(4 * odd.length + 1);
  expect(lines().filter((line) => !line.startsWith("{"))).toEqual([]);
  expect(lines().filter((line) => line.includes("[object Object]"))).toEqual([]);
  expect(lines().join("\n")).toContain('"name":"Response","message":"405');
});
