import { TOTP } from "otpauth";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { localAdmin } from "../../../supabase/local/auth/local-admin.ts";
import type { LocalBackend } from "../../../supabase/local/backend.ts";
import { plainLinkIn } from "../../support/accounts.ts";
import { authOf, restOf, startSmallBackend, tokenIn } from "../../support/small-backend.ts";

let backend: LocalBackend;
beforeAll(async () => {
  backend = await startSmallBackend();
});
beforeEach(() => backend.mailbox.clear());
afterAll(() => backend.stop());

const auth = () => authOf(backend);
const letter = () => backend.mailbox.messages()[0] ?? expect.fail("no e-mail was sent");

async function newcomer(email: string) {
  await auth().signInWithOtp({ email });
  const { data } = await auth().verifyOtp({ token_hash: tokenIn(letter().html), type: "email" });
  return data.session ?? expect.fail("no session");
}

function changeUser(token: string, change: object) {
  const headers = { apikey: backend.key, authorization: `Bearer ${token}` };
  return fetch(`${backend.url}/auth/v1/user`, { method: "PUT", headers, body: JSON.stringify(change) });
}

describe("a password", () => {
  test("lets the local admin in, a wrong one does not", async () => {
    expect((await auth().signInWithPassword(localAdmin)).data.user?.email).toBe(localAdmin.email);
    const { error } = await auth().signInWithPassword({ ...localAdmin, password: "oud-and-amber" });
    expect(error).toMatchObject({ status: 400, code: "invalid_credentials" });
  });

  test("a password can be changed after a recovery link", async () => {
    await newcomer("forgetful@example.com");
    await auth().resetPasswordForEmail("forgetful@example.com");
    const { data } = await auth().verifyOtp({ token_hash: tokenIn(letter().html), type: "recovery" });
    const token = data.session?.access_token ?? "";
    expect((await changeUser(token, { password: "short" })).status).toBe(422);
    expect((await changeUser(token, { password: "long-enough" })).status).toBe(200);
    const again = await auth().signInWithPassword({ email: "forgetful@example.com", password: "long-enough" });
    expect(again.error).toBeNull();
  });

  test("recovery says nothing of who has an account", async () => {
    expect((await auth().resetPasswordForEmail("nobody@example.com")).error).toBeNull();
    expect(backend.mailbox.messages()).toEqual([]);
  });
});

describe("signing up", () => {
  const person = { email: "new@example.com", password: "long-enough" };

  test("needs the address confirmed, and another try sends another link", async () => {
    expect((await auth().signUp(person)).data.session).toBeNull();
    const first = tokenIn(letter().html);
    expect((await auth().signInWithPassword(person)).error?.code).toBe("email_not_confirmed");
    expect((await auth().signUp(person)).error).toBeNull();
    const second = tokenIn(letter().html);
    expect((await auth().verifyOtp({ token_hash: first, type: "signup" })).error?.code).toBe("otp_expired");
    expect((await auth().verifyOtp({ token_hash: second, type: "signup" })).data.user?.email).toBe(person.email);
  });

  test("with an address that is taken looks the same and sends nothing", async () => {
    const { data, error } = await auth().signUp({ ...person, password: "another-one" });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ email: person.email, identities: [] });
    expect(backend.mailbox.messages()).toEqual([]);
  });
});

describe("a sign-in link", () => {
  test("is not sent to strangers where no account shall be made, and nobody is told", async () => {
    await newcomer("known@example.com");
    backend.mailbox.clear();
    const ask = async (path: string, email: string) => {
      const headers = { apikey: backend.key, "content-type": "application/json" };
      const body = JSON.stringify({ email, create_user: false });
      const answer = await fetch(`${backend.url}/auth/v1/${path}`, { method: "POST", headers, body });
      return [answer.status, await answer.text(), answer.headers.get("x-sb-error-code")];
    };
    for (const path of ["otp", "recover"])
      expect(await ask(path, "stranger@example.com")).toEqual(await ask(path, "known@example.com"));
    expect(new Set(backend.mailbox.messages().map(({ to }) => to))).toEqual(new Set(["known@example.com"]));
  });

  test("is written to one address at most once a minute, and the first stays good", async () => {
    const slow = await startSmallBackend({ letterInterval: 60 });
    const ask = (email: string) => authOf(slow).signInWithOtp({ email });
    for (const _ of [1, 2, 3]) expect((await ask("eager@example.com")).error).toBeNull();
    expect((await authOf(slow).resetPasswordForEmail("eager@example.com")).error).toBeNull();
    expect(slow.mailbox.messages()).toHaveLength(1);
    const [first] = slow.mailbox.messages();
    const link = { token_hash: tokenIn(first?.html ?? ""), type: "email" as const };
    expect((await authOf(slow).verifyOtp(link)).data.user?.email).toBe("eager@example.com");
    await slow.sql("update auth.users set recovery_sent_at = now() - interval '61 seconds'");
    await ask("eager@example.com");
    expect(slow.mailbox.messages()).toHaveLength(2);
    await slow.stop();
  });

  test("leads back to a trusted address, and to no other", async () => {
    const target = () => plainLinkIn(letter().html).redirectTo.href;
    await auth().signInWithOtp({
      email: "amie@example.com",
      options: { emailRedirectTo: "http://friend.localhost/home" },
    });
    expect(target()).toBe("http://friend.localhost/home");
    await auth().signInWithOtp({ email: "amie@example.com", options: { emailRedirectTo: "http://evil.example/" } });
    expect(target()).toBe("http://shop.localhost/");
  });

  test("a mailed link works once", async () => {
    await auth().signInWithOtp({ email: "once@example.com" });
    const link = { token_hash: tokenIn(letter().html), type: "magiclink" as const };
    expect((await auth().verifyOtp(link)).data.user?.email).toBe("once@example.com");
    expect((await auth().verifyOtp(link)).error?.code).toBe("otp_expired");
  });
});

describe("a second factor", () => {
  test("is asked for, and its session alone lasts", async () => {
    const { access_token, refresh_token } = await newcomer("careful@example.com");
    const first = auth();
    await first.setSession({ access_token, refresh_token });
    const { data: begun } = await first.mfa.enroll({ factorType: "totp", issuer: "House" });
    if (begun?.type !== "totp") return expect.fail("no factor");
    const code = () => new TOTP({ secret: begun.totp.secret }).generate();
    const wrong = await first.mfa.challengeAndVerify({ factorId: begun.id, code: "000000" });
    expect(wrong.error?.code).toBe("mfa_verification_failed");
    expect((await first.mfa.challengeAndVerify({ factorId: begun.id, code: code() })).error).toBeNull();
    expect((await first.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
      currentLevel: "aal2",
      currentAuthenticationMethods: expect.arrayContaining([expect.objectContaining({ method: "totp" })]),
    });
    backend.mailbox.clear();
    const second = auth();
    await second.signInWithOtp({ email: "careful@example.com" });
    await second.verifyOtp({ token_hash: tokenIn(letter().html), type: "email" });
    const level = await second.mfa.getAuthenticatorAssuranceLevel();
    expect(level.data).toMatchObject({ currentLevel: "aal1", nextLevel: "aal2" });
    expect((await second.mfa.unenroll({ factorId: begun.id })).error?.code).toBe("insufficient_aal");
    expect((await second.mfa.enroll({ factorType: "totp" })).error?.code).toBe("insufficient_aal");
    expect((await first.refreshSession()).error).toBeNull();
    expect((await first.mfa.getAuthenticatorAssuranceLevel()).data?.currentLevel).toBe("aal2");
    expect((await first.mfa.unenroll({ factorId: begun.id })).error).toBeNull();
  });
});

describe("a session", () => {
  test("rotates its refresh token, and an old one reused ends it", async () => {
    const first = await newcomer("rotating@example.com");
    const refresh = async (token: string) => (await auth().refreshSession({ refresh_token: token })).data.session;
    const second = await refresh(first.refresh_token);
    const third = await refresh(second?.refresh_token ?? "");
    expect(new Set([first, second, third].map((session) => session?.refresh_token)).size).toBe(3);
    const reused = await auth().refreshSession({ refresh_token: first.refresh_token });
    expect(reused.error?.code).toBe("refresh_token_already_used");
    expect(await refresh(third?.refresh_token ?? "")).toBeNull();
  });

  test("an access token is refused after signing out", async () => {
    const { access_token } = await newcomer("leaving@example.com");
    const headers = { apikey: backend.key, authorization: `Bearer ${access_token}` };
    expect((await fetch(`${backend.url}/auth/v1/logout`, { method: "POST", headers })).status).toBe(204);
    expect((await fetch(`${backend.url}/auth/v1/user`, { headers })).status).toBe(403);
  });

  test("an expired access token is refused", async () => {
    const brief = await startSmallBackend({ tokenLifetime: -60 });
    const { data } = await authOf(brief).signInWithPassword(localAdmin);
    const result = await restOf(brief, { token: data.session?.access_token }).from("houses").select("id");
    expect(result).toMatchObject({ status: 401, error: { code: "PGRST303" } });
    await brief.stop();
  });
});

test("the mailbox shows what was sent, as a page and as JSON", async () => {
  await auth().signInWithOtp({ email: "reader@example.com" });
  const page = await (await fetch(backend.mailbox.url)).text();
  expect(page).toContain("reader@example.com");
  const messages = await (await fetch(`${backend.mailbox.url}/messages`)).json();
  expect(messages).toMatchObject([{ to: "reader@example.com", subject: "magiclink" }]);
  expect(await (await fetch(`${backend.mailbox.url}/messages/${letter().id}`)).text()).toContain("/auth/v1/verify?");
});
