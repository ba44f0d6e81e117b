import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { localAdmin } from "../../supabase/local/auth/local-admin.ts";
import { currentBuild } from "../../supabase/local/worker/build.ts";
import { kibibyte } from "../bench/report.ts";
import { serverBundleBudget, serverBundleSize } from "../bench/server-bundle.ts";
import { createAccount, parseSetCookie } from "../support/accounts.ts";
import { createSession } from "../support/answers.ts";
import type { SeenRequest } from "../support/fault-proxy.ts";
import { type HttpShop, openHttpShop } from "../support/http-shop.ts";

let shop: HttpShop;
let directory: string;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "athar-"));
  shop = await openHttpShop({ directory });
});

afterAll(async () => {
  await shop.stop();
  await rm(directory, { recursive: true });
});

test("the server's bundle is small enough to start at once", () => {
  // Of it 66 KiB are the libraries of Stripe and Resend, which are loaded with the first card and the first letter, and some
  // 200 KiB the texts and the Maestro's words in four languages, and some 415 the words by which he understands visitors.
  expect(serverBundleSize(join(currentBuild(), "server"))).toBeLessThanOrEqual(serverBundleBudget * kibibyte);
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

/** How many requests follow one another: those that begin while another one runs are no further wait. */
function depthOf(requests: SeenRequest[]): number {
  let depth = 0;
  let ended = 0;
  for (const { from, until = Number.POSITIVE_INFINITY } of requests.toSorted((one, other) => one.from - other.from)) {
    if (from >= ended) depth += 1;
    ended = from >= ended ? until : Math.min(ended, until);
  }
  return depth;
}

test.each(["a guest", "a customer who is signed in", "an admin"])(
  "%s waits for the backend twice to finish a journey, where the Worker remembers nothing",
  async (who) => {
    const session = await createSession(shop.backend, "en");
    const customer = { email: "lina@example.com", password: "rose-water" };
    await createAccount(shop.backend, customer.email, customer.password);
    const form = who === "an admin" ? localAdmin : customer;
    const signedIn = async () => parseSetCookie((await shop.ask("/login?tab=password", { form })).cookies);
    const cookies = { ...(who !== "a guest" && (await signedIn())), maestro_session_id: session };
    await shop.restart(() => rm(join(directory, "cache"), { recursive: true, force: true }));
    await shop.ask("/healthz");
    shop.faults.forget();
    // Each call takes so long that those which are made side by side overlap.
    shop.faults.inject({ kind: "slow", delay: 50 });
    const { status } = await shop.ask("/maestro-journey?step=ready", { form: { intent: "finish" }, cookies });
    shop.faults.heal();
    expect(status).toBe(303);
    // That the journey goes with an account is written down after the answer.
    const waitedFor = shop.faults.requests().filter(({ path }) => !path.includes("claim_journey"));
    expect(waitedFor.some(({ path }) => path.includes("is_admin"))).toBe(who !== "a guest");
    expect(depthOf(waitedFor)).toBe(2);
  },
);
