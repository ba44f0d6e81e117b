import { expect, onTestFinished } from "vitest";
import { saveAnswer } from "../../../app/backend/answers.ts";
import { signInWithPassword } from "../../../app/backend/auth.ts";
import { listQuestions } from "../../../app/backend/questions.ts";
import { saveResult } from "../../../app/backend/results.ts";
import { compose } from "../../../app/maestro/index.ts";
import { createAccount } from "../../support/accounts.ts";
import { type TestBackend, test } from "../../support/backend.ts";
import { guestOf, journeyOf } from "./callers.ts";

const memory = "the incense of my grandmother's house";

/** A journey with an answer and two editions, whose address was shared. */
async function finishedJourney(backend: TestBackend) {
  const { session, backend: mine } = await journeyOf(backend);
  const [first, second] = await listQuestions(mine);
  await saveAnswer(mine, { session, question: first?.id ?? "", language: "en", answer: { memory } });
  const shared = { session, language: "en", customName: "Dusk" } as const;
  for (const answers of [{ memory }, { memory, strength: 9 }])
    await saveResult(mine, { ...shared, answers, composition: compose({ answers, session }) });
  return { session, answered: first?.id, unanswered: second?.id };
}

/** What a stranger holds besides the address: the key in the shop's scripts, and perhaps an account of their own. */
async function strangers(backend: TestBackend, session: string) {
  const customer = { email: "stranger@address.test", password: "a-strangers-word" };
  await createAccount(backend, customer.email, customer.password);
  onTestFinished(async () => {
    await backend.sql("delete from auth.users where email = $1", [customer.email]);
  });
  const { accessToken } = await signInWithPassword(guestOf(backend), customer);
  const common = { apikey: backend.key, "Content-Type": "application/json", "x-session-id": session };
  return [
    { ...common, Authorization: `Bearer ${backend.key}` },
    { ...common, Authorization: `Bearer ${accessToken}` },
  ];
}

const everything = (backend: TestBackend) =>
  backend.sql(
    `select md5((select string_agg(t::text, ',' order by id) from private.maestro_results t)) as rows,
       (select count(*)::int from public.maestro_sessions) as sessions`,
  );

test("who knows the address of a results page reads no memory, formula, recipe or share token over REST", async ({
  backend,
}) => {
  const { session } = await finishedJourney(backend);
  const tokens = await backend.sql<{ token: string }>(
    "select share_token as token from private.maestro_results where session_id = $1 and question_id is null",
    [session],
  );
  expect(tokens).toHaveLength(2);
  for (const headers of await strangers(backend, session)) {
    const read = async (path: string) => (await fetch(`${backend.url}/rest/v1/${path}`, { headers })).text();
    const bodies = await Promise.all([
      read(`maestro_results?select=*&session_id=eq.${session}`),
      read("maestro_results?select=*,maestro_sessions(*)"),
      read("maestro_results?select=answers,result_json,share_token,fingerprint"),
      read("maestro_results?question_id=not.is.null&select=*"),
      read("maestro_sessions?select=*"),
      read("maestro_sessions?select=id,maestro_results(*)"),
      read("maestro_questions?select=id,maestro_results(*)"),
      read(`rpc/find_result?session_id=${session}`),
      read(`rpc/find_shown_perfume?session_id=${session}`),
      read(`rpc/list_editions?session_id=${session}`),
      read("rpc/list_own_perfumes"),
      read(`rpc/shown_result?result_id=${session}`),
    ]);
    const secrets = [
      memory,
      "formula",
      "material",
      "recipe",
      "pct_concentrate",
      "share_token",
      ...tokens.map(({ token }) => token),
    ];
    const told = bodies.flatMap((body) =>
      secrets.filter((secret) => body.includes(secret) && !body.includes("does not exist")),
    );
    expect(told).toEqual([]);
  }
});

test("the specified read of a saved result answers with the name and what a stranger is shown of both variants", async ({
  backend,
}) => {
  const { session } = await finishedJourney(backend);
  for (const headers of await strangers(backend, session)) {
    const path = `maestro_results?select=*&session_id=eq.${session}&order=created_at.desc&limit=1`;
    const response = await fetch(`${backend.url}/rest/v1/${path}`, { headers });
    const rows = (await response.json()) as { custom_name: string; result_json: { variants: { notes: object }[] } }[];
    expect(rows).toMatchObject([
      {
        custom_name: "Dusk",
        result_json: {
          variants: [
            { kind: "premiere", display_name: expect.any(String), notes: { top: [{ en: expect.any(String) }] } },
            { kind: "deuxieme", maestro_notes_ar: expect.any(String) },
          ].map((variant) => expect.objectContaining({ kind: variant.kind })),
        },
      },
    ]);
    expect(Object.keys(rows[0]?.result_json.variants[0]?.notes ?? {}).toSorted()).toEqual(["base", "middle", "top"]);
  }
});

test("who knows the address of a results page overwrites no answer", async ({ backend }) => {
  const { session, answered, unanswered } = await finishedJourney(backend);
  const before = await everything(backend);
  for (const headers of await strangers(backend, session)) {
    const write = async (method: string, path: string, body: object) => {
      const response = await fetch(`${backend.url}/rest/v1/${path}`, {
        method,
        headers: { ...headers, Prefer: "resolution=merge-duplicates" },
        body: JSON.stringify(body),
      });
      return response.ok ? `${method} ${path}` : ((await response.json()) as { code: string }).code;
    };
    const row = (question?: string) => ({
      session_id: session,
      question_id: question,
      lang: "en",
      answer: { memory: "x" },
    });
    const upsert = "maestro_results?on_conflict=session_id,question_id";
    expect([
      await write("POST", upsert, row(answered)),
      await write("POST", upsert, row(unanswered)),
      await write("POST", "maestro_results", row(unanswered)),
      await write("PATCH", `maestro_results?session_id=eq.${session}`, { answer: { memory: "x" } }),
      await write("DELETE", `maestro_results?session_id=eq.${session}`, {}),
    ]).toEqual(Array(5).fill("42501"));
  }
  expect(await everything(backend)).toEqual(before);
});

test("who knows the address of a results page starts, clears, finishes and names nothing", async ({ backend }) => {
  const { session } = await finishedJourney(backend);
  const before = await everything(backend);
  const calls: Record<string, object> = {
    maestro_start_session: { lang: "en" },
    clear_answers: { session_id: session },
    name_result: { session_id: session, custom_name: "Mine", engraving: true },
    save_result: {
      session_id: session,
      lang: "en",
      answers: {},
      result: {},
      fingerprint: "strangers-own",
      engine_version: "1",
      palette_version: "1",
    },
    claim_journey: {},
    erase_my_data: { session_id: session },
    export_my_data: { session_id: session },
    list_delivery_countries: {},
    quote_order: {
      items: [{ kind: "vault", product: session, quantity: 1 }],
      country: "SA",
      currency: "SAR",
      taxed: true,
    },
  };
  for (const headers of await strangers(backend, session)) {
    const taken: string[] = [];
    for (const [name, body] of Object.entries(calls)) {
      const response = await fetch(`${backend.url}/rest/v1/rpc/${name}`, {
        method: "POST",
        headers,
        body: JSON.stringify(body),
      });
      if (response.ok) taken.push(name);
    }
    expect(taken).toEqual([]);
  }
  expect(await everything(backend)).toEqual(before);
});
