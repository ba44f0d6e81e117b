import { expect } from "vitest";
import { signInWithPassword } from "../../../app/backend/auth.ts";
import { claimJourney, findJourneyHolder } from "../../../app/backend/journeys.ts";
import { eraseMyData, exportMyData } from "../../../app/backend/my-data.ts";
import { listOwnPerfumes, ownJourneysPage } from "../../../app/backend/own-perfumes.ts";
import { findProfile, saveProfile } from "../../../app/backend/profiles.ts";
import { findResult, findSharedPerfume, saveResult } from "../../../app/backend/results.ts";
import { compose } from "../../../app/maestro/index.ts";
import { localAdmin } from "../../../supabase/local/auth/local-admin.ts";
import { createAccount } from "../../support/accounts.ts";
import { test } from "../../support/backend.ts";
import type { Address } from "../../support/backend-options.ts";
import { guestOf, journeyOf, userOf } from "./callers.ts";

const password = "rose-water";

async function signedIn(address: Address, credentials: { email: string; password: string }) {
  const { userId, accessToken } = await signInWithPassword(guestOf(address), credentials);
  const inJourney = (session: string) => userOf(address, accessToken, session);
  return { ...credentials, userId, backend: userOf(address, accessToken), inJourney };
}

async function finished(address: Address, families: ("woody" | "floral")[] = ["woody"]) {
  const { session, backend } = await journeyOf(address);
  for (const family of families) {
    const answers = { families: [family] };
    await saveResult(backend, { session, language: "ar", answers, composition: compose({ answers, session }) });
  }
  return session;
}

test("an account lists its own perfumes with their editions, on any device, and nobody else's", async ({ backend }) => {
  const [mina, other] = ["mina@own.test", "other@own.test"];
  for (const email of [mina, other]) await createAccount(backend, email, password);
  const owner = await signedIn(backend, { email: mina, password });
  const stranger = await signedIn(backend, { email: other, password });
  const admin = await signedIn(backend, localAdmin);
  const [first, second, guests] = [
    await finished(backend),
    await finished(backend, ["woody", "floral"]),
    await finished(backend),
  ];
  for (const session of [first, second]) expect(await claimJourney(owner.inJourney(session))).toBe(true);
  await claimJourney(owner.inJourney((await journeyOf(backend)).session));

  const { journeys, more } = await listOwnPerfumes(owner.backend);
  expect(journeys.map(({ session }) => session)).toEqual([second, first]);
  expect(journeys.map(({ editions }) => editions.map(({ edition }) => edition))).toEqual([[2, 1], [1]]);
  expect(more).toBe(false);
  // Each by its id, of which a bottle is ordered, and by the seal of its first.
  const kept = await findResult(owner.inJourney(second), second);
  expect(journeys[0]?.editions[0]).toMatchObject({ id: kept?.id, seal: kept?.result_json.variants[0].seal });
  const token = journeys[0]?.editions[0]?.share_token ?? "";
  expect(await findSharedPerfume(guestOf(backend), token)).toMatchObject({
    variants: [{ display_name: journeys[0]?.editions[0]?.display_name }, {}],
  });

  for (const { backend: theirs } of [stranger, admin]) {
    expect(await listOwnPerfumes(theirs)).toEqual({ journeys: [], more: false });
    expect(await findJourneyHolder(theirs, second)).toBe("account");
    expect(await findResult(theirs, second)).toBeNull();
  }
  expect(await findJourneyHolder(owner.backend, second)).toBe("caller");
  expect(await findJourneyHolder(owner.backend, guests)).toBe("guest");
  expect(await findResult(owner.backend, second)).toMatchObject({ edition: 2, share_token: token });

  // A journey that has an owner is claimed by nobody, and its cookie opens it to nobody else.
  expect(await claimJourney(stranger.inJourney(second))).toBe(false);
  for (const theirs of [guestOf(backend, second), stranger.inJourney(second)]) {
    expect(await findJourneyHolder(theirs, second)).toBe("account");
    expect(await findResult(theirs, second)).toBeNull();
  }
  expect(await claimJourney(guestOf(backend, guests))).toBeNull();
});

test("older journeys come page by page", async ({ backend }) => {
  const email = "collector@own.test";
  await createAccount(backend, email, password);
  const owner = await signedIn(backend, { email, password });
  const sessions: string[] = [];
  for (let count = 0; count < ownJourneysPage + 2; count += 1) {
    const session = await finished(backend);
    await claimJourney(owner.inJourney(session));
    sessions.unshift(session);
  }
  const first = await listOwnPerfumes(owner.backend);
  expect(first.more).toBe(true);
  const rest = await listOwnPerfumes(owner.backend, first.journeys.at(-1)?.startedAt);
  expect(rest.more).toBe(false);
  expect([...first.journeys, ...rest.journeys].map(({ session }) => session)).toEqual(sessions);
});

test("a profile is its owner's alone, is exported, and goes with the account and its perfumes", async ({ backend }) => {
  const [email, other] = ["leaver@own.test", "reader@own.test"];
  for (const each of [email, other]) await createAccount(backend, each, password);
  const owner = await signedIn(backend, { email, password });
  const stranger = await signedIn(backend, { email: other, password });
  expect(await findProfile(owner.backend, owner.userId)).toBeNull();
  for (const name of ["Leaver", null, "Layla"])
    await saveProfile(owner.backend, { userId: owner.userId, name, language: "fr" });
  expect(await findProfile(owner.backend, owner.userId)).toEqual({ name: "Layla", lang: "fr" });
  expect(await findProfile(stranger.backend, owner.userId)).toBeNull();
  const forged = saveProfile(stranger.backend, { userId: owner.userId, name: "Mine", language: "en" });
  await expect(forged).rejects.toMatchObject({ code: "42501" });

  const session = await finished(backend, ["woody", "floral"]);
  await claimJourney(owner.inJourney(session));
  const { journeys } = await listOwnPerfumes(owner.backend);
  expect(await exportMyData(owner.backend, { email })).toMatchObject({ account: { name: "Layla", lang: "fr" } });
  // An address that somebody names is not theirs by that.
  for (const theirs of [guestOf(backend), stranger.backend])
    expect(await exportMyData(theirs, { email })).toMatchObject({ email: null, account: null, journeys: [] });
  await eraseMyData(owner.backend, { email });
  const tokens = journeys.flatMap(({ editions }) => editions.map(({ share_token }) => share_token));
  expect(tokens).toHaveLength(2);
  for (const token of tokens) expect(await findSharedPerfume(guestOf(backend), token)).toBeNull();
  for (const table of [
    "maestro_sessions where id",
    "private.maestro_results where session_id",
    "profiles where user_id",
  ])
    expect(await backend.sql(`select from ${table} in ($1, $2)`, [session, owner.userId])).toEqual([]);
});
