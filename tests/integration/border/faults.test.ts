import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { keysOf } from "../../../app/encoding/record.ts";
import { languages } from "../../../app/i18n/languages.ts";
import { localAdmin } from "../../../supabase/local/auth/local-admin.ts";
import { signInCookies } from "../../support/accounts.ts";
import { type CardServices, startCardServices } from "../../support/card-services.ts";
import { faultForms, finishedSession } from "../../support/fault-forms.ts";
import { type FaultKind, faultKinds } from "../../support/fault-proxy.ts";
import {
  everyForm,
  everyFormByTurns,
  failing,
  failures,
  isInLanguage,
  maxResponseTime,
} from "../../support/fault-run.ts";
import { type HttpShop, openHttpShop, type RequestOptions } from "../../support/http-shop.ts";

let cards: CardServices;
let shop: HttpShop;
let session: string;
let token: string;
let directory: string;

beforeAll(async () => {
  cards = await startCardServices();
  directory = await mkdtemp(join(tmpdir(), "athar-"));
  shop = await openHttpShop({ cards, directory });
  session = await finishedSession(shop);
  const [row] = await shop.backend.sql<{ token: string }>(
    "select share_token as token from private.maestro_results where session_id = $1 and question_id is null",
    [session],
  );
  token = String(row?.token);
});
afterAll(async () => {
  await shop.stop();
  await cards.stop();
  await rm(directory, { recursive: true });
});

/** Every page with the status it has while the backend is away and nothing is remembered. */
const pages = (): [path: string, status: number, options?: RequestOptions][] => {
  const own = { cookies: { maestro_session_id: session } };
  return [
    ["/welcome", 200, { welcomed: false }],
    ...[
      "/home",
      "/why-athar",
      "/inspiration",
      "/tips",
      "/testimonials",
      "/press",
      "/vault",
      "/showcase",
      "/maestro",
    ].map((path): [string, number] => [path, 200]),
    ...[
      "/contact",
      "/newsletter",
      "/privacy",
      "/terms",
      "/signup",
      "/login",
      "/login/forgot",
      "/my-data",
      "/results",
      "/maestro/results",
    ].map((path): [string, number] => [path, 200]),
    ["/maestro-vault", 200],
    ["/product/night-of-the-caravan", 503],
    ["/maestro-journey", 503],
    ["/maestro-journey?step=3", 503, own],
    ["/analyze", 503, own],
    [`/results?sid=${session}`, 503, own],
    ["/maestro/editions", 503, own],
    [`/maestro/processing?sid=${session}`, 200, own],
    [`/perfume/${token}`, 503],
    ["/no/such/page", 404],
    ["/admin", 404],
    ["/login", 200, { host: "admin" }],
    ["/", 302, { host: "admin" }],
  ];
};

/** Opens every page while the backend answers so, in a Worker that has read nothing before. */
async function opensPages(kind: FaultKind) {
  // Kept pages would be shown; who is signed in stays it.
  await shop.restart(() => rm(join(directory, "cache"), { recursive: true, force: true }));
  const [customer, admin] = await Promise.all([signInCookies(shop, "shop"), signInCookies(shop, "admin")]);
  const wrong: string[] = [];
  const signedIn: ReturnType<typeof pages> = [
    ["/home", 200, { cookies: customer }],
    ["/login", 200, { cookies: customer }],
    ["/account", 503, { cookies: customer }],
    ["/account/password", 200, { cookies: customer }],
    ["/maestro-journey", 503, { cookies: customer }],
    ["/admin", 404, { cookies: customer }],
    ["/", 302, { cookies: admin, host: "admin" }],
    ["/leads", 302, { cookies: admin, host: "admin" }],
  ];
  await failing(shop, [kind], async () => {
    shop.faults.down(kind);
    const all = [...pages(), ...signedIn].map(async ([path, status, options], index) => {
      const language = languages[index % languages.length] ?? "en";
      const answer = await shop.ask(path, { ...options, language });
      if (answer.status !== status) wrong.push(`${path}: ${answer.status}`);
      if (answer.ms > maxResponseTime) wrong.push(`${path}: after ${answer.ms} ms`);
      isInLanguage(answer, language, path);
    });
    await Promise.all(all);
  });
  expect(wrong).toEqual([]);
}

// One kind of each way to fail.
test.each(["error", "hang", "cut"] as const)(
  "every page opens, or says what is missing, where the backend answers with %s",
  opensPages,
);

test.each(keysOf(failures))(
  "every form comes back as it was, and is kept once at the second try, where the backend %s",
  (failure) => everyFormByTurns(shop, faultForms, failure),
);

describe.each(faultKinds)("the backend answers with %s @long", (kind) => {
  test("every page opens, or says what is missing", () => opensPages(kind));

  test("every form comes back both as a document and to a script, and is kept once at the second try", () =>
    everyForm(shop, faultForms, kind));

  test("what the backend did before its answer was lost is not done twice", () =>
    everyForm(shop, faultForms, kind, true));
});

test("what was read once is shown while the backend is away", async () => {
  for (const path of ["/maestro-journey", "/product/night-of-the-caravan"]) {
    expect((await shop.ask(path)).status).toBe(200);
    shop.faults.down("error");
    const answer = await shop.ask(`${path}?again`);
    shop.faults.heal();
    expect(answer.status).toBe(200);
  }
});

test("a form that is sent twice at once is carried out once", async () => {
  for (const { make, name, done } of faultForms) {
    const { path, options, rows } = await make(shop, `twice${name.length}`, {});
    if (!rows) continue;
    const answers = await Promise.all([shop.ask(path, options), shop.ask(path, options)]);
    expect(
      answers.map(({ status }) => status),
      name,
    ).toEqual([done, done]);
    expect(await rows(), name).toBe(1);
  }
});

test("the log names no person, no session and no token", async () => {
  const { length } = shop.logs;
  await shop.ask("/healthz");
  await expect.poll(() => shop.logs.slice(length).join("\n")).toContain("/healthz");
  expect(shop.logs.join("\n")).toContain('"status":503');
  const log = shop.logs.join("\n");
  for (const secret of [session, token, "@letters.example", "@leads.example", localAdmin.email, localAdmin.password])
    expect(log).not.toContain(secret);
  expect(log).not.toMatch(/eyJ[\w-]{10,}|(__Host-[\w-]+|session)=\w|127\.0\.0\.1/);
});
