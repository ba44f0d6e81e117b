import { expect } from "vitest";
import { listLog } from "../../../app/backend/admin/log.ts";
import { findCompoundingSheet, listResults, setPerfumeWithdrawn } from "../../../app/backend/admin/results.ts";
import {
  findResult,
  findSharedPerfume,
  findShownPerfume,
  nameResult,
  saveResult,
} from "../../../app/backend/results.ts";
import { compose } from "../../../app/maestro/index.ts";
import { type TestBackend, test } from "../../support/backend.ts";
import { adminOf, guestOf, journeyOf } from "./callers.ts";

test("a perfume is found by name or fingerprint, and its sheet holds what is weighed", async ({ backend }) => {
  const { session, backend: mine } = await journeyOf(backend);
  const answers = { families: ["floral"] };
  const composition = compose({ answers, session });
  await saveResult(mine, { session, language: "ru", answers, composition });
  await nameResult(mine, { session, customName: "Ночь", engraving: true });
  const admin = await adminOf(backend);
  const found = async (search: string) => (await listResults(admin, { search })).rows[0];
  const byName = await found("ночь");
  const byPrint = await found(composition.fingerprint.slice(0, 8));
  expect(byName).toMatchObject({
    custom_name: "Ночь",
    lang: "ru",
    engraving: true,
    fingerprint: composition.fingerprint,
  });
  expect(byPrint).toEqual(byName);
  const sheet = await findCompoundingSheet(admin, byName?.id ?? "");
  expect(sheet?.result_json.variants[0]?.maestro_recipe_50ml).toEqual(composition.premiere.maestro_recipe_50ml);
  expect([sheet?.engine_version, sheet?.palette_version]).toEqual(Object.values(composition.versions));
  await expect(findCompoundingSheet(guestOf(backend), byName?.id ?? "")).rejects.toMatchObject({ code: "42501" });
});

/** What the specified read of a saved result answers to whoever knows the session. */
async function rowsSeenBy({ url, key }: TestBackend, session: string): Promise<unknown> {
  const headers = { apikey: key, Authorization: `Bearer ${key}`, "x-session-id": session };
  return (await fetch(`${url}/rest/v1/maestro_results?select=*&session_id=eq.${session}`, { headers })).json();
}

test("a withdrawn perfume is shown to nobody and composed for nobody, until it is restored", async ({ backend }) => {
  const { session, backend: mine } = await journeyOf(backend);
  const answers = { families: ["citrus"] };
  const saving = { session, language: "en", answers } as const;
  const composition = compose({ answers, session });
  await saveResult(mine, { ...saving, composition });
  const admin = await adminOf(backend);
  const [{ id = "" } = {}] = (await listResults(admin, { search: composition.fingerprint })).rows;
  const token = (await findResult(mine, session))?.share_token ?? "";
  await expect(setPerfumeWithdrawn(mine, id, true)).rejects.toMatchObject({ code: "42501" });
  expect(await setPerfumeWithdrawn(admin, crypto.randomUUID(), true)).toBe(false);
  expect([await setPerfumeWithdrawn(admin, id, true), await setPerfumeWithdrawn(admin, id, true)]).toEqual([
    true,
    true,
  ]);
  expect(await findSharedPerfume(guestOf(backend), token)).toBe("withdrawn");
  const seen = () => rowsSeenBy(backend, session);
  expect([await findShownPerfume(guestOf(backend), session), await seen()]).toEqual([null, []]);
  expect((await findResult(mine, session))?.withdrawn_at).not.toBeNull();
  expect((await findCompoundingSheet(admin, id))?.withdrawn_at).not.toBeNull();
  // Neither its owner nor anyone else gets the same formula again, but its owner another one from the same answers.
  expect(await saveResult(mine, { ...saving, composition })).toBe("taken");
  const next = compose({ answers, session, attempt: 1 });
  expect(await saveResult(mine, { ...saving, composition: next })).toBe("saved");
  expect(await saveResult(mine, { ...saving, composition })).toBe("known");
  expect(await findResult(mine, session)).toMatchObject({
    withdrawn_at: null,
    result_json: { fingerprint: next.fingerprint },
  });
  expect(await findSharedPerfume(guestOf(backend), token)).toBe("withdrawn");
  expect([await setPerfumeWithdrawn(admin, id, true), await setPerfumeWithdrawn(admin, id, false)]).toEqual([
    true,
    true,
  ]);
  expect(await findSharedPerfume(guestOf(backend), token)).not.toBe("withdrawn");
  expect(await findShownPerfume(guestOf(backend), session, 1)).not.toBeNull();
  expect(await seen()).toHaveLength(1);
  const rows = (await listLog(admin)).rows.filter(({ row_id }) => row_id === id);
  expect(rows.map(({ table_name }) => table_name)).toEqual(Array(2).fill("maestro_results"));
  expect(rows.map(({ actor }) => actor)).toEqual(Array(2).fill("admin@athar.localhost"));
  expect(rows.map(({ changes }) => Object.keys(changes))).toEqual(Array(2).fill(["withdrawn_at"]));
});
