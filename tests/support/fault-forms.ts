import { createBackend } from "../../app/backend/backend.ts";
import type { Payment } from "../../app/backend/order-values.ts";
import { placeOrder } from "../../app/backend/orders.ts";
import { encodeJson } from "../../app/encoding/base64url.ts";
import { createLinkToken } from "../../app/mail/link-token.ts";
import { createOrderSecret } from "../../app/storefront/checkout/order-secret.ts";
import { localAdmin } from "../../supabase/local/auth/local-admin.ts";
import { answers, createSession } from "./answers.ts";
import { optionsOf } from "./backend-options.ts";
import type { HttpShop, RequestOptions } from "./http-shop.ts";

/** One sending of a form, with data of its own. */
export type Attempt = {
  path: string;
  options: RequestOptions;
  /** What was typed and must come back with a refusal. */
  kept: string[];
  /** How many rows this very sending has left in the database. */
  rows?: () => Promise<number>;
};

export type FaultForm = {
  name: string;
  /** The status of the answer where nothing fails. */
  done: number;
  /** The status of the second try, where an earlier one was done and says so. */
  again?: number;
  /** True for forms that need no backend: they are done in any case. */
  always?: boolean;
  /** The backend answers with an empty 204, of which nothing can be cut off. */
  wordless?: boolean;
  /** `adminCookies` are the cookies of a signed-in admin. */
  make(shop: HttpShop, mark: string, adminCookies: Record<string, string>): Promise<Attempt>;
};

const people = { firstName: "Mina", lastName: "Haddad", countryCode: "SA", phone: "0501234567" };

async function count({ backend }: HttpShop, from: string, parameter: string): Promise<number> {
  const [row] = await backend.sql<{ count: number }>(`select count(*)::int as count from ${from}`, [parameter]);
  return row?.count ?? 0;
}

async function one<Row>(shop: HttpShop, query: string, parameters: unknown[]): Promise<Row> {
  const [row] = await shop.backend.sql<Row>(query, parameters);
  if (!row) throw new Error(`Nothing found: ${query}`);
  return row;
}

function question(shop: HttpShop, position: number): Promise<{ id: string }> {
  return one(shop, "select id from public.maestro_questions order by order_index offset $1 limit 1", [position - 1]);
}

/** A session whose perfume is composed and kept. */
export async function finishedSession(shop: HttpShop): Promise<string> {
  const session = await createSession(shop.backend, "en");
  const cookies = { maestro_session_id: session };
  const answer = await shop.ask("/maestro-journey", { form: { intent: "finish" }, cookies });
  if (answer.status !== 303) throw new Error(`No perfume was composed: ${answer.status}`);
  return session;
}

/** A bottle that anyone may have, in an address, and what an order of it needs. */
export async function wantedBottle(shop: HttpShop, mark: string) {
  const { id, price } = await one<{ id: string; price: number }>(
    shop,
    "select id, price_aed as price from public.maestro_products where is_active and not badges && $1 limit 1",
    [["members_only", "invite_only"]],
  );
  const customer = {
    name: "Mina Haddad",
    email: `${mark}@orders.example`.toLowerCase(),
    phone: "+966501234567",
    address: { city: "Riyadh", short_code: "RRRD2929" },
  };
  const seed = createOrderSecret();
  const draft = { country: "SA" as const, customer, gift: null, payment: "transfer" as const, seed };
  const cookies = { own: encodeJson(draft) };
  return { search: `piece=vault.1.${id}`, id, total: 100 * price, customer, draft, cookies };
}

/** An order of such a bottle. */
export async function placedOrder(shop: HttpShop, mark: string, payment: Payment = "transfer") {
  const { id: product, total, customer } = await wantedBottle(shop, mark);
  const secret = createOrderSecret();
  const placed = await placeOrder(createBackend(optionsOf(shop.backend)), {
    items: [{ kind: "vault", product, quantity: 1 }],
    country: "SA",
    currency: "AED",
    taxed: true,
    account: null,
    secret,
    total,
    payment,
    language: "en",
    customer,
    gift: null,
  });
  if (placed.outcome !== "placed") throw new Error(`No order was placed: ${placed.outcome}`);
  const { id } = await one<{ id: string }>(shop, "select id from public.orders where secret = $1", [secret]);
  return { id, secret };
}

/** Every form of the shop that a visitor without an account can send. */
export const faultForms: FaultForm[] = [
  {
    name: "newsletter",
    done: 200,
    make: async (shop, mark) => {
      const email = `${mark}@letters.example`;
      const rows = () =>
        count(shop, "(select distinct email from private.mailed_links where email = $1) as asked", email);
      return { path: "/newsletter", options: { form: { email } }, kept: [email], rows };
    },
  },
  {
    name: "sign-up",
    done: 303,
    make: async (shop, mark) => {
      const email = `${mark}@leads.example`;
      const rows = () => count(shop, "leads where email = $1", email);
      return {
        path: "/signup",
        options: { form: { ...people, email } },
        kept: [email, "Mina", "Haddad", "0501234567"],
        rows,
      };
    },
  },
  {
    name: "magic link",
    done: 303,
    make: async (_, mark) => {
      const email = `${mark}@links.example`;
      return { path: "/login", options: { form: { email } }, kept: [email] };
    },
  },
  {
    name: "forgotten password",
    done: 303,
    make: async (_, mark) => {
      const email = `${mark}@forgot.example`;
      return { path: "/login/forgot", options: { form: { email } }, kept: [email] };
    },
  },
  {
    name: "password",
    done: 303,
    make: async () => ({ path: "/login?tab=password", options: { form: localAdmin }, kept: [localAdmin.email] }),
  },
  {
    name: "the admin app's password",
    done: 303,
    make: async () => ({ path: "/login", options: { form: localAdmin, host: "admin" }, kept: [localAdmin.email] }),
  },
  {
    name: "first answer",
    done: 303,
    make: async (shop) => {
      const { id } = await question(shop, 1);
      return {
        path: "/maestro-journey",
        options: { form: { question: id, intent: "next", gender: "women" } },
        kept: ["women"],
      };
    },
  },
  {
    name: "answer",
    done: 303,
    make: async (shop) => {
      const session = await createSession(shop.backend, "en", 3);
      const { id } = await question(shop, 4);
      const form = { question: id, intent: "next", ...answers[3], environment: [...answers[3].environment] };
      const rows = () =>
        count(shop, "private.maestro_results where session_id = $1 and answer ? 'environment'", session);
      return {
        path: "/maestro-journey",
        options: { form, cookies: { maestro_session_id: session } },
        kept: ["desert"],
        rows,
      };
    },
  },
  {
    name: "finish",
    done: 303,
    make: async (shop) => {
      const session = await createSession(shop.backend, "en");
      const rows = () => count(shop, "private.maestro_results where session_id = $1 and question_id is null", session);
      const options = { form: { intent: "finish" }, cookies: { maestro_session_id: session } };
      return { path: "/maestro-journey?step=ready", options, kept: ["finish"], rows };
    },
  },
  {
    name: "naming",
    done: 303,
    make: async (shop, mark) => {
      const session = await finishedSession(shop);
      const name = mark.slice(0, 13);
      const rows = () =>
        count(shop, `private.maestro_results where session_id = $1 and custom_name = '${name}'`, session);
      const form = { intent: "name", custom_name: name, engraving: "on" };
      const options = { form, cookies: { maestro_session_id: session } };
      return { path: `/results?sid=${session}`, options, kept: [name], rows };
    },
  },
  {
    name: "no more letters",
    done: 200,
    make: async (shop, mark) => {
      const email = `${mark}@gone.example`;
      const query =
        "insert into public.newsletter_subscribers (email, lang) values ($1, 'en') returning unsubscribe_token as token";
      const { token } = await one<{ token: string }>(shop, query, [email]);
      const rows = () => count(shop, "newsletter_subscribers where unsubscribe_token = $1 and email is null", token);
      return { path: "/newsletter/unsubscribe", options: { form: { token } }, kept: [token], rows };
    },
  },
  {
    name: "letters, confirmed",
    done: 200,
    make: async (shop, mark) => {
      const email = `${mark}@confirmed.example`;
      const { token, hash } = await createLinkToken();
      const links = "insert into private.mailed_links (token_hash, purpose, email, lang, expires_at)";
      await shop.backend.sql(`${links} values ($1, 'subscribe', $2, 'en', now() + interval '1 day')`, [hash, email]);
      const rows = () => count(shop, "newsletter_subscribers where email = $1", email);
      return { path: "/newsletter/confirm", options: { form: { token } }, kept: [token], rows };
    },
  },
  {
    name: "one's own data",
    done: 200,
    make: async (_, mark) => {
      const email = `${mark}@data.example`;
      return { path: "/my-data", options: { form: { email } }, kept: [email] };
    },
  },
  {
    name: "a letter's link",
    done: 400,
    make: async () => {
      const form = { token: "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA", type: "magiclink" };
      return { path: "/auth/confirm", options: { form }, kept: ["AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"] };
    },
  },
  {
    name: "items of an order",
    done: 303,
    always: true,
    make: async (shop, mark) => {
      const { search, cookies } = await wantedBottle(shop, mark);
      return { path: `/own?${search}`, options: { form: { country: "AE", intent: "on" }, cookies }, kept: [] };
    },
  },
  {
    name: "address of an order",
    done: 303,
    always: true,
    make: async (shop, mark) => {
      const { search, cookies, customer } = await wantedBottle(shop, mark);
      const { address, ...person } = customer;
      return { path: `/own/where?${search}`, options: { form: { ...person, ...address }, cookies }, kept: [] };
    },
  },
  {
    name: "payment of an order",
    done: 303,
    always: true,
    make: async (shop, mark) => {
      const { search, cookies } = await wantedBottle(shop, mark);
      return { path: `/own/payment?${search}`, options: { form: { payment: "transfer" }, cookies }, kept: [] };
    },
  },
  {
    name: "placing an order",
    done: 303,
    make: async (shop, mark) => {
      const { search, cookies, total, customer } = await wantedBottle(shop, mark);
      const options = { form: { total: String(total) }, cookies };
      const rows = () => count(shop, "orders where email = $1", customer.email);
      return { path: `/own/review?${search}`, options, kept: [String(total)], rows };
    },
  },
  {
    name: "asking for a return",
    done: 303,
    make: async (shop, mark) => {
      const { id, secret } = await placedOrder(shop, mark);
      await shop.backend.sql("update public.orders set state = 'delivered', delivered_at = now() where id = $1", [id]);
      const note = `It leaks, ${mark}.`;
      const rows = () => count(shop, "public.orders where return_requested_at is not null and id = $1", id);
      return { path: `/order/${secret}`, options: { form: { intent: "return", note } }, kept: [note], rows };
    },
  },
  {
    name: "paying an order by card",
    done: 303,
    make: async (shop, mark) => {
      const { id, secret } = await placedOrder(shop, mark, "card");
      const rows = () => count(shop, "private.payments where state = 'open' and order_id = $1", id);
      return { path: `/order/${secret}`, options: { form: { intent: "pay" } }, kept: [], rows };
    },
  },
  {
    name: "cancelling an order",
    done: 303,
    make: async (shop, mark) => {
      const { secret } = await placedOrder(shop, mark);
      const rows = () => count(shop, "orders where state = 'cancelled' and secret = $1", secret);
      return { path: `/order/${secret}`, options: { form: { intent: "cancel" } }, kept: [], rows };
    },
  },
  {
    name: "contact",
    done: 200,
    make: async (shop, mark) => {
      const email = `${mark}@contact.example`.toLowerCase();
      const message = `Is the oud aged, ${mark}?`;
      const rows = () => count(shop, "contact_letters where email = $1", email);
      return { path: "/contact", options: { form: { name: "Mina", email, message } }, kept: [email, message], rows };
    },
  },
  {
    name: "language",
    done: 303,
    always: true,
    make: async () => ({ path: "/language", options: { form: { language: "fr" } }, kept: [] }),
  },
  {
    name: "signing out",
    done: 303,
    always: true,
    make: async () => ({ path: "/logout", options: { form: {} }, kept: [] }),
  },
];
