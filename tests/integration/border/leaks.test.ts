import pLimit from "p-limit";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Secret } from "../../../app/encoding/secret.ts";
import { environmentOf, environmentSchema } from "../../../app/http/environment.ts";
import { createAccount, parseSetCookie, signInCookies } from "../../support/accounts.ts";
import { type Address, addressesOf } from "../../support/addresses.ts";
import { signingKey } from "../../support/bindings.ts";
import { type CardServices, startCardServices } from "../../support/card-services.ts";
import { finishedSession, placedOrder } from "../../support/fault-forms.ts";
import { type HttpShop, openHttpShop, type RequestOptions } from "../../support/http-shop.ts";
import { createLeakFinder } from "../../support/leaks.ts";
import { type KnownRoute, routes } from "../../support/routes.ts";

const mailKey = "mail-key-that-nobody-may-see";
const customer = { email: "customer@leaks.example", password: "a long password" };

let cards: CardServices;
let shop: HttpShop;
let addresses: Address[];
let leaksIn: ReturnType<typeof createLeakFinder>;
/** Cookies by caller and host. */
let callers: Record<string, Record<Address["host"], Record<string, string>>>;

/** What the Worker keeps to itself: whatever its environment wraps, by the name of the variable. */
function secretsOf(bindings: HttpShop["bindings"]): Record<string, string> {
  const parsed: unknown = Reflect.apply(environmentOf, undefined, [{ ...bindings, SESSIONS: {} }]);
  const values = secretsIn(parsed);
  return Object.fromEntries(
    Object.entries(bindings).flatMap(([name, value]) =>
      typeof value === "string" && values.has(value) ? [[name, value]] : [],
    ),
  );
}

function secretsIn(value: unknown): Set<string> {
  if (value instanceof Secret) return new Set([value.reveal()]);
  if (typeof value !== "object" || value === null) return new Set();
  return new Set(Object.values(value).flatMap((each) => [...secretsIn(each)]));
}

beforeAll(async () => {
  cards = await startCardServices();
  shop = await openHttpShop({ cards, bindings: { MAIL_API_KEY: mailKey } });
  leaksIn = createLeakFinder(secretsOf(shop.bindings));
  const session = await finishedSession(shop);
  const order = await placedOrder(shop, "leaks");
  const id = async (query: string) => {
    const [row] = await shop.backend.sql<{ id: string }>(query);
    if (!row) throw new Error(`Nothing found: ${query}`);
    return row.id;
  };
  const letter = await id(
    `insert into public.contact_letters (name, email, lang, about, subject, message)
     values ('Mina', 'mina@leaks.example', 'en', 'night-of-the-caravan', 'A question', 'How long does it last?') returning id`,
  );
  const result = "from private.maestro_results where question_id is null limit 1";
  const seal = await id(`select result_json->'variants'->0->>'seal' as id ${result}`);
  const all = [
    ...addressesOf({
      "shop /privacy/:lang?": ["/privacy", "/privacy/fr"],
      "shop /terms/:lang?": ["/terms"],
      "shop /product/:key": ["/product/night-of-the-caravan"],
      "shop /perfume/:token": [`/perfume/${await id(`select share_token as id ${result}`)}`],
      "shop /order/:secret": [`/order/${order.secret}`],
      "shop /order/:secret/ask": [`/order/${order.secret}/ask`],
      "shop /*": ["/no/such/page"],
      "admin /orders/:id": [`/orders/${order.id}`],
      "admin /orders/:id/slip": [`/orders/${order.id}/slip`],
      "admin /letters/:id": [`/letters/${letter}`],
      "admin /questions/:id": [`/questions/${await id("select id from public.maestro_questions limit 1")}`],
      "admin /questions/:id/parts": [`/questions/${await id("select id from public.maestro_questions limit 1")}/parts`],
      "admin /perfumes/:id": [`/perfumes/${await id("select id from public.maestro_products limit 1")}`],
      "admin /pictures/:of/:id": [`/pictures/perfume/${await id("select id from public.maestro_products limit 1")}`],
      "shop /seal/:code": ["/seal/none"],
      "shop /seals/:print/:code": [`/seals/night/${seal}`, `/seals/letter/${seal}`],
      "admin /seals/:print/:code": ["/seals/engraver/none"],
      "shop /rivers/:cut/:code": [`/rivers/wide/${"A".repeat(28)}`],
      "admin /rivers/:cut/:code": ["/rivers/tall/none"],
      "shop /pictures/:name": [`/pictures/${"0".repeat(64)}-400x500.jpg`],
      "admin /pictures/:name": ["/pictures/none"],
      "admin /results/:id": [`/results/${await id(`select id ${result}`)}`],
      "admin /*": ["/no/such/page"],
      "shop /notices/:provider": ["/notices/stripe", "/notices/moyasar"],
      "admin /notices/:provider": ["/notices/stripe"],
    }),
    ...routes.map(({ path, host }: KnownRoute): Address => ({ path, host: host ?? "shop" })),
    { host: "shop" as const, path: `/results?sid=${session}` },
    { host: "shop" as const, path: "/%5c" },
  ];
  const distinct = new Map(all.map((address) => [`${address.host} ${address.path}`, address])).values();
  addresses = [...distinct].toSorted((one, other) => Number(one.path === "/logout") - Number(other.path === "/logout"));
  const journey = { maestro_session_id: session };
  await createAccount(shop.backend, customer.email, customer.password);
  const signIn = { form: customer };
  const signedIn = parseSetCookie((await shop.ask("/login?tab=password", signIn)).cookies);
  callers = {
    "a guest": { shop: journey, admin: {} },
    "a customer": { shop: { ...journey, ...signedIn }, admin: signedIn },
    "an admin": { shop: await signInCookies(shop, "shop"), admin: await signInCookies(shop, "admin") },
  };
});
afterAll(async () => {
  await shop.stop();
  await cards.stop();
});

/** The address for a browser, and those for the router's script: the longer one is that of `/` alone, and serves all. */
function spellings(path: string, all: boolean): string[] {
  const { pathname, search } = new URL(path, shop.origin());
  const stem = pathname.replace(/\/$/, "");
  const short = stem ? [`${stem}.data${search}`] : [];
  return [path, ...short, ...(all || !stem ? [`${stem}/_.data${search}`] : [])];
}

/** Opens every address in every spelling and hands back what its answers give away, named by what was asked. */
async function leaksOf(caller: string, options: RequestOptions = {}): Promise<string[]> {
  const asked = addresses.flatMap(({ host, path }) =>
    spellings(path, Object.keys(options).length === 0).map((spelling): Address => ({ host, path: spelling })),
  );
  const found = await pLimit(6).map(asked, async ({ host, path }) => {
    const { headers, body, status } = await shop.ask(path, {
      ...options,
      host,
      cookies: callers[caller]?.[host] ?? {},
    });
    return leaksIn(`${JSON.stringify(headers)}\n${body}`).map((leak) => `${host} ${path} ${status}: ${leak}`);
  });
  return found.flat();
}

describe.each(["a guest", "a customer", "an admin"])("%s finds no secret of the Worker and no token", (caller) => {
  test("in any page, file or redirect", async () => {
    expect(await leaksOf(caller)).toEqual([]);
  });

  test("in the pages of a failing backend", async () => {
    // Whose request it is, is known: what fails are the pages themselves.
    shop.faults.inject({ kind: "error", path: "^(?!.*rpc/is_admin)" });
    try {
      expect(await leaksOf(caller)).toEqual([]);
    } finally {
      shop.faults.heal();
    }
  });

  // Last, since the last of the forms signs out.
  test("in the answer to any form", async () => {
    expect(await leaksOf(caller, { form: {} })).toEqual([]);
  });
});

test("every secret of the Worker has a value here, and is looked for", () => {
  // Of each form that a secret has here.
  const samples = [signingKey, `v1,whsec_${signingKey}`];
  const wrapped = Object.entries(environmentSchema.shape).filter(([, field]) =>
    samples.some((sample) => secretsIn(field.safeParse(sample).data).size > 0),
  );
  expect(Object.keys(secretsOf(shop.bindings)).toSorted()).toEqual(wrapped.map(([name]) => name).toSorted());
});

test("what is looked for would be found, in base64 too", () => {
  const find = createLeakFinder({ key: mailKey });
  const inBase64 = Buffer.from(`user:${mailKey}`).toString("base64");
  expect(find(`<p>${mailKey}</p>`)).toEqual(["key"]);
  expect(find(`{"authorization":"Basic ${inBase64}"}`)).toEqual(["key"]);
  expect(find(Buffer.from(JSON.stringify({ inBase64 })).toString("base64"))).toEqual(["key"]);
  const token = shop.backend.workerToken;
  expect(find(`set-cookie: x=${token}`)).toEqual(["a token of worker"]);
  expect(find(Buffer.from(JSON.stringify({ token })).toString("base64url"))).toEqual(["a token of worker"]);
});
