import { localAdmin } from "../../supabase/local/auth/local-admin.ts";
import { parseSetCookie } from "./accounts.ts";
import { keeps, type Shop, type Visitor } from "./shop.ts";

type Person = { email: string; password: string };

const adminCookies = new WeakMap<Shop, Map<string, Record<string, string>>>();

/**
 * Gives the browser an admin's session, as from a sign-in earlier that day; what the form does has tests of its own. It is
 * the same one as long as it is a session.
 */
export async function isAdmin(visitor: Visitor, shop: Shop, { email, password }: Person = localAdmin): Promise<void> {
  const known = adminCookies.get(shop) ?? new Map<string, Record<string, string>>();
  adminCookies.set(shop, known);
  const before = known.get(email);
  const still = before && (await shop.ask("/", { host: "admin", cookies: before })).status === 200;
  const cookies = still ? before : await signInAdmin(shop, { email, password });
  known.set(email, cookies);
  await keeps(visitor.page, shop.adminUrl, cookies);
}

async function signInAdmin(shop: Shop, form: Person): Promise<Record<string, string>> {
  const { status, cookies } = await shop.ask("/login", { host: "admin", form });
  if (status !== 303) throw new Error(`${form.email} was not signed in: ${status}`);
  return parseSetCookie(cookies);
}

/** Gives the browser a customer's session, as from a sign-in earlier that day. */
export async function isCustomer(visitor: Visitor, shop: Shop, { email, password }: Person): Promise<void> {
  const { status, cookies } = await shop.ask("/login?tab=password", { form: { email, password } });
  if (status !== 303) throw new Error(`${email} was not signed in: ${status}`);
  await keeps(visitor.page, shop.url, parseSetCookie(cookies));
}
