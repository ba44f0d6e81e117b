import { expect, test } from "vitest";
import { BackendDown, BackendRefused } from "../../../app/backend/backend.ts";
import { type Renewal, withFreshTokens } from "../../../app/http/session-refresh.ts";
import type { Person } from "../../../app/http/session-store.ts";

const now = 1_800_000_000_000;
let serial = 0;

/** A signed-in person whose token ends in so many seconds; every test has a person of its own. */
function someone(secondsLeft: number): Person {
  serial += 1;
  const tokens = { accessToken: `access-${serial}`, refreshToken: `refresh-${serial}` };
  return { app: "storefront", email: "a@b.co", ...tokens, expiresAt: now / 1000 + secondsLeft, recovery: false };
}

function renewal(renew: Renewal["renew"], stored: Person | null = null) {
  const kept: Person[] = [];
  const work: Renewal = {
    renew,
    keep: async (person) => void kept.push(person),
    reread: async () => stored,
    waitUntil: () => undefined,
  };
  return { work, kept };
}

const renewed = { email: "a@b.co", accessToken: "new", refreshToken: "next", expiresAt: now / 1000 + 3600 };

test("a token with time left is used as it is", async () => {
  const person = someone(61);
  const { work } = renewal(() => Promise.reject(new Error("nobody asked")));
  expect(await withFreshTokens("a", person, work, now)).toBe(person);
});

test("requests that arrive together renew once and share the tokens", async () => {
  const person = someone(30);
  let asked = 0;
  const { work, kept } = renewal(async () => {
    asked += 1;
    await Promise.resolve();
    return renewed;
  });
  const people = await Promise.all(Array.from({ length: 10 }, () => withFreshTokens("b", person, work, now)));
  expect(asked).toBe(1);
  expect(kept).toHaveLength(1);
  expect(new Set(people.map((each) => each?.accessToken))).toEqual(new Set(["new"]));
});

test("a request that still read the older session reuses what replaced it", async () => {
  const person = someone(30);
  const first = renewal(async () => renewed);
  await withFreshTokens("c", person, first.work, now);
  const second = renewal(() => Promise.reject(new Error("renewed twice")));
  expect((await withFreshTokens("c", person, second.work, now))?.accessToken).toBe("new");
});

test("another isolate's renewal is taken over where ours comes too late", async () => {
  const person = someone(-5);
  const theirs = { ...someone(3600), email: person.email };
  const { work } = renewal(() => Promise.reject(new BackendRefused("refresh_token_already_used", "used")), theirs);
  expect(await withFreshTokens("d", person, work, now)).toBe(theirs);
});

test("a refused token that nobody replaced is the end of the session", async () => {
  const person = someone(30);
  const { work } = renewal(() => Promise.reject(new BackendRefused("session_not_found", "gone")), person);
  expect(await withFreshTokens("e", person, work, now)).toBeNull();
});

test("while Auth is down the old token serves to its end, and no longer", async () => {
  const { work } = renewal(() => Promise.reject(new BackendDown("away")));
  const valid = someone(30);
  expect(await withFreshTokens("f", valid, work, now)).toBe(valid);
  await expect(withFreshTokens("g", someone(-1), work, now)).rejects.toThrow(BackendDown);
});
