// Whatever a stranger may repeat is limited: every action of the shop, and those of the admin app that are open to
// strangers, stand here, each with how it is repeated or with the reason why it may be.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import en from "../../../app/i18n/locales/en/errors.json" with { type: "json" };
import { createAccount, listAdmin, parseSetCookie } from "../../support/accounts.ts";
import { createSession } from "../../support/answers.ts";
import { placedOrder, wantedBottle } from "../../support/fault-forms.ts";
import { type Answer, type HttpShop, openHttpShop, type RequestOptions } from "../../support/http-shop.ts";

type Repeated = RequestOptions & { path: string; form: Record<string, string> };
/** How often an action is repeated in turn: what it sends, for the first time, the second and so on. */
type Repeat = (time: number) => Repeated;

let shop: HttpShop;
let half: Record<string, string>;
let session: string;
let order: string;
let bottle: Awaited<ReturnType<typeof wantedBottle>>;
beforeAll(async () => {
  shop = await openHttpShop({ limits: true });
  half = await halfSignedIn();
  session = await createSession(shop.backend, "en");
  bottle = await wantedBottle(shop, "again-and-again");
  order = await arrivedOrder("arrived");
});
afterAll(() => shop.stop());

/** An admin whose password was right, and who is asked for the second factor. */
async function halfSignedIn(): Promise<Record<string, string>> {
  const person = { email: "careful@athar.localhost", password: "amber-and-rose" };
  await createAccount(shop.backend, person.email, person.password);
  await listAdmin(shop.backend, person.email);
  await shop.backend.sql(
    `with enrolled as (
       insert into auth.mfa_factors (id, user_id, factor_type, status, secret)
       select gen_random_uuid(), id, 'totp', 'verified', 'JBSWY3DPEHPK3PXP' from auth.users where email = $1
       returning user_id, id
     ) insert into private.second_factors (user_id, factor_id) select user_id, id from enrolled`,
    [person.email],
  );
  return parseSetCookie((await shop.ask("/login", { form: person, host: "admin" })).cookies);
}

/** The secret of an order whose return may be asked for. */
async function arrivedOrder(mark: string): Promise<string> {
  const { secret } = await placedOrder(shop, mark);
  await shop.backend.sql("update public.orders set state = 'delivered', delivered_at = now() where secret = $1", [
    secret,
  ]);
  return secret;
}

/** What has the form of the shop's own tokens. */
const guessedToken = (time: number) => `guessed-${String(time).padStart(35, "0")}`;
const link = (host: "shop" | "admin"): Repeat[] => [
  (time) => ({ host, path: "/auth/confirm", form: { token: guessedToken(time), type: "email" } }),
];
const hash = (host: "shop" | "admin"): Repeat[] => [
  (time) => ({ host, path: "/auth/hash", form: { access_token: `made.up.${time}`, refresh_token: "guessed" } }),
];
const letterLink = (path: string): Repeat[] => [(time) => ({ path, form: { token: guessedToken(time) } })];
const someone = (time: number) => ({ email: `someone-${time}@example.com` });

const limited: Record<string, Repeat[]> = {
  "storefront/account/confirm.tsx": link("shop"),
  "storefront/account/hash.tsx": hash("shop"),
  "storefront/account/login.tsx": [
    (time) => ({ path: "/login", form: someone(time) }),
    (time) => ({ path: "/login?tab=password", form: { ...someone(time), password: "guessed" } }),
  ],
  "storefront/account/forgot.tsx": [(time) => ({ path: "/login/forgot", form: someone(time) })],
  "storefront/account/signup.tsx": [(time) => ({ path: "/signup", form: { ...someone(time), firstName: "Mina" } })],
  "storefront/account/signup-confirm.tsx": letterLink("/signup/confirm"),
  "storefront/newsletter/newsletter.tsx": [(time) => ({ path: "/newsletter", form: someone(time) })],
  "storefront/newsletter/confirm.tsx": letterLink("/newsletter/confirm"),
  "storefront/newsletter/unsubscribe.tsx": [
    (time) => ({
      path: "/newsletter/unsubscribe",
      form: { token: `00000000-0000-4000-8000-${String(time).padStart(12, "0")}` },
    }),
  ],
  "storefront/my-data/my-data.tsx": [(time) => ({ path: "/my-data", form: someone(time) })],
  "storefront/my-data/open.tsx": letterLink("/my-data/open"),
  "storefront/contact/contact.tsx": [() => ({ path: "/contact", form: { message: "Once more" } })],
  "storefront/contact/order-question.tsx": [() => ({ path: `/order/${order}/ask`, form: { message: "Once more" } })],
  "storefront/order/order.tsx": [() => ({ path: `/order/${order}`, form: { intent: "pay" } })],
  "storefront/checkout/review.tsx": [
    () => ({ path: `/own/review?${bottle.search}`, form: { total: "0" }, cookies: bottle.cookies }),
  ],
  "storefront/journey/journey.tsx": [
    () => ({
      path: "/maestro-journey?step=ready",
      form: { intent: "finish" },
      cookies: { maestro_session_id: session },
    }),
  ],
  "admin/login/confirm.tsx": link("admin"),
  "admin/login/hash.tsx": hash("admin"),
  "admin/login/login.tsx": [
    (time) => ({ host: "admin", path: "/login", form: { ...someone(time), password: "guessed" } }),
    (time) => ({ host: "admin", path: "/login?mode=magic", form: someone(time) }),
    (time) => ({ host: "admin", path: "/login?mode=forgot", form: someone(time) }),
  ],
  "admin/login/invitation.tsx": [
    (time) => ({ host: "admin", path: "/invitation", form: { token: guessedToken(time) } }),
  ],
  "admin/login/factor.tsx": [
    (time) => ({
      host: "admin",
      path: "/login/factor",
      form: { kind: "app", code: String(100_000 + time) },
      cookies: half,
    }),
  ],
};

const free: Record<string, string> = {
  "admin/login/logout.tsx": "ends the session of its own cookie",
  "storefront/account/logout.tsx": "ends the session of its own cookie",
  "storefront/account/account.tsx": "wants a session, and ends or names what is its own",
  "storefront/account/password.tsx": "wants a session; each try of the old password is counted as a sign-in",
  "storefront/my-data/erase.tsx": "wants what a counted letter opened, and there is nothing left to repeat",
  "storefront/editions/restart.tsx": "empties the journey of its own cookie; an address begins 60 an hour",
  "storefront/results/results.tsx": "names the perfume of its own cookie; an address begins 60 journeys an hour",
  "storefront/results/cards.tsx": "asks nobody",
  "storefront/journey/things.ts": "asks nobody; an address searches 300 times a minute",
  "storefront/checkout/country.ts": "writes cookies",
  "storefront/checkout/cart.tsx": "asks nobody: the cart is in the address",
  "storefront/checkout/shipping-address.tsx": "writes a cookie",
  "storefront/checkout/payment.tsx": "writes a cookie",
  "storefront/welcome/welcome.tsx": "writes a cookie",
  "resources/language.ts": "writes a cookie",
  "resources/currency.ts": "writes a cookie",
  "resources/measure.ts": "answers alike at once; the database keeps 600 an hour of an address",
  "resources/auth-letter.ts": "signed by Auth",
  "resources/payment-webhook.ts": "signed by the provider",
};

test("every action that a stranger reaches is limited or has its reason", () => {
  const app = join(import.meta.dirname, "../../../app");
  const actions = globSync("{storefront,resources,admin}/**/*.{ts,tsx}", { cwd: app }).filter((file) => {
    const text = readFileSync(join(app, file), "utf8");
    const isOpen = !file.startsWith("admin/") || /handle = \{[^}]*public: true/.test(text);
    return isOpen && /export (async )?(function|const) action\b/.test(text);
  });
  expect(actions.sort()).toEqual([...Object.keys(limited), ...Object.keys(free)].sort());
});

/** Asks until it is refused: the limiter counts by the minute, and a test may begin in one and go on in the next. */
async function refusal(repeat: Repeat, caller: string): Promise<Answer & Pick<Repeated, "form">> {
  const abreast = 7;
  const seen: number[] = [];
  for (let tries = 0; tries < 65; tries += abreast) {
    const asked = Array.from({ length: abreast }, (_, place) => repeat(tries + place));
    const answers = await Promise.all(
      asked.map(async ({ path, ...options }) => ({
        form: options.form,
        ...(await shop.ask(path, { language: "en", ...options, headers: { "cf-connecting-ip": caller } })),
      })),
    );
    seen.push(...answers.map(({ status }) => status));
    const refused = answers.find(({ status }) => status === 429);
    if (refused) return refused;
  }
  throw new Error(`Repeated and never refused: ${seen.join(" ")}`);
}

const repeats = Object.entries(limited).flatMap(([file, ways]) =>
  ways.map((repeat, place): [string, Repeat] => [`${file} (${place + 1})`, repeat]),
);

test.each(repeats)(
  "a stranger who repeats %s without end is told to wait, and keeps what was sent",
  async (name, repeat) => {
    const caller = `192.0.2.${1 + repeats.findIndex(([each]) => each === name)}`;
    const { headers, body, form } = await refusal(repeat, caller);
    expect(Number(headers["retry-after"])).toBeGreaterThan(0);
    const minutes = en.busy.minutes_other.split("{{count}}")[0] ?? "";
    expect([en.busy.body, minutes].filter((text) => body.includes(text))).toHaveLength(1);
    for (const field of ["email", "token", "access_token", "note", "message"])
      expect(body).toContain(form[field] ?? "");
  },
);

test("who presses an order's buttons too often keeps what was written about its return", async () => {
  const note = "It leaks, and leaks";
  const outcomes = [];
  // The minute may turn between the last press and the return.
  for (const mark of ["first-leak", "second-leak"]) {
    const path = `/order/${await arrivedOrder(mark)}`;
    await refusal(() => ({ path, form: { intent: "pay" } }), "192.0.2.250");
    const { status, body } = await shop.ask(path, { form: { intent: "return", note }, language: "en" });
    outcomes.push(`${status} ${body.includes(note)}`);
  }
  expect(outcomes).toContain("429 true");
});

test("the 2^16 networks of an IPv6 /48 are no more than a few callers", async () => {
  // A provider's network may press 40 times a minute; of 81 presses one of two minutes has 41.
  const presses = await Promise.all(
    Array.from({ length: 81 }, (_, network) =>
      shop.ask("/newsletter/confirm", {
        form: { token: `guessed-${network}` },
        headers: { "cf-connecting-ip": `2001:db8:48:${network.toString(16)}::1` },
      }),
    ),
  );
  expect(presses.map(({ status }) => status)).toContain(429);
});
