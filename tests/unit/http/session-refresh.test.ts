import { expect, test } from "vitest";
import { type SessionAccess, withFreshTokens } from "../../../app/auth/session-refresh.ts";
import type { SessionUser } from "../../../app/auth/session-user.ts";
import { BackendDown, BackendRefused } from "../../../app/backend/backend.ts";

const now = 1_800_000_000_000;
let serial = 0;

/** A user whose access token ends in so many seconds; every test has a user of its own. */
function userWith(secondsLeft: number): SessionUser {
  serial += 1;
  const tokens = { accessToken: `access-${serial}`, refreshToken: `refresh-${serial}` };
  const person = { app: "storefront" as const, userId: "a", email: "a@b.co", recovery: false };
  const session = { secretHash: "", ref: crypto.randomUUID(), browser: "", system: "", openedAt: now, seenAt: now };
  return { ...person, ...session, ...tokens, expiresAt: now / 1000 + secondsLeft };
}

function createSession(refresh: SessionAccess["refresh"], stored: SessionUser | null = null) {
  const saved: SessionUser[] = [];
  const session: SessionAccess = {
    refresh,
    save: async (user) => void saved.push(user),
    reload: async () => stored,
    waitUntil: () => undefined,
  };
  return { session, saved };
}

const renewed = {
  userId: "a",
  email: "a@b.co",
  accessToken: "new",
  refreshToken: "next",
  expiresAt: now / 1000 + 3600,
};

test("a token with time left is used as it is", async () => {
  const user = userWith(61);
  const { session } = createSession(() => Promise.reject(new Error("refreshed")));
  expect(await withFreshTokens("a", user, session, now)).toBe(user);
});

test("requests that arrive together refresh once and share the tokens", async () => {
  const user = userWith(30);
  let refreshes = 0;
  const { session, saved } = createSession(async () => {
    refreshes += 1;
    await Promise.resolve();
    return renewed;
  });
  const users = await Promise.all(Array.from({ length: 10 }, () => withFreshTokens("b", user, session, now)));
  expect(refreshes).toBe(1);
  expect(saved).toHaveLength(1);
  expect(new Set(users.map((each) => each?.accessToken))).toEqual(new Set(["new"]));
});

test("a request that still read the older session reuses the tokens that replaced it", async () => {
  const user = userWith(30);
  const first = createSession(async () => renewed);
  await withFreshTokens("c", user, first.session, now);
  const second = createSession(() => Promise.reject(new Error("refreshed twice")));
  expect((await withFreshTokens("c", user, second.session, now))?.accessToken).toBe("new");
});

test("the tokens of another isolate are taken where it refreshed first", async () => {
  const user = userWith(-5);
  const theirs = { ...userWith(3600), email: user.email };
  const used = new BackendRefused("refresh_token_already_used", "used");
  const { session } = createSession(() => Promise.reject(used), theirs);
  expect(await withFreshTokens("d", user, session, now)).toBe(theirs);
});

test("a refused token that nobody replaced is the end of the session", async () => {
  const user = userWith(30);
  const { session } = createSession(() => Promise.reject(new BackendRefused("session_not_found", "gone")), user);
  expect(await withFreshTokens("e", user, session, now)).toBeNull();
});

test("while Auth is down the old token serves to its end, and no longer", async () => {
  const { session } = createSession(() => Promise.reject(new BackendDown("down")));
  const valid = userWith(30);
  expect(await withFreshTokens("f", valid, session, now)).toBe(valid);
  await expect(withFreshTokens("g", userWith(-1), session, now)).rejects.toThrow(BackendDown);
});

test("of many refreshed sessions the least recently used are forgotten", async () => {
  const users = Array.from({ length: 501 }, () => userWith(30));
  const [first, second] = users;
  const refresh = async (token: string) => ({ ...renewed, accessToken: `new for ${token}` });
  for (const user of users) {
    await withFreshTokens(user.refreshToken, user, createSession(refresh).session, now);
    if (first) await withFreshTokens(first.refreshToken, first, createSession(refresh).session, now);
  }
  const again = createSession(async () => ({ ...renewed, accessToken: "newer" }));
  expect((await withFreshTokens("h", first ?? userWith(0), again.session, now))?.accessToken).toMatch(/^new for/);
  expect((await withFreshTokens("i", second ?? userWith(0), again.session, now))?.accessToken).toBe("newer");
});
