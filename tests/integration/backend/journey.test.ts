import { expect } from "vitest";
import { z } from "zod";
import { listAnswers, saveAnswer } from "../../../app/backend/answers.ts";
import { BackendRefused } from "../../../app/backend/backend.ts";
import { partTypes } from "../../../app/backend/part-types.ts";
import { listQuestions } from "../../../app/backend/questions.ts";
import { findResult, findSharedPerfume, nameResult, saveResult } from "../../../app/backend/results.ts";
import { compose } from "../../../app/maestro/index.ts";
import { themes } from "../../../app/maestro/types.ts";
import { test } from "../../support/backend.ts";
import { guestOf, journeyOf } from "./callers.ts";

const language = "ar";

function keysOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(keysOf);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [key, ...keysOf(inner)]);
}

test("the questions cover every theme and every kind of part, in order", async ({ backend }) => {
  const questions = await listQuestions(guestOf(backend));
  const parts = questions.flatMap((question) => question.parts);
  expect(questions.length).toBeGreaterThanOrEqual(10);
  expect(new Set(parts.map(({ theme }) => theme))).toEqual(new Set(themes));
  expect(new Set(parts.map(({ part_type }) => part_type))).toEqual(new Set(partTypes));
  expect(questions[0]?.background_url).toBe("question-threshold");
  const choosing = parts.filter(({ part_type }) => !["slider", "input", "voice", "things"].includes(part_type));
  for (const part of choosing) expect(part.options.length).toBeGreaterThan(1);
  const families = parts.find(({ theme }) => theme === "families")?.options.map(({ value }) => value);
  expect(families).toEqual(["woody", "oriental", "floral", "citrus", "musk", "aquatic"]);
});

test("an answer saved twice is one row with the later answer", async ({ backend }) => {
  const { session, backend: mine } = await journeyOf(backend);
  const [first] = await listQuestions(mine);
  const question = first?.id ?? "";
  await saveAnswer(mine, { session, question, language, answer: { gender: "men" } });
  await Promise.all([
    saveAnswer(mine, { session, question, language: "en", answer: { gender: "women" } }),
    saveAnswer(mine, { session, question, language: "en", answer: { gender: "women" } }),
  ]);
  expect(await listAnswers(mine, session)).toEqual([{ question, answer: { gender: "women" } }]);
});

test("another's session reads no answers and no share link, and writes nothing", async ({ backend }) => {
  const owner = await journeyOf(backend);
  const other = await journeyOf(backend);
  const [first] = await listQuestions(owner.backend);
  const kept = { session: owner.session, question: first?.id ?? "", language, answer: { gender: "men" } } as const;
  await saveAnswer(owner.backend, kept);
  const composition = compose({ answers: { gender: "men" }, session: owner.session });
  await saveResult(owner.backend, { session: owner.session, language, answers: { gender: "men" }, composition });
  for (const stranger of [other.backend, guestOf(backend), guestOf(backend, crypto.randomUUID())]) {
    expect(await listAnswers(stranger, owner.session)).toEqual([]);
    expect(await findResult(stranger, owner.session)).toBeNull();
    await expect(saveAnswer(stranger, { ...kept, answer: { gender: "women" } })).rejects.toThrow(BackendRefused);
    await expect(saveResult(stranger, { session: owner.session, language, answers: {}, composition })).rejects.toThrow(
      BackendRefused,
    );
    const naming = nameResult(stranger, { session: owner.session, customName: "لي", engraving: false });
    await expect(naming).rejects.toThrow(BackendRefused);
  }
  expect(await listAnswers(owner.backend, owner.session)).toEqual([{ question: kept.question, answer: kept.answer }]);
});

test("a session that was never started cannot be written to, even by the request that names it", async ({
  backend,
}) => {
  const session = crypto.randomUUID();
  const [first] = await listQuestions(guestOf(backend));
  const saving = saveAnswer(guestOf(backend, session), { session, question: first?.id ?? "", language, answer: {} });
  await expect(saving).rejects.toThrow(BackendRefused);
});

test("a finished perfume comes back as it was composed, and finishing again gives the same row", async ({
  backend,
}) => {
  const { session, backend: mine } = await journeyOf(backend);
  const answers = { families: ["woody"], strength: 7 };
  const composition = compose({ answers, session });
  expect(await findResult(mine, session)).toBeNull();
  expect(await saveResult(mine, { session, language, answers, composition })).toBe("saved");
  const first = await findResult(mine, session);
  expect(first?.result_json.fingerprint).toBe(composition.fingerprint);
  expect(first?.result_json.variants).toEqual([
    { kind: "premiere", ...composition.premiere },
    { kind: "deuxieme", ...composition.deuxieme },
  ]);
  await nameResult(mine, { session, customName: "ليل الرياض", engraving: true });
  expect(await saveResult(mine, { session, language, answers, composition })).toBe("known");
  const again = await findResult(mine, session);
  expect(again).toMatchObject({ custom_name: "ليل الرياض", engraving: true, share_token: first?.share_token });
  const rows = await backend.sql("select id from private.maestro_results where session_id = $1", [session]);
  expect(rows).toHaveLength(1);
});

test("a fingerprint that another session has is not an error", async ({ backend }) => {
  const one = await journeyOf(backend);
  const other = await journeyOf(backend);
  const answers = { families: ["citrus"] };
  const composition = compose({ answers, session: one.session });
  const next = compose({ answers, session: other.session, attempt: 1 });
  const saving = { session: other.session, language, answers } as const;
  expect(await saveResult(one.backend, { ...saving, session: one.session, composition })).toBe("saved");
  expect(await saveResult(other.backend, { ...saving, composition })).toBe("taken");
  expect(await saveResult(other.backend, { ...saving, composition: next })).toBe("saved");
});

test("a name over the limit, or for a perfume that is not there, is refused", async ({ backend }) => {
  const { session, backend: mine } = await journeyOf(backend);
  const naming = (customName: string) => nameResult(mine, { session, customName, engraving: false });
  await expect(naming("أثر")).rejects.toMatchObject({ code: "no_result" });
  await saveResult(mine, { session, language, answers: {}, composition: compose({ answers: {}, session }) });
  await expect(naming("x".repeat(13 * 32 + 1))).rejects.toMatchObject({ code: "23514" });
});

test("a shared link shows the perfume but never answers, formula, recipe or reasons", async ({ backend }) => {
  const { session, backend: mine } = await journeyOf(backend);
  const answers = { memory: "قهوة" };
  await saveResult(mine, { session, language, answers, composition: compose({ answers, session }) });
  const result = await findResult(mine, session);
  const raw = await guestOf(backend).runAsWorker(z.unknown(), (db) =>
    db.rpc("find_shared_perfume", { token: result?.share_token ?? "" }),
  );
  const found = await findSharedPerfume(guestOf(backend), result?.share_token ?? "");
  const shared = found === "withdrawn" ? null : found;
  expect(shared?.variants.map(({ kind }) => kind)).toEqual(["premiere", "deuxieme"]);
  expect(shared?.variants[0].notes.top.length).toBeGreaterThan(0);
  expect([...new Set(keysOf(raw))].sort()).toEqual(
    [
      "custom_name",
      "variants",
      "kind",
      "seal",
      "notes",
      "top",
      "middle",
      "base",
      "by_day",
      "leading",
      "ar",
      "en",
      "fr",
      "ru",
    ]
      .concat(["", "_ar", "_fr", "_ru"].flatMap((suffix) => [`display_name${suffix}`, `maestro_notes${suffix}`]))
      .sort(),
  );
  expect(await findSharedPerfume(guestOf(backend), crypto.randomUUID())).toBeNull();
});
