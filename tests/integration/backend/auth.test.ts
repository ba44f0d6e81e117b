import { expect } from "vitest";
import * as auth from "../../../app/backend/auth.ts";
import { BackendDown, BackendRefused } from "../../../app/backend/backend.ts";
import { localAdmin } from "../../../supabase/local/local-admin.ts";
import { type LocalBackend, test } from "../../support/backend.ts";

const confirm = "http://shop.localhost:8787/auth/confirm?next=%2Fhome";

/** What the last letter to an address links to. */
function linkOf(backend: LocalBackend, email: string) {
  const letter = backend.mailbox.messages().findLast(({ to }) => to === email);
  const href = /href="([^"]*token_hash[^"]*)"/
    .exec(letter?.html ?? "")?.[1]
    ?.replaceAll("&amp;", "&")
    .replaceAll("&#38;", "&");
  const link = new URL(href ?? "http://no.link");
  const type = link.searchParams.get("type");
  const types = ["email", "magiclink", "signup", "recovery", "invite", "email_change"] as const;
  return {
    link,
    tokenHash: link.searchParams.get("token_hash") ?? "",
    type: types.find((each) => each === type) ?? "email",
  };
}

test("a password opens a session whose tokens can be renewed and ended", async ({ backend }) => {
  const tokens = await auth.signInWithPassword(backend, localAdmin);
  expect(tokens.email).toBe(localAdmin.email);
  expect(tokens.expiresAt).toBeGreaterThan(Date.now() / 1000);
  expect(await auth.userOf(backend, tokens.accessToken)).toMatchObject({ email: localAdmin.email });
  const renewed = await auth.refresh(backend, tokens.refreshToken);
  expect(renewed.refreshToken).not.toBe(tokens.refreshToken);
  await auth.signOut(backend, renewed.accessToken);
  await auth.signOut(backend, renewed.accessToken);
  await expect(auth.refresh(backend, renewed.refreshToken)).rejects.toThrow(BackendRefused);
});

test("a wrong password and an unknown address are refused alike", async ({ backend }) => {
  const refusal = async (email: string) => {
    const error = await auth.signInWithPassword(backend, { email, password: "wrong-password" }).catch((each) => each);
    expect(error).toBeInstanceOf(BackendRefused);
    return error.code;
  };
  expect(await refusal(localAdmin.email)).toBe(await refusal("nobody@example.com"));
});

test("a magic link makes an account, leads where it was asked to, and works once", async ({ backend }) => {
  const email = "layla@example.com";
  await auth.sendMagicLink(backend, { email, redirectTo: confirm, createUser: true });
  const { link, tokenHash, type } = linkOf(backend, email);
  expect(`${link.origin}${link.pathname}`).toBe("http://shop.localhost:8787/auth/confirm");
  expect(link.searchParams.get("next")).toBe("/home");
  expect((await auth.verifyLink(backend, { tokenHash, type })).email).toBe(email);
  await expect(auth.verifyLink(backend, { tokenHash, type })).rejects.toThrow(BackendRefused);
  await expect(auth.verifyLink(backend, { tokenHash: `${tokenHash.slice(0, -2)}00`, type })).rejects.toThrow(
    BackendRefused,
  );
});

test("a second link, to an address that has an account, signs in as well", async ({ backend }) => {
  const { email } = localAdmin;
  await auth.sendMagicLink(backend, { email, redirectTo: confirm, createUser: true });
  expect((await auth.verifyLink(backend, linkOf(backend, email))).email).toBe(email);
});

test("where no account is to be made, an unknown address is answered like a known one and gets no letter", async ({
  backend,
}) => {
  backend.mailbox.clear();
  await auth.sendMagicLink(backend, { email: "stranger@example.com", redirectTo: confirm, createUser: false });
  await auth.sendRecovery(backend, { email: "stranger@example.com", redirectTo: confirm });
  expect(backend.mailbox.messages()).toEqual([]);
  const users = await backend.sql("select id from auth.users where email = 'stranger@example.com'");
  expect(users).toEqual([]);
});

test("a recovery link lets a new password be set", async ({ backend }) => {
  const { email } = localAdmin;
  const redirectTo = "http://admin.localhost:8787/auth/confirm?next=%2Flogin";
  await auth.sendRecovery(backend, { email, redirectTo });
  const { link, tokenHash, type } = linkOf(backend, email);
  expect([link.host, type]).toEqual(["admin.localhost:8787", "recovery"]);
  const { accessToken } = await auth.verifyLink(backend, { tokenHash, type });
  await expect(auth.updatePassword(backend, accessToken, "short")).rejects.toThrow(BackendRefused);
  await auth.updatePassword(backend, accessToken, "cedar-and-rain");
  await expect(auth.signInWithPassword(backend, localAdmin)).rejects.toThrow(BackendRefused);
  expect((await auth.signInWithPassword(backend, { email, password: "cedar-and-rain" })).email).toBe(email);
});

test("a token that is none is refused", async ({ backend }) => {
  await expect(auth.userOf(backend, "not.a.token")).rejects.toThrow(BackendRefused);
  await expect(auth.updatePassword(backend, "not.a.token", "cedar-and-rain")).rejects.toThrow(BackendRefused);
});

test("an Auth that does not answer is down, at once", async ({ backend }) => {
  const away = { url: "http://127.0.0.1:9", key: backend.key };
  const began = performance.now();
  await expect(auth.refresh(away, "token")).rejects.toThrow(BackendDown);
  await expect(auth.signInWithPassword(away, localAdmin)).rejects.toThrow(BackendDown);
  expect(performance.now() - began).toBeLessThan(2000);
});
