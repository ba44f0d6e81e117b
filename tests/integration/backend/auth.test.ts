import { expect } from "vitest";
import { inviteAdmin } from "../../../app/backend/admin/admins.ts";
import { isAdmin, requestAdminAccess } from "../../../app/backend/admins.ts";
import * as auth from "../../../app/backend/auth.ts";
import { BackendDown, BackendRefused } from "../../../app/backend/backend.ts";
import { localAdmin } from "../../../supabase/local/auth/local-admin.ts";
import { createAccount, invitationTo, plainLinkIn } from "../../support/accounts.ts";
import { type TestBackend, test } from "../../support/backend.ts";
import { adminOf, guestOf, userOf } from "./callers.ts";

const confirm = "http://shop.localhost:8787/auth/confirm?next=%2Fhome";

/** The link in the last e-mail to an address. */
async function linkOf(backend: TestBackend, email: string) {
  const message = (await backend.mailbox.messages()).find(({ to }) => to === email);
  return plainLinkIn(message?.html ?? "");
}

test("a password opens a session whose tokens can be refreshed and revoked", async ({ backend }) => {
  const tokens = await auth.signInWithPassword(guestOf(backend), localAdmin);
  expect(tokens.email).toBe(localAdmin.email);
  expect(tokens.expiresAt).toBeGreaterThan(Date.now() / 1000);
  const renewed = await auth.refresh(guestOf(backend), tokens.refreshToken);
  expect(renewed.refreshToken).not.toBe(tokens.refreshToken);
  await auth.signOut(guestOf(backend), renewed.accessToken);
  await auth.signOut(guestOf(backend), renewed.accessToken);
  await expect(auth.refresh(guestOf(backend), renewed.refreshToken)).rejects.toThrow(BackendRefused);
});

test("a wrong password and an unknown address are refused alike", async ({ backend }) => {
  const refusal = async (email: string) => {
    const error = await auth
      .signInWithPassword(guestOf(backend), { email, password: "wrong-password" })
      .catch((each) => each);
    expect(error).toBeInstanceOf(BackendRefused);
    return error.code;
  };
  expect(await refusal(localAdmin.email)).toBe(await refusal("nobody@example.com"));
});

test("a magic link creates an account, leads to its redirect address, and works once", async ({ backend }) => {
  const email = "layla@example.com";
  await auth.sendMagicLink(guestOf(backend), { email, redirectTo: confirm, createUser: true });
  const { redirectTo, tokenHash, type } = await linkOf(backend, email);
  expect(redirectTo.href).toBe(confirm);
  expect((await auth.verifyLink(guestOf(backend), { tokenHash, type })).email).toBe(email);
  await expect(auth.verifyLink(guestOf(backend), { tokenHash, type })).rejects.toThrow(BackendRefused);
  await expect(auth.verifyLink(guestOf(backend), { tokenHash: `${tokenHash.slice(0, -2)}00`, type })).rejects.toThrow(
    BackendRefused,
  );
});

test("a second link, to an address that has an account, signs in as well", async ({ backend }) => {
  const { email } = localAdmin;
  await auth.sendMagicLink(guestOf(backend), { email, redirectTo: confirm, createUser: true });
  expect((await auth.verifyLink(guestOf(backend), await linkOf(backend, email))).email).toBe(email);
});

test("without account creation an unknown address is answered like a known one and gets no e-mail", async ({
  backend,
}) => {
  await backend.mailbox.clear();
  await auth.sendMagicLink(guestOf(backend), { email: "stranger@example.com", redirectTo: confirm, createUser: false });
  await auth.sendRecovery(guestOf(backend), { email: "stranger@example.com", redirectTo: confirm });
  expect(await backend.mailbox.messages()).toEqual([]);
  const users = await backend.sql("select id from auth.users where email = 'stranger@example.com'");
  expect(users).toEqual([]);
});

test("a recovery link lets a new password be set", async ({ backend }) => {
  // Not the admin's: Auth writes to nobody twice within a second.
  const person = { email: "salma@example.com", password: "rose-water" };
  const { email } = person;
  await createAccount(backend, email, person.password);
  const redirectTo = "http://admin.localhost:8787/auth/confirm?next=%2Flogin";
  await auth.sendRecovery(guestOf(backend), { email, redirectTo });
  const { redirectTo: target, tokenHash, type } = await linkOf(backend, email);
  expect([target.host, type]).toEqual(["admin.localhost:8787", "recovery"]);
  const { accessToken } = await auth.verifyLink(guestOf(backend), { tokenHash, type });
  await expect(
    auth.updatePassword(guestOf(backend), accessToken, { password: "seven77", redirectTo: confirm }),
  ).rejects.toThrow(BackendRefused);
  await auth.updatePassword(guestOf(backend), accessToken, { password: "cedar-and-rain", redirectTo: confirm });
  await expect(auth.signInWithPassword(guestOf(backend), person)).rejects.toThrow(BackendRefused);
  expect((await auth.signInWithPassword(guestOf(backend), { email, password: "cedar-and-rain" })).email).toBe(email);
});

test("a password opens however a keyboard writes its letters, and one that was set before as it was", async ({
  backend,
}) => {
  const [composed, decomposed] = ["café-oud-rose".normalize("NFC"), "café-oud-rose".normalize("NFD")];
  const email = "zoe@example.com";
  await createAccount(backend, email, "set-at-first");
  const { accessToken } = await auth.signInWithPassword(guestOf(backend), { email, password: "set-at-first" });
  await auth.updatePassword(guestOf(backend), accessToken, { password: decomposed, redirectTo: confirm });
  for (const password of [composed, decomposed])
    expect((await auth.signInWithPassword(guestOf(backend), { email, password })).email).toBe(email);

  const early = { email: "rene@example.com", password: "rene\u0301-from-earlier-days" };
  await createAccount(backend, early.email, early.password);
  expect((await auth.signInWithPassword(guestOf(backend), early)).email).toBe(early.email);
});

/** What a stranger does with another's address and the key that anyone knows. */
async function signUpAs({ url, key }: TestBackend, person: { email: string; password: string }) {
  const headers = { apikey: key, "content-type": "application/json" };
  await fetch(`${url}/auth/v1/signup`, { method: "POST", headers, body: JSON.stringify(person) });
}

/** Signs in by the letter that the address gets now. */
async function signInByLetter(backend: TestBackend, email: string) {
  await auth.sendMagicLink(guestOf(backend), { email, redirectTo: confirm, createUser: true });
  return auth.verifyLink(guestOf(backend), await linkOf(backend, email));
}

test("a password that a stranger set before the owner confirmed the address opens nothing", async ({ backend }) => {
  const stolen = { email: "founder@example.com", password: "the-strangers-own" };
  await signUpAs(backend, stolen);
  const owner = await signInByLetter(backend, stolen.email);
  await expect(auth.signInWithPassword(guestOf(backend), stolen)).rejects.toThrow(BackendRefused);
  await auth.updatePassword(guestOf(backend), owner.accessToken, { password: "the-owners-own", redirectTo: confirm });
  const own = { ...stolen, password: "the-owners-own" };
  expect((await auth.signInWithPassword(guestOf(backend), own)).email).toBe(stolen.email);
});

test("a password and a session from before the address was listed do not open the admin app, the letter does", async ({
  backend,
}) => {
  const early = { email: "deputy@example.com", password: "from-earlier-days" };
  await createAccount(backend, early.email, early.password);
  const before = await auth.signInWithPassword(guestOf(backend), early);
  await inviteAdmin(await adminOf(backend), invitationTo(early.email));
  const after = await auth.signInWithPassword(guestOf(backend), early);
  for (const { accessToken } of [before, after]) {
    expect(await requestAdminAccess(userOf(backend, accessToken))).toBe("closed");
    expect(await isAdmin(userOf(backend, accessToken))).toBe(false);
  }
  const owner = await signInByLetter(backend, early.email);
  expect(await requestAdminAccess(userOf(backend, owner.accessToken))).toBe("open");
  expect(await isAdmin(userOf(backend, owner.accessToken))).toBe(true);
  await expect(auth.signInWithPassword(guestOf(backend), early)).rejects.toThrow(BackendRefused);
  for (const { accessToken } of [before, after]) expect(await isAdmin(userOf(backend, accessToken))).toBeNull();
  await auth.updatePassword(guestOf(backend), owner.accessToken, { password: "set-by-the-owner", redirectTo: confirm });
  const later = await auth.signInWithPassword(guestOf(backend), { ...early, password: "set-by-the-owner" });
  expect(await requestAdminAccess(userOf(backend, later.accessToken))).toBe("open");
});

test("an account that moves to a listed address does not open the admin app, and keeps no password", async ({
  backend,
}) => {
  const mover = { email: "mover@example.com", password: "rose-water" };
  await createAccount(backend, mover.email, mover.password);
  await inviteAdmin(await adminOf(backend), invitationTo("listed@example.com"));
  // As Auth does once the letters to both addresses were answered.
  await backend.sql("update auth.users set email = 'listed@example.com' where email = $1", [mover.email]);
  const moved = { ...mover, email: "listed@example.com" };
  await expect(auth.signInWithPassword(guestOf(backend), moved)).rejects.toThrow(BackendRefused);
  const { accessToken } = await signInByLetter(backend, moved.email);
  expect(await requestAdminAccess(userOf(backend, accessToken))).toBe("closed");
});

test("a malformed token is refused", async ({ backend }) => {
  await expect(
    auth.updatePassword(guestOf(backend), "not.a.token", { password: "cedar-and-rain", redirectTo: confirm }),
  ).rejects.toThrow(BackendRefused);
});

test("an Auth that does not answer is down, at once", async ({ backend }) => {
  const unreachable = guestOf({ ...backend, url: "http://127.0.0.1:9" });
  const began = performance.now();
  await expect(auth.refresh(unreachable, "token")).rejects.toThrow(BackendDown);
  await expect(auth.signInWithPassword(unreachable, localAdmin)).rejects.toThrow(BackendDown);
  expect(performance.now() - began).toBeLessThan(2000);
});
