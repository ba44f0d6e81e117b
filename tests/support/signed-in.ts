import { localAdmin } from "../../supabase/local/auth/local-admin.ts";
import { parseSetCookie } from "./accounts.ts";
import { keeps, type Shop, type Visitor } from "./shop.ts";

type Person = { email: string; password: string };

/** Gives the browser an admin's session, as from a sign-in earlier that day; what the form does has tests of its own. */
export async function isAdmin(visitor: Visitor, shop: Shop, { email, password }: Person = localAdmin): Promise<void> {
  const { status, cookies } = await shop.ask("/login", { host: "admin", form: { email, password } });
  if (status !== 303) throw new Error(`${email} was not signed in: ${status}`);
  await keeps(visitor.page, shop.adminUrl, parseSetCookie(cookies));
}

/** Gives the browser a customer's session, as from a sign-in earlier that day. */
export async function isCustomer(visitor: Visitor, shop: Shop, { email, password }: Person): Promise<void> {
  const { status, cookies } = await shop.ask("/login?tab=password", { form: { email, password } });
  if (status !== 303) throw new Error(`${email} was not signed in: ${status}`);
  await keeps(visitor.page, shop.url, parseSetCookie(cookies));
}
