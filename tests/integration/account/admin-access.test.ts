import type { RouteConfigEntry } from "@react-router/dev/routes";
import { TOTP } from "otpauth";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { LinkType } from "../../../app/backend/auth-letters.ts";
import addresses from "../../../app/routes.ts";
import { localAdmin } from "../../../supabase/local/auth/local-admin.ts";
import {
  createAccount,
  emailedInvitation,
  emailedLink,
  listAdmin,
  parseSetCookie,
  pathOf,
} from "../../support/accounts.ts";
import { type Answer, type HttpShop, openHttpShop } from "../../support/http-shop.ts";

let shop: HttpShop;
beforeAll(async () => {
  shop = await openHttpShop();
});
afterAll(() => shop.stop());

type Cookies = Record<string, string>;
type Person = { email: string; password: string };

const ask = (path: string, options: { form?: Record<string, string>; cookies?: Cookies } = {}) =>
  shop.ask(path, { ...options, host: "admin", language: "en" });
const signIn = (form: Person) => ask("/login", { form });
const cookiesOf = ({ cookies }: Answer) => parseSetCookie(cookies);

async function pressLink(email: string, type?: LinkType) {
  const { searchParams } = new URL(await emailedLink(shop.backend, email, type));
  shop.backend.mailbox.clear();
  return ask("/auth/confirm", { form: Object.fromEntries(searchParams) });
}

/** Accepts the invitation in the newest letter, and presses the link that it has sent. */
async function acceptInvitation(email: string) {
  const { searchParams } = new URL(await emailedInvitation(shop.backend, email));
  expect((await ask("/invitation", { form: Object.fromEntries(searchParams) })).status).toBe(200);
  return pressLink(email);
}

/**
 * An admin with a second factor, in the admin app; what the app on their phone shows, and the codes kept for its loss.
 */
async function protectedAdmin(email: string) {
  const person = { email, password: "amber-and-rose" };
  await createAccount(shop.backend, person.email, person.password);
  await listAdmin(shop.backend, person.email);
  const cookies = cookiesOf(await signIn(person));
  const begun = await ask("/security", { form: { intent: "enrol" }, cookies });
  const value = (name: string) => new RegExp(`name="${name}" value="([^"]+)"`).exec(begun.body)?.[1] ?? "";
  const uri = value("uri").replaceAll("&amp;", "&");
  expect(begun.body).toContain("data:image/svg+xml");
  const secret = new URL(uri).searchParams.get("secret") ?? "";
  expect(begun.body).toContain(`<bdi>${secret}</bdi>`);
  const verify = (code: string) =>
    ask("/security", { form: { intent: "verify", factor: value("factor"), uri, code }, cookies });
  const wrong = await verify("000000");
  expect([wrong.status, wrong.body.includes("This code is wrong, was used already or has expired")]).toEqual([
    422,
    true,
  ]);
  expect(wrong.body).toContain("data:image/svg+xml");
  const done = await verify(new TOTP({ secret }).generate());
  const codes = [...done.body.matchAll(/<code dir="ltr">([0-9a-f-]+)<\/code>/g)].map(([, code = ""]) => code);
  expect(codes).toHaveLength(8);
  // That of the next half minute, which Auth takes too: the present one was spent on setting the factor up.
  const code = () => new TOTP({ secret }).generate({ timestamp: Date.now() + 30_000 });
  return { person, cookies, code, codes };
}

const opens = async (cookies: Cookies) => {
  const { status, headers } = await ask("/leads", { cookies });
  return status === 200 || headers.location;
};

/** Every path of the admin app, with something in the place of its parameters. */
const adminPaths = (addresses satisfies RouteConfigEntry[])
  .filter(({ file }) => file === "admin/layout.tsx")
  .flatMap(({ children = [] }) => children)
  .map(({ path = "" }) => `/${path.replace(/:\w+/, "00000000-0000-4000-8000-000000000000").replace("*", "nowhere")}`);

test("a guest reaches the pages of signing in, and no other page, file or spelling of the admin app", async () => {
  const open = ["/login", "/login/factor", "/auth/confirm", "/auth/hash", "/invitation", "/logout"];
  expect(adminPaths.filter((path) => open.includes(path))).toHaveLength(open.length);
  for (const path of adminPaths) {
    const [page, data, posted] = await Promise.all([
      ask(path),
      ask(`${path === "/" ? "/_root" : path}.data`),
      ask(path, { form: { intent: "none" } }),
    ]);
    const next = path === "/" ? "/login" : `/login?next=${encodeURIComponent(path)}`;
    const sentAway = [page, posted].map(({ headers }) => headers.location === next);
    if (open.includes(path)) expect([path, ...sentAway]).toEqual([path, false, false]);
    else expect([path, ...sentAway, data.status, data.body.includes("/login")]).toEqual([path, true, true, 202, true]);
  }
  for (const path of ["/LOGIN/../leads", "/leads/", "/LEADS", "//leads", "/%6ceads"]) {
    expect([path, (await ask(path)).status]).not.toEqual([path, 200]);
  }
});

test("who took a password on another's address before it was listed does not get in; the invited owner does", async () => {
  const stranger = { email: "invited@athar.localhost", password: "the-strangers-own" };
  await createAccount(shop.backend, stranger.email, stranger.password);
  const admin = cookiesOf(await signIn(localAdmin));
  await ask("/admins", { form: { intent: "add", email: stranger.email }, cookies: admin });
  const refused = await signIn(stranger);
  expect([refused.status, refused.body.includes("You do not have admin access")]).toEqual([403, true]);
  expect((await ask("/admins", { cookies: admin })).body).toContain("Invited");
  shop.backend.mailbox.clear();
  await ask("/admins", { form: { intent: "invite", email: stranger.email }, cookies: admin });
  const owner = await acceptInvitation(stranger.email);
  expect([owner.status, await opens(cookiesOf(owner))]).toEqual([303, true]);
  expect((await signIn(stranger)).body).toContain("Login failed");
});

test("an address that has no account yet is invited too, and invited again", async () => {
  const email = "newcomer@athar.localhost";
  const admin = cookiesOf(await signIn(localAdmin));
  await ask("/admins", { form: { intent: "add", email }, cookies: admin });
  const first = pathOf(await emailedInvitation(shop.backend, email));
  shop.backend.mailbox.clear();
  expect((await ask("/admins", { form: { intent: "invite", email }, cookies: admin })).status).toBe(303);
  expect(pathOf(await emailedInvitation(shop.backend, email))).not.toBe(first);
  expect(await opens(cookiesOf(await acceptInvitation(email)))).toBe(true);
});

test("a password or a stolen mailbox alone does not open an admin app with a second factor", async () => {
  const { person, cookies, code } = await protectedAdmin("careful@athar.localhost");
  expect(await opens(cookies)).toBe(true);
  const password = await signIn(person);
  expect([password.status, password.headers.location]).toEqual([303, "/login/factor"]);
  await ask("/login?mode=magic", { form: { email: person.email } });
  const letter = await pressLink(person.email, "magiclink");
  for (const half of [cookiesOf(password), cookiesOf(letter)]) {
    expect(await opens(half)).toBe("/login/factor?next=%2Fleads");
    expect((await ask("/login/factor", { cookies: half })).body).toContain("Second step");
    const wrong = await ask("/login/factor", { form: { kind: "app", code: "000000" }, cookies: half });
    expect([wrong.status, await opens(half)]).toEqual([422, "/login/factor?next=%2Fleads"]);
    expect((await ask("/security", { form: { intent: "remove" }, cookies: half })).headers.location).toMatch(
      /^\/login/,
    );
  }
  await ask("/login?mode=forgot", { form: { email: person.email } });
  const half = cookiesOf(await pressLink(person.email, "recovery"));
  const fresh = { password: "a-new-one-entirely", confirmation: "a-new-one-entirely" };
  expect((await ask("/login?mode=recovery", { form: fresh, cookies: half })).status).toBe(403);
  const right = await ask("/login/factor?next=%2Fleads", {
    form: { kind: "app", code: code() },
    cookies: cookiesOf(password),
  });
  expect([right.status, right.headers.location, await opens(cookiesOf(right))]).toEqual([303, "/leads", true]);
  expect(Object.values(cookiesOf(right))).not.toEqual(Object.values(cookiesOf(password)));
});

test("a recovery code replaces the lost phone once; a made-up one does not", async () => {
  const { person, codes } = await protectedAdmin("phoneless@athar.localhost");
  const spend = (code: string, cookies: Cookies) => ask("/login/factor", { form: { kind: "recovery", code }, cookies });
  const half = cookiesOf(await signIn(person));
  expect((await spend("01234-56789-abcde-fabcd", half)).status).toBe(422);
  expect((await spend(codes[0] ?? "", half)).headers.location).toBe("/security");
  expect(await opens(half)).toBe(true);
  const kept =
    "select count(*)::int as left from private.recovery_codes join auth.users on id = user_id where email = $1";
  expect(await shop.backend.sql(kept, [person.email])).toEqual([{ left: 7 }]);
});

test("another admin resets a lost sign-in: sessions, password and factor end, the letter opens", async () => {
  const { person, cookies } = await protectedAdmin("forgetful@athar.localhost");
  const admin = cookiesOf(await signIn(localAdmin));
  await ask("/admins", { form: { intent: "reset", email: person.email }, cookies });
  expect(await opens(cookies)).toBe(true);
  await ask("/admins", { form: { intent: "reset", email: person.email }, cookies: admin });
  expect(await opens(cookies)).toMatch(/^\/login/);
  expect((await signIn(person)).status).toBe(403);
  // That of the account's beginning must not be taken for the one that is asked for now.
  shop.backend.mailbox.clear();
  await ask("/login?mode=magic", { form: { email: person.email } });
  expect(await opens(cookiesOf(await pressLink(person.email)))).toBe(true);
});
