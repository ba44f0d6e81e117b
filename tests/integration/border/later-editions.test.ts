/** What is excluded after a first edition was composed stays out of the next one, and the next one says so. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { compose } from "../../../app/maestro/compose.ts";
import { isLeaveable } from "../../../app/maestro/reading/known-things.ts";
import { things } from "../../../app/maestro/reading/things.ts";
import type { Answers, ThingId } from "../../../app/maestro/types.ts";
import { createSession } from "../../support/answers.ts";
import { type HttpShop, openHttpShop } from "../../support/http-shop.ts";

const leaveableThings = Object.keys(things).filter(isLeaveable);

let shop: HttpShop;
beforeAll(async () => {
  shop = await openHttpShop();
});
afterAll(() => shop.stop());

type Edition = { answers: Answers; made_without: string[]; batches: string[] };

async function finishes(session: string): Promise<Edition> {
  const { status } = await shop.ask("/maestro-journey", {
    form: { intent: "finish" },
    cookies: { maestro_session_id: session },
  });
  expect(status).toBe(303);
  const [row] = await shop.backend.sql<Edition>(
    `select answers, result_json -> 'made_without' as made_without,
       jsonb_path_query_array(result_json, '$.variants[*].batch') as batches
     from private.maestro_results where session_id = $1 and newest`,
    [session],
  );
  if (!row) throw new Error("No perfume was composed");
  return row;
}

/** Answers the question of what must not be in it anew. */
const excludes = (session: string, answer: object) =>
  shop.backend.sql(
    `update private.maestro_results set answer = $2 where session_id = $1 and question_id =
       (select question_id from public.maestro_question_parts where theme = 'without')`,
    [session, JSON.stringify(answer)],
  );

/** Something of which the second bottle holds what the first does not: without it the first stays the same formula. */
function onlyInSecond(given: Answers, session: string): ThingId {
  const { fingerprint, deuxieme } = compose({ answers: given, session });
  const found = leaveableThings.find((thing) => {
    const other = compose({ answers: { ...given, without: [thing] }, session });
    return (
      other.fingerprint === fingerprint && JSON.stringify(other.deuxieme.formula) !== JSON.stringify(deuxieme.formula)
    );
  });
  if (!found) throw new Error("Whatever is left out changes the first bottle");
  return found;
}

test("an allergy that is told after the first edition is kept out of the second bottle too, though the first stays the same formula", async () => {
  const session = await createSession(shop.backend, "en");
  const first = await finishes(session);
  const thing = onlyInSecond(first.answers, session);
  await excludes(session, { without: [thing] });
  const second = await finishes(session);
  expect(first.made_without).not.toContain(thing);
  expect(second.made_without).toContain(thing);
  expect(second.batches).not.toEqual(first.batches);
});

test("what was left out stays out when its question is asked no more", async () => {
  const session = await createSession(shop.backend, "en");
  await excludes(session, {
    without: ["rose"],
    without_text: "no oud",
    readings: [{ word: "oud", thing: "oud", sense: "allergy" }],
  });
  const question = "(select question_id from public.maestro_question_parts where theme = 'without')";
  await shop.backend.sql(`update public.maestro_questions set is_active = false where id = ${question}`);
  try {
    expect((await finishes(session)).made_without).toEqual(expect.arrayContaining(["rose", "oud"]));
    const { body } = await shop.ask("/maestro-journey?step=ready", {
      cookies: { maestro_session_id: session },
      language: "en",
    });
    expect(body).toContain("not in it at all");
  } finally {
    await shop.backend.sql(`update public.maestro_questions set is_active = true where id = ${question}`);
  }
});
