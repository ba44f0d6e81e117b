import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { localAdmin } from "../../../supabase/local/auth/local-admin.ts";
import { createSession } from "../../support/answers.ts";
import { cases } from "../../support/drawn-cases.ts";
import { finishedSession } from "../../support/fault-forms.ts";
import { type FormOf, type FuzzRequest, formRequests, pageRequests, text } from "../../support/fuzz.ts";
import { type HttpShop, openHttpShop } from "../../support/http-shop.ts";

const { numRuns: requests } = cases(150, 1500);
const sessions: string[] = [];
let inputs = 0;
let shop: HttpShop;

beforeAll(async () => {
  shop = await openHttpShop();
  for (let made = 0; made < 4; made += 1) sessions.push(await createSession(shop.backend, "en", made * 3));
  for (let made = 0; made < 3; made += 1) sessions.push(await finishedSession(shop));
});
afterAll(() => shop.stop());

const ofSession = (session: string) => ({ maestro_session_id: session });

/** What is wrong with an answer: an error of the server, a trace of its inside, or the attacker's own markup. */
function flawOf({ status, body, headers }: Awaited<ReturnType<HttpShop["ask"]>>): string | null {
  if (status >= 500) return `status ${status}`;
  if (!headers["content-security-policy"] || !headers["x-request-id"]) return "no headers";
  // Scripts may read the cart alone.
  const sound = /^cart=[\w.~-]*; Max-Age=\d+; Path=\/; SameSite=Lax$|^(?!cart=).*; Path=\/; HttpOnly; SameSite=Lax$/;
  if (headers["set-cookie"]?.some((cookie) => !sound.test(cookie))) return "a foreign cookie";
  if (/evil/.test(headers.location ?? "") && !/^\/[^/\\]/.test(headers.location ?? ""))
    return `off to ${headers.location}`;
  if (/\n\s+at .+:\d+:\d+|file:\/\/\/|node_modules|PGRST|SQLSTATE/.test(body)) return "a trace of the inside";
  const isPage = String(headers["content-type"]).startsWith("text/html");
  const [markup] = (isPage && /<script>alert|<img src=x|<x-evil|[^\\]" autofocus onfocus="alert/.exec(body)) || [];
  return markup ? `reflected ${markup}` : null;
}

function findFlaws(arbitrary: fc.Arbitrary<FuzzRequest>, numRuns: number): Promise<string[]> {
  return sendAll(fc.sample(arbitrary, numRuns));
}

/** Sends all of them, four at a time, and tells what went wrong. */
async function sendAll(requests: FuzzRequest[]): Promise<string[]> {
  const flaws: string[] = [];
  const waiting = [...requests];
  const worker = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      inputs += next.inputs;
      const flaw = flawOf(await shop.ask(next.path, next.options));
      if (flaw) flaws.push(`${flaw}: ${JSON.stringify(next).slice(0, 1200)}`);
    }
  };
  await Promise.all(Array.from({ length: 4 }, worker));
  return flaws.slice(0, 5);
}

test("pages withstand what an address, a cookie and a header can say @draws", async () => {
  const paths =
    "/ /home /tips /welcome /maestro /maestro-journey /maestro/processing /maestro/results /analyze /results /_results /maestro-vault /maestro-vault?page=* /product/* /perfume/* /privacy/* /newsletter/unsubscribe /newsletter/confirm?token=* /signup/confirm?token=* /my-data /my-data/open?token=* /my-data.json /auth/confirm /signup /login /logout /language /currency /country /healthz /readyz /sitemap.xml /robots.txt /* /assets/* /media/* /%2e%2e/*".split(
      " ",
    );
  const known: Record<string, string>[] = [
    {},
    { welcomeShown: "1" },
    ...sessions.map((session) => ({ welcomeShown: "1", ...ofSession(session) })),
  ];
  expect(await findFlaws(pageRequests(paths, known), requests)).toEqual([]);
});

test("forms withstand what can be typed @draws", async () => {
  const questions = await shop.backend.sql<{ id: string }>(
    "select id from public.maestro_questions order by order_index",
  );
  const themes =
    "gender families time_of_day occasions persona strength season environment colors memory custom_name step total".split(
      " ",
    );
  const answersOf = (session: string): FormOf[] =>
    questions.map(({ id }) => ({
      path: "/maestro-journey",
      fields: themes,
      fixed: { question: id, intent: "next", strength: "5", gender: "men" },
      cookies: ofSession(session),
    }));
  const lead = { firstName: "Mina", lastName: "Haddad", countryCode: "SA", phone: "0501234567" };
  const forms: FormOf[] = [
    { path: "/newsletter", fields: ["email"], fixed: {} },
    { path: "/contact", fields: ["name", "email", "message"] },
    { path: "/signup", fields: [...Object.keys(lead), "email", "magicOptIn"], fixed: lead },
    { path: "/signup", fields: Object.keys(lead), fixed: { email: "fuzz@example.com" } },
    { path: "/login", fields: ["email"] },
    { path: "/login/forgot", fields: ["email"] },
    { path: "/login?tab=password", fields: ["email", "password"], fixed: { email: localAdmin.email } },
    { path: "/language", fields: ["language", "next"], fixed: { language: "fr" } },
    { path: "/currency", fields: ["currency", "next"], fixed: { currency: "SAR" } },
    { path: "/country", fields: ["country", "next"], fixed: { country: "KW" } },
    { path: "/welcome", fields: ["next"] },
    { path: "/auth/confirm", fields: ["token", "type"] },
    { path: "/auth/hash", fields: ["access_token", "refresh_token", "type"] },
    { path: "/newsletter/unsubscribe", fields: ["token"] },
    { path: "/newsletter/confirm", fields: ["token"] },
    { path: "/signup/confirm", fields: ["token"] },
    { path: "/my-data", fields: ["email", "intent"] },
    { path: "/my-data/open", fields: ["token"] },
    { path: "/measure", fields: ["name", "value", "path", "lang", "rating"], fixed: { name: "LCP" } },
    { path: "/maestro-journey", fields: ["intent", "question", "step", "total"] },
    { path: "/maestro-journey", fields: ["query", "without", "without_text"], fixed: { intent: "search" } },
    { path: "/maestro-journey", fields: ["change"], fixed: { intent: "change" } },
    { path: "/maestro-journey/things", fields: ["query"] },
    { path: "/maestro/results", fields: ["product", "intent"] },
    ...sessions.flatMap(answersOf),
    ...sessions.flatMap((session): FormOf[] => {
      const cookies = ofSession(session);
      const named = { path: `/results?sid=${session}`, fields: ["custom_name", "engraving", "product"], cookies };
      const finish = { path: "/maestro-journey", fields: ["step"], fixed: { intent: "finish" }, cookies };
      return [{ ...named, fixed: { intent: "name" } }, { ...named, fixed: { intent: "cart" } }, finish];
    }),
  ];
  // The journey has most of the forms; the others get a turn of their own.
  expect(await findFlaws(formRequests(forms.slice(0, 16)), requests)).toEqual([]);
  expect(await findFlaws(formRequests(forms.slice(16)), requests / 2)).toEqual([]);
  expect(inputs).toBeGreaterThan(20 * requests);
});

test("what was stored, past the shop too, breaks no page", async () => {
  const { url, key, workerToken } = shop.backend;
  const write = (session: string, path: string, token: string, row: object) =>
    fetch(`${url}/rest/v1/${path}`, {
      method: "POST",
      headers: {
        apikey: key,
        authorization: `Bearer ${token}`,
        "content-type": "application/json",
        "x-session-id": session,
      },
      body: JSON.stringify({ lang: "en", ...row }),
    });
  const values = fc.sample(
    fc.oneof(
      fc.dictionary(
        fc.constantFrom("families", "memory", "strength", "version", "variants", "__proto__"),
        fc.jsonValue(),
      ),
      text.map((value) => ({ families: value, memory: [value] })),
      text.map((value) => ({ version: 1, fingerprint: value, target: {}, variants: [{ kind: value }, null] })),
    ),
    20,
  );
  const [question] = await shop.backend.sql<{ id: string }>(
    "select id from public.maestro_questions order by order_index limit 1",
  );
  let taken = 0;
  for (const [index, value] of values.entries()) {
    const session = await createSession(shop.backend, "fr", 0);
    sessions.push(session);
    const answer = { session_id: session, question_id: question?.id, answer: value };
    // A perfume only the house writes: as an engine might that has long been replaced, or has an error.
    const versions = { engine_version: "0", palette_version: "0" };
    const named = { fingerprint: `hostile-${index}`, custom_name: "<x-evil>" };
    const perfume = { session_id: session, answers: value, result: value, ...named, ...versions };
    taken += Number((await write(session, "maestro_results", workerToken, answer)).ok);
    taken += Number((await write(session, "rpc/save_result", workerToken, perfume)).ok);
  }
  expect(taken).toBeGreaterThan(20);
  const cookies = await shop.ask("/login", { form: localAdmin, host: "admin" });
  const [, adminSession = ""] = /(?:^|,)admin-session=([^;]+)/.exec(cookies.cookies.join()) ?? [];
  const rooms = [
    "/",
    "/leads",
    "/subscribers",
    "/results",
    "/questions",
    "/perfumes",
    "/countries",
    "/admins",
    "/log",
    "/leads.csv",
    "/subscribers.csv",
  ];
  const doors: FuzzRequest[] = [
    ...rooms.map(
      (path): FuzzRequest => ({
        path,
        options: { host: "admin", cookies: { "admin-session": adminSession } },
        inputs: 0,
      }),
    ),
    ...sessions.flatMap((session) =>
      [
        "/maestro-journey",
        "/maestro/editions",
        "/analyze",
        `/results?sid=${session}`,
        `/maestro/processing?sid=${session}`,
      ].map((path): FuzzRequest => ({ path, options: { cookies: ofSession(session) }, inputs: 0 })),
    ),
  ];
  expect(await sendAll(doors)).toEqual([]);
});
