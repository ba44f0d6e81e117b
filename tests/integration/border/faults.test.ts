import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Language, languages } from "../../../app/i18n/languages.ts";
import { localAdmin } from "../../../supabase/local/local-admin.ts";
import { type Attempt, type FaultForm, faultForms, finishedSession } from "../../support/fault-forms.ts";
import { type FaultKind, faultKinds } from "../../support/fault-proxy.ts";
import { type Answer, type Asking, type HttpShop, openHttpShop } from "../../support/http-shop.ts";

/** Three seconds is what a visitor waits at most; the rest is for a machine that runs everything at once. */
const patience = 4500;

let shop: HttpShop;
let session: string;
let token: string;

beforeAll(async () => {
  shop = await openHttpShop();
  session = await finishedSession(shop);
  const [row] = await shop.backend.sql<{ token: string }>(
    "select share_token as token from public.maestro_results where session_id = $1 and question_id is null",
    [session],
  );
  token = String(row?.token);
});
afterAll(() => shop.stop());

/** Every page with the status it has while the backend is away and nothing is remembered. */
const pages = (): [path: string, status: number, asking?: Asking][] => {
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
    ...["/contact", "/newsletter", "/privacy", "/terms", "/signup", "/login", "/results", "/maestro/results"].map(
      (path): [string, number] => [path, 200],
    ),
    ["/maestro-vault", 200],
    ["/product/night-of-the-caravan", 503],
    ["/maestro-journey", 503],
    ["/maestro-journey?step=3", 503, own],
    ["/analyze", 503, own],
    [`/results?sid=${session}`, 503, own],
    [`/maestro/processing?sid=${session}`, 200, own],
    [`/perfume/${token}`, 503],
    ["/no/such/page", 404],
    ["/admin", 404],
    ["/login", 200, { host: "admin" }],
    ["/", 302, { host: "admin" }],
  ];
};

function cookiesIn(cookies: string[]): Record<string, string> {
  const pairs = cookies.map((cookie) => /^__Host-([^=]+)=([^;]*)/.exec(cookie) ?? []);
  return Object.fromEntries(pairs.map(([, name = "", value = ""]) => [name, value]));
}

/** An answer that came too late is asked for once more, in case it was the machine that was slow. */
async function inTime(ask: () => Promise<Answer>): Promise<Answer> {
  const answer = await ask();
  return answer.ms > patience ? ask() : answer;
}

/** What a visitor gets who does not give up. */
async function atLast(ask: () => Promise<Answer>): Promise<Answer> {
  let answer = await ask();
  for (let tries = 0; tries < 3 && answer.status === 503; tries += 1) answer = await ask();
  return answer;
}

function isInLanguage({ body, status }: Answer, language: Language, path: string) {
  if (status < 300 || status >= 400) {
    expect(body, path).toContain(`<html lang="${language}"`);
    expect(body, `${path} shows a way on`).toMatch(/<a [^>]*href="\/|<form /);
  }
}

describe.each(faultKinds)("the backend answers with %s", (kind) => {
  beforeAll(async () => {
    shop.faults.heal();
    await shop.restart();
  });

  test("every page opens, or says what is missing", async () => {
    const people = await Promise.all(
      ["/login?tab=password", "/login"].map((path, index) =>
        shop.ask(path, { form: localAdmin, host: index === 0 ? "shop" : "admin" }),
      ),
    );
    const [customer, admin] = people.map(({ cookies }) => cookiesIn(cookies));
    shop.faults.down(kind);
    const wrong: string[] = [];
    const signedIn: ReturnType<typeof pages> = [
      ["/home", 200, { cookies: customer }],
      ["/login", 200, { cookies: customer }],
      ["/maestro-journey", 503, { cookies: customer }],
      ["/admin", 404, { cookies: customer }],
      ["/", 302, { cookies: admin, host: "admin" }],
      ["/leads", 302, { cookies: admin, host: "admin" }],
    ];
    const all = [...pages(), ...signedIn].map(async ([path, status, asking], index) => {
      const language = languages[index % languages.length] ?? "en";
      const answer = await inTime(() => shop.ask(path, { ...asking, language }));
      if (answer.status !== status) wrong.push(`${path}: ${answer.status}`);
      if (answer.ms > patience) wrong.push(`${path}: after ${answer.ms} ms`);
      isInLanguage(answer, language, path);
    });
    await Promise.all(all);
    shop.faults.heal();
    expect(wrong).toEqual([]);
  });

  test("every form comes back as it was, and is kept once at the second try", () => everyForm(kind, false));

  test("what the backend did before its answer was lost is not done twice", () => everyForm(kind, true));
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

test("a double click is one click", async () => {
  for (const { make, name, done } of faultForms) {
    const { path, asking, rows } = await make(shop, `twice${name.length}`);
    if (!rows) continue;
    const answers = await Promise.all([shop.ask(path, asking), shop.ask(path, asking)]);
    expect(
      answers.map(({ status }) => status),
      name,
    ).toEqual([done, done]);
    expect(await rows(), name).toBe(1);
  }
});

test("the log names no person, no session and no token", () => {
  const log = shop.logs.join("\n");
  expect(log).toContain('"status":503');
  for (const secret of [session, token, "@letters.example", "@leads.example", localAdmin.email, localAdmin.password])
    expect(log).not.toContain(secret);
  expect(log).not.toMatch(/eyJ[\w-]{10,}|__Host-\w+=|127\.0\.0\.1/);
});

type Sent = Attempt & Omit<FaultForm, "make"> & { language: Language; data: boolean };

/** Sends each form as a document, and where nothing is done behind the fault also as the script of a live page does. */
async function everyForm(kind: FaultKind, after: boolean) {
  const made = (after ? [false] : [true, false]).flatMap((data) =>
    faultForms.map(async ({ make, ...form }, index): Promise<Sent> => {
      const mark = `${kind}${index}${data ? "d" : "p"}${after ? "a" : "b"}`;
      const language = languages[index % languages.length] ?? "en";
      const name = `${form.name}${data ? " with JavaScript" : ""}`;
      return { ...(await make(shop, mark)), ...form, name, language, data };
    }),
  );
  const sent = await Promise.all(made);
  const post = ({ path, asking, language, data }: Sent) =>
    shop.ask(data ? path.replace(/^([^?]*)/, "$1.data") : path, { ...asking, language });
  const doneAs = ({ done, data }: Sent) => (done === 303 && data ? 202 : done);

  shop.faults.inject({ kind, after });
  const wrong: string[] = [];
  await Promise.all(
    sent.map(async (attempt) => {
      const { name, kept, always, language, data } = attempt;
      const answer = await inTime(() => post(attempt));
      if (answer.status !== (always ? doneAs(attempt) : 503)) wrong.push(`${name}: ${answer.status}`);
      if (answer.ms > patience) wrong.push(`${name}: after ${answer.ms} ms`);
      if (answer.status === 503) {
        for (const text of kept) if (!answer.body.includes(text)) wrong.push(`${name}: lost ${text}`);
        if (!data) isInLanguage(answer, language, name);
      }
    }),
  );
  shop.faults.heal();
  await Promise.all(
    sent.map(async (attempt) => {
      const answer = await atLast(() => post(attempt));
      if (answer.status !== doneAs(attempt)) wrong.push(`${attempt.name}, again: ${answer.status}`);
    }),
  );
  for (const { name, rows } of sent) {
    const kept = (await rows?.()) ?? 1;
    if (kept !== 1) wrong.push(`${name}: kept ${kept} times`);
  }
  expect(wrong).toEqual([]);
}
