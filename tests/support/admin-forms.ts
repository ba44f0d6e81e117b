import { languages } from "../../app/i18n/languages.ts";
import { addLead, createAccount, emailedLink, listAdmin, parseSetCookie, signInTokens } from "./accounts.ts";
import { type Attempt, type FaultForm, placedOrder } from "./fault-forms.ts";
import type { HttpShop, RequestOptions } from "./http-shop.ts";

async function row<Row>({ backend }: HttpShop, query: string, parameters: unknown[] = []): Promise<Row> {
  const [found] = await backend.sql<Row>(query, parameters);
  if (!found) throw new Error(`Nothing found: ${query}`);
  return found;
}

type Id = { id: string };

async function count(shop: HttpShop, condition: string, parameters: unknown[]): Promise<number> {
  return (await row<{ count: number }>(shop, `select count(*)::int as count from ${condition}`, parameters)).count;
}

/** Two questions or perfumes at the end of their order, the second of which is to change places with the first. */
async function pair(shop: HttpShop, table: "maestro_questions" | "maestro_products", mark: string): Promise<Id[]> {
  const [order, columns, values] =
    table === "maestro_questions"
      ? ["order_index", "question_text, background_url, is_active", "question_text, background_url, false"]
      : [
          "sort_order",
          "slug, tier, price_aed, bg_variant, name, description, notes_top, notes_middle, notes_base",
          `'${mark.toLowerCase()}-' || n, tier, price_aed, bg_variant, name, description, notes_top, notes_middle, notes_base`,
        ];
  const added = await shop.backend.sql<Id>(
    `insert into ${table} (${order}, ${columns})
     select (select max(${order}) from ${table}) + n, ${values}
     from (select * from ${table} order by ${order} limit 1) as first, generate_series(1, 2) as n order by n returning id`,
  );
  // A question is asked only where it asks something.
  if (table === "maestro_questions")
    await shop.backend.sql(
      "insert into maestro_question_parts (question_id, part_index, part_type, theme) select unnest($1::uuid[]), 1, 'voice', 'memory'",
      [added.map(({ id }) => id)],
    );
  return added;
}

function place(table: string, order: string): string {
  return `(select id, row_number() over (order by ${order}, id)::int as place from ${table}) as listed`;
}

function moving(name: string, path: string, table: "maestro_questions" | "maestro_products"): FaultForm {
  const listed = place(table, table === "maestro_questions" ? "order_index" : "sort_order");
  return adminForm(
    name,
    async (shop, mark) => {
      const id = (await pair(shop, table, mark))[1]?.id ?? "";
      const { place: seen } = await row<{ place: number }>(shop, `select place from ${listed} where id = $1`, [id]);
      const rows = () => count(shop, `${listed} where id = $1 and place = $2`, [id, seen - 1]);
      return { path, form: { intent: "up", id, position: String(seen) }, kept: [], rows };
    },
    { wordless: true },
  );
}

function switching(name: string, path: string, table: "maestro_questions" | "maestro_products"): FaultForm {
  return adminForm(name, async (shop, mark) => {
    const id = (await pair(shop, table, mark))[0]?.id ?? "";
    const intent = table === "maestro_questions" ? "activate" : "deactivate";
    const rows = () => count(shop, `${table} where id = $1 and is_active = $2`, [id, intent === "activate"]);
    return { path, form: { intent, id }, kept: [], rows };
  });
}

type Sending = Omit<Attempt, "options"> & Pick<RequestOptions, "form" | "cookies">;
type Rest = Partial<Omit<FaultForm, "name" | "make">>;

type Making = (shop: HttpShop, mark: string) => Promise<Sending>;

function formOf(name: string, make: Making, rest: Rest, signedIn: boolean): FaultForm {
  return {
    name: `the admin app: ${name}`,
    done: 303,
    ...rest,
    make: async (shop, mark, adminCookies) => {
      const { form, cookies = signedIn ? adminCookies : {}, ...sending } = await make(shop, mark);
      return { ...sending, options: { form, host: "admin", cookies } };
    },
  };
}

/** A form of a room, sent by a signed-in admin. */
const adminForm = (name: string, make: Making, rest: Rest = {}) => formOf(name, make, rest, true);
/** A form at the door, sent by somebody who is not signed in. */
const door = (name: string, make: Making, rest: Rest = {}) => formOf(name, make, rest, false);

type OrderSending = Pick<Sending, "form" | "kept" | "rows">;

/** A form on the page of an order that stands as `standing` says. */
function orderForm(
  name: string,
  standing: string,
  send: (order: Id, shop: HttpShop, mark: string) => OrderSending,
  rest: Rest = {},
): FaultForm {
  return adminForm(
    name,
    async (shop, mark) => {
      const { id } = await placedOrder(shop, mark);
      await shop.backend.sql(`update public.orders set ${standing} where id = $1`, [id]);
      const { form, kept, rows } = send({ id }, shop, mark);
      return { path: `/orders/${id}`, form, kept, rows };
    },
    rest,
  );
}

const texts = (name: string, mark: string) =>
  Object.fromEntries(languages.map((language) => [`${name}.${language}`, `${name} ${language} ${mark}`]));

function vaultPerfumeFields(mark: string) {
  const localised = ["name", "description", "notes_top", "notes_middle", "notes_base"].map((name) => texts(name, mark));
  const rest = {
    slug: mark.toLowerCase(),
    price_aed: "4900",
    volume_ml: "50",
    concentration: "extrait",
    box: "card",
    tier: "royal",
    bg_variant: "cobalt",
    is_active: "on",
  };
  return Object.assign({}, ...localised, rest);
}

/** Every form of the admin app but the password of its login, which stands among the shop's. */
export const adminForms: FaultForm[] = [
  door("magic link", async (_, mark) => {
    const email = `${mark}@admin.example`;
    return { path: "/login?mode=magic", form: { email }, kept: [email] };
  }),
  door("forgotten password", async (_, mark) => {
    const email = `${mark}@admin.example`;
    return { path: "/login?mode=forgot", form: { email }, kept: [email] };
  }),
  door(
    "new password",
    async (shop, mark) => {
      const email = `${mark}@reset.example`.toLowerCase();
      await createAccount(shop.backend, email, "the-first-word");
      await listAdmin(shop.backend, email);
      await shop.ask("/login?mode=forgot", { form: { email }, host: "admin" });
      const link = new URL(await emailedLink(shop.backend, email, "recovery"));
      const opened = await shop.ask(link.pathname, { form: Object.fromEntries(link.searchParams), host: "admin" });
      if (opened.status !== 303) throw new Error(`The link of ${email} opened nothing: ${opened.status}`);
      const password = `new-${mark}`;
      const rows = async () => ((await signInTokens(shop.backend, { email, password })).access_token ? 1 : 0);
      const form = { password, confirmation: password };
      return { path: "/login?mode=recovery", form, kept: [], rows, cookies: parseSetCookie(opened.cookies) };
    },
    { again: 422 },
  ),
  door(
    "a letter's link",
    async () => ({
      path: "/auth/confirm",
      form: { token: "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA", type: "magiclink" },
      kept: ["AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"],
    }),
    { done: 400 },
  ),
  adminForm("settings", async (shop, mark) => {
    const { updated_at: updatedAt } = await row<{ updated_at: string }>(
      shop,
      "select to_json(updated_at) #>> '{}' as updated_at from site_settings",
    );
    // Sent with a script and without at once: two admins who want the same.
    const fallback = `Back at noon, ${mark.replace(/[dp]([ab])$/, "$1")}`;
    const words = { "messages.ar": "عند الظهر", "messages.fr": "À midi" };
    const rows = () => count(shop, "site_settings where maintenance_message = $1", [fallback]);
    return { path: "/?index", form: { updatedAt, fallback, ...words }, kept: [fallback, "À midi", updatedAt], rows };
  }),
  adminForm("erasing a person", async (shop, mark) => {
    const email = `${mark}@erase.example`.toLowerCase();
    await addLead(shop.backend, email);
    const rows = async () => 1 - (await count(shop, "leads where email = $1", [email]));
    return { path: "/leads", form: { intent: "erase", email }, kept: [], rows };
  }),
  adminForm("ending a subscription", async (shop, mark) => {
    const query = "insert into newsletter_subscribers (email, lang) values ($1, 'en') returning id";
    const { id } = await row<Id>(shop, query, [`${mark}@ended.example`]);
    const rows = () => count(shop, "newsletter_subscribers where id = $1 and unsubscribed_at is not null", [id]);
    return { path: "/subscribers", form: { intent: "end", id }, kept: [], rows };
  }),
  adminForm("opening a country", async (shop) => {
    await shop.backend.sql("update delivery_countries set is_open = false where code = 'TR'");
    const rows = () => count(shop, "delivery_countries where code = $1 and is_open", ["TR"]);
    return { path: "/countries", form: { intent: "open", code: "TR" }, kept: [], rows };
  }),
  adminForm("a reply to a letter", async (shop, mark) => {
    const { id } = await row<Id>(
      shop,
      "insert into contact_letters (name, email, lang, message) values ('Mina', $1, 'en', 'Hello') returning id",
      [`${mark}@contact.example`.toLowerCase()],
    );
    const reply = `Yes, for nine years, ${mark}.`;
    const rows = () => count(shop, "contact_letters where id = $1 and sent_at is not null", [id]);
    return { path: `/letters/${id}`, form: { reply }, kept: [reply], rows };
  }),
  orderForm("moving an order on", "paid = total", ({ id }, shop) => ({
    form: { intent: "move", from: "received", to: "confirmed" },
    kept: [],
    rows: () => count(shop, "orders where id = $1 and state = 'confirmed'", [id]),
  })),
  orderForm("an order's parcel", "state = 'bottled'", ({ id }, shop, mark) => ({
    form: { intent: "parcel", courier: `SMSA ${mark}`, parcel: "AB-1234" },
    kept: [`SMSA ${mark}`, "AB-1234"],
    rows: () => count(shop, "orders where id = $1 and state = 'on_its_way' and courier = $2", [id, `SMSA ${mark}`]),
  })),
  orderForm(
    "money for an order",
    "paid = 0",
    ({ id }, shop, mark) => ({
      form: { intent: "paid", amount: "10.50", seen: "0", note: `cash, ${mark}` },
      kept: ["10.50", `cash, ${mark}`],
      rows: () => count(shop, "order_events where order_id = $1 and paid = 1050", [id]),
    }),
    { again: 409 },
  ),
  orderForm(
    "money back for an order",
    "paid = total",
    ({ id }, shop, mark) => ({
      form: { intent: "refund", amount: "10.50", seen: "0", note: `dented, ${mark}` },
      kept: ["10.50", `dented, ${mark}`],
      rows: () => count(shop, "order_events where order_id = $1 and refunded = 1050", [id]),
    }),
    { again: 409 },
  ),
  orderForm(
    "a return declined",
    "state = 'delivered', delivered_at = now(), return_requested_at = now()",
    ({ id }, shop, mark) => ({
      form: { intent: "decline", note: `opened, ${mark}` },
      kept: [`opened, ${mark}`],
      rows: () => count(shop, "orders where id = $1 and return_declined_at is not null", [id]),
    }),
    { again: 409 },
  ),
  adminForm("several orders on", async (shop, mark) => {
    const { id } = await placedOrder(shop, mark);
    await shop.backend.sql("update public.orders set paid = total where id = $1", [id]);
    const rows = () => count(shop, "orders where id = $1 and state = 'confirmed'", [id]);
    return { path: "/orders?view=received", form: { orders: id, from: "received" }, kept: [], rows };
  }),
  switching("deactivating a question", "/questions", "maestro_questions"),
  moving("moving a question", "/questions", "maestro_questions"),
  adminForm("a question's words", async (shop, mark) => {
    const id = (await pair(shop, "maestro_questions", mark))[0]?.id ?? "";
    const words = texts("question_text", mark);
    const rows = () =>
      count(shop, "maestro_questions where question_text ->> 'ru' = $1", [String(words["question_text.ru"])]);
    return { path: `/questions/${id}`, form: words, kept: Object.values(words), rows };
  }),
  adminForm("a new question", async (shop, mark) => {
    const words = texts("question_text", mark);
    const rows = () =>
      count(shop, "maestro_questions where question_text ->> 'ru' = $1", [String(words["question_text.ru"])]);
    const form = { ...words, theme: "memory", part_type: "voice" };
    return {
      path: "/questions/new",
      form: { ...form, form_key: crypto.randomUUID() },
      kept: Object.values(words),
      rows,
    };
  }),
  switching("hiding a perfume", "/perfumes", "maestro_products"),
  moving("moving a perfume", "/perfumes", "maestro_products"),
  adminForm(
    "a new perfume",
    async (shop, mark) => {
      const form = vaultPerfumeFields(mark);
      const rows = () => count(shop, "maestro_products where slug = $1", [form.slug]);
      return { path: "/perfumes/new", form, kept: [form["name.ar"], form["notes_base.ru"], form.slug], rows };
    },
    { again: 422 },
  ),
  adminForm("a perfume's words", async (shop, mark) => {
    const id = (await pair(shop, "maestro_products", mark))[0]?.id ?? "";
    const form = vaultPerfumeFields(`${mark}-words`);
    const rows = () => count(shop, "maestro_products where id = $1 and slug = $2", [id, form.slug]);
    return { path: `/perfumes/${id}`, form, kept: [form["description.ar"], form["notes_top.fr"], form.slug], rows };
  }),
  adminForm(
    "a new admin",
    async (shop, mark) => {
      const email = `${mark}@listed.example`.toLowerCase();
      const rows = () => count(shop, "app_admins_email where email = $1", [email]);
      return { path: "/admins", form: { intent: "add", email }, kept: [email], rows };
    },
    { again: 422 },
  ),
  adminForm(
    "an admin switched off",
    async (shop, mark) => {
      const email = `${mark}@off.example`.toLowerCase();
      await listAdmin(shop.backend, email);
      const rows = () => count(shop, "app_admins_email where email = $1 and not is_active", [email]);
      return { path: "/admins", form: { intent: "deactivate", email }, kept: [], rows };
    },
    { wordless: true },
  ),
  adminForm(
    "an admin removed",
    async (shop, mark) => {
      const email = `${mark}@gone.example`.toLowerCase();
      await listAdmin(shop.backend, email);
      const rows = async () => 1 - (await count(shop, "app_admins_email where email = $1", [email]));
      return { path: "/admins", form: { intent: "remove", email }, kept: [], rows };
    },
    { wordless: true },
  ),
  adminForm("language", async () => ({ path: "/language", form: { language: "fr" }, kept: [] }), { always: true }),
  door("tokens from an address", async () => ({ path: "/auth/hash", form: {}, kept: [] }), { always: true, done: 400 }),
  door("signing out", async () => ({ path: "/logout", form: {}, kept: [] }), { always: true }),
];
