import fc from "fast-check";
import { expect } from "vitest";
import { setPerfumeWithdrawn } from "../../../app/backend/admin/results.ts";
import { clearAnswers, listAnswers, saveAnswer } from "../../../app/backend/answers.ts";
import { listEditions } from "../../../app/backend/editions.ts";
import { eraseMyData, exportMyData, findMyData } from "../../../app/backend/my-data.ts";
import { quoteOrder } from "../../../app/backend/orders.ts";
import { listQuestions } from "../../../app/backend/questions.ts";
import { findResult, findSharedPerfume, nameResult, previewResult, saveResult } from "../../../app/backend/results.ts";
import { compose } from "../../../app/maestro/index.ts";
import type { Answers } from "../../../app/maestro/types.ts";
import { test } from "../../support/backend.ts";
import { cases } from "../../support/drawn-cases.ts";
import { adminOf, guestOf, journeyOf } from "./callers.ts";
import { there } from "./order-helpers.ts";

const woody: Answers = { families: ["woody"], strength: 7 };
const citrus: Answers = { families: ["citrus"], strength: 3 };

/** The most perfumes that a session may have. */
const maxEditions = 12;

/** Twelve sets of answers, counted from 0, each of which makes a formula of its own. */
const answersOf = (number: number): Answers => ({
  ...woody,
  memory: ["rain", "sea", "coffee"][number % 3],
  strength: 1 + Math.floor(number / 3) * 2,
});

/** A journey and a way to finish it with some answers. */
async function finishing(address: Parameters<typeof journeyOf>[0]) {
  const { session, backend } = await journeyOf(address);
  const finish = (answers: Answers, attempt = 0) =>
    saveResult(backend, {
      session,
      language: "ar",
      answers,
      composition: compose({ answers, session, attempt }),
      customName: answers.custom_name,
    });
  return { session, backend, finish, newest: () => findResult(backend, session) };
}

test("whatever is finished in whatever order, each set of answers is one edition, which stays as it was @draws", async ({
  backend,
}) => {
  const sets = Array.from({ length: 4 }, (_, index): Answers => ({ families: ["floral"], strength: 2 + 2 * index }));
  await fc.assert(
    fc.asyncProperty(fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 1, maxLength: 6 }), async (order) => {
      const { session, backend: mine, finish, newest } = await finishing(backend);
      const kept = new Map<number, Awaited<ReturnType<typeof newest>>>();
      for (const index of order) {
        expect(await finish(sets[index] ?? {})).toBe(kept.has(index) ? "known" : "saved");
        const result = await newest();
        if (!kept.has(index)) expect(result?.edition).toBe(kept.size + 1);
        expect(result).toEqual(kept.get(index) ?? result);
        kept.set(index, result);
      }
      const editions = await listEditions(mine, session);
      expect(editions.map(({ edition }) => edition)).toEqual(Array.from(kept, (_, index) => kept.size - index));
      expect(editions.filter((edition) => edition.newest).map(({ answers }) => answers)).toEqual([
        sets[order.at(-1) ?? 0],
      ]);
      for (const distinct of ["id", "share_token", "fingerprint"] as const)
        expect(new Set(editions.map((edition) => edition[distinct])).size).toBe(kept.size);
      for (const [index, result] of kept) {
        const shared = await findSharedPerfume(mine, result?.share_token ?? "");
        expect(shared).toMatchObject({
          variants: [{ display_name: result?.result_json.variants[0].display_name }, {}],
        });
        if (index !== order.at(-1)) expect(await findResult(mine, session, result?.edition ?? 0)).toEqual(result);
      }
      const rows = await backend.sql("select id from private.maestro_results where session_id = $1 and newest", [
        session,
      ]);
      expect(rows).toHaveLength(1);
    }),
    cases(2, 10),
  );
}, 60_000);

test("an edition says what its journey asked since to keep out, in another edition or in the answers as they stand", async ({
  backend,
}) => {
  const { session, backend: mine, finish } = await finishing(backend);
  await finish({ families: ["floral"] });
  const since = async (edition: number) => (await findResult(mine, session, edition))?.kept_out_since;
  expect(await since(1)).toBeNull();
  await finish({ families: ["floral"], without: ["rose"] });
  expect([await since(1), await since(2)]).toEqual([{ things: ["rose"], session, edition: 2 }, null]);
  const questions = await listQuestions(mine);
  const question = questions.find(({ parts }) => parts.some(({ theme }) => theme === "without_text"))?.id ?? "";
  const readings = (["allergy", "refused"] as const).map((sense) => {
    return { word: "me", thing: sense === "allergy" ? ("cedar" as const) : ("vanilla" as const), sense };
  });
  const answer = { without: ["rose"], without_text: "me", readings };
  await saveAnswer(mine, { session, question, language: "en", answer });
  expect([await since(1), await since(2)]).toEqual([
    { things: ["cedar", "rose"], session, edition: null },
    { things: ["cedar"], session, edition: null },
  ]);
  const perfume = (await findResult(mine, session, 2))?.id ?? "";
  const items = [{ kind: "discovery_set", perfume, quantity: 1 }] as const;
  expect((await quoteOrder(mine, { ...there, items })).lines[0]?.kept_out_since).toEqual(await since(2));
});

test("two tabs that finish at once make one edition of the same answers, and two of different ones", async ({
  backend,
}) => {
  const { session, backend: mine, finish } = await finishing(backend);
  expect((await Promise.all([finish(woody), finish(woody), finish(woody)])).toSorted()).toEqual([
    "known",
    "known",
    "saved",
  ]);
  expect(await Promise.all([finish(citrus), finish({ ...woody, strength: 1 })])).toEqual(["saved", "saved"]);
  expect(await listEditions(mine, session)).toHaveLength(3);
});

test("each edition has its own name, and a name answered anew is the name of the edition it was answered for", async ({
  backend,
}) => {
  const { session, backend: mine, finish, newest } = await finishing(backend);
  await finish(woody);
  await nameResult(mine, { session, customName: "Cedar", engraving: true });
  await finish(citrus);
  expect(await newest()).toMatchObject({ custom_name: null, engraving: false });
  await nameResult(mine, { session, customName: "Lemon", engraving: false });
  await nameResult(mine, { session, edition: 1, customName: "Old cedar", engraving: true });
  await expect(nameResult(mine, { session, edition: 3, customName: "x", engraving: true })).rejects.toMatchObject({
    code: "no_result",
  });
  expect(await finish(woody)).toBe("known");
  expect(await newest()).toMatchObject({ custom_name: "Old cedar", engraving: true });
  expect(await findResult(mine, session, 2)).toMatchObject({ custom_name: "Lemon", engraving: false });
  expect(await finish({ ...woody, custom_name: "Forest" })).toBe("known");
  expect(await newest()).toMatchObject({ custom_name: "Forest", answers: { custom_name: "Forest" } });
  await nameResult(mine, { session, customName: "Wood", engraving: true });
  await finish({ ...woody, custom_name: "Forest" });
  expect(await newest()).toMatchObject({ custom_name: "Wood" });
});

test("the same answers give the perfume as it was, though another engine would compose another", async ({
  backend,
}) => {
  const { finish, newest } = await finishing(backend);
  await finish(woody);
  const before = await newest();
  // As an engine after this one: another formula from the same answers.
  expect(await finish(woody, 1)).toBe("known");
  expect(await newest()).toEqual(before);
});

test("a session has at most so many editions, and those that it has come back", async ({ backend }) => {
  const { session, backend: mine, finish, newest } = await finishing(backend);
  for (let number = 0; number < maxEditions; number++) expect(await finish(answersOf(number))).toBe("saved");
  expect(await finish(citrus)).toBe("full");
  expect(await finish(answersOf(0))).toBe("known");
  expect(await newest()).toMatchObject({ edition: 1 });
  expect(await listEditions(mine, session)).toHaveLength(maxEditions);
});

test("what finishing would come to is told before, to the journey's own browser alone", async ({ backend }) => {
  const { session, backend: mine, finish } = await finishing(backend);
  const finishes = async (answers: Answers, outcome: string, edition: number | null) => {
    const preview = await previewResult(mine, session, answers);
    expect([preview, await finish(answers)]).toEqual([{ outcome, edition }, outcome]);
  };
  const first = answersOf(0);
  const inAnotherOrder = Object.fromEntries(Object.entries(first).toReversed());
  await finishes(first, "saved", null);
  await finishes(inAnotherOrder, "known", 1);
  await finishes({ custom_name: "Forest", ...inAnotherOrder }, "known", 1);
  for (let number = 1; number < maxEditions; number += 1) await finishes(answersOf(number), "saved", null);
  await finishes(citrus, "full", null);
  await finishes(inAnotherOrder, "known", 1);
  for (const caller of [(await journeyOf(backend)).backend, guestOf(backend), await adminOf(backend)])
    expect(await previewResult(caller, session, first)).toBeNull();
});

test("a journey is counted as finished once, however many perfumes it comes to", async ({ backend }) => {
  const finished = async () => {
    const rows = await backend.sql<{ times: number }>("select times::int from daily_counts where kind = 'finished'");
    return rows.reduce((sum, { times }) => sum + times, 0);
  };
  const before = await finished();
  const { finish } = await finishing(backend);
  expect([await finish(woody), await finish(citrus), await finish(woody)]).toEqual(["saved", "saved", "known"]);
  expect(await finished()).toBe(before + 1);
});

test("a formula that is among another session's earlier editions is taken", async ({ backend }) => {
  const one = await finishing(backend);
  const other = await finishing(backend);
  await one.finish(woody);
  await one.finish(citrus);
  const composition = compose({ answers: woody, session: one.session });
  const saving = { session: other.session, language: "ar", answers: woody, composition } as const;
  expect(await saveResult(other.backend, saving)).toBe("taken");
  expect(await other.newest()).toBeNull();
});

test("editions are read by their own session alone", async ({ backend }) => {
  const { session, backend: mine, finish } = await finishing(backend);
  await finish(woody);
  await finish(citrus);
  const stranger = await journeyOf(backend);
  for (const caller of [
    stranger.backend,
    guestOf(backend),
    guestOf(backend, crypto.randomUUID()),
    await adminOf(backend),
  ]) {
    expect(await listEditions(caller, session)).toEqual([]);
    expect(await findResult(caller, session, 1)).toBeNull();
    await clearAnswers(caller, session);
  }
  expect(await findResult(mine, session, 1)).toMatchObject({ answers: woody, share_token: expect.any(String) });
});

test("starting over clears the answers and leaves the perfumes", async ({ backend }) => {
  const { session, backend: mine, finish, newest } = await finishing(backend);
  const [first] = await listQuestions(mine);
  await saveAnswer(mine, { session, question: first?.id ?? "", language: "ar", answer: { gender: "men" } });
  await finish(woody);
  await finish(citrus);
  const before = await newest();
  const stranger = await journeyOf(backend);
  await clearAnswers(stranger.backend, session);
  expect(await listAnswers(mine, session)).toHaveLength(1);
  await clearAnswers(mine, session);
  expect(await listAnswers(mine, session)).toEqual([]);
  expect(await newest()).toEqual(before);
  expect(await listEditions(mine, session)).toHaveLength(2);
});

test("a withdrawn edition is not given again; the one composed in its place takes its name", async ({ backend }) => {
  const { session, backend: mine, finish, newest } = await finishing(backend);
  await finish(woody);
  await nameResult(mine, { session, customName: "Cedar", engraving: true });
  const admin = await adminOf(backend);
  const [withdrawn] = await listEditions(mine, session);
  await setPerfumeWithdrawn(admin, withdrawn?.id ?? "", true);
  expect([await finish(woody), await finish(woody, 1)]).toEqual(["taken", "saved"]);
  expect(await newest()).toMatchObject({ edition: 2, custom_name: "Cedar", engraving: true, withdrawn_at: null });
  expect(await findSharedPerfume(mine, withdrawn?.share_token ?? "")).toBe("withdrawn");
});

test("what is kept of a person has every edition, and erasing leaves none", async ({ backend }) => {
  const { session, backend: mine, finish } = await finishing(backend);
  await finish(woody);
  await finish(citrus);
  expect(await exportMyData(mine, { session })).toMatchObject({
    journeys: [
      {
        editions: [
          { edition: 2, answers: citrus },
          { edition: 1, answers: woody },
        ],
      },
    ],
  });
  expect((await findMyData(mine, { session })).journeys[0]?.editions).toHaveLength(2);
  await eraseMyData(mine, { session });
  const left = await backend.sql("select id from private.maestro_results where session_id = $1", [session]);
  expect(left).toEqual([]);
});
