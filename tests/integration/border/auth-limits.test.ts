// A hosted project's Auth limits calls by address, and all of the shop's come from one.
import { afterAll, beforeAll, expect, test } from "vitest";
import { i18nextFor } from "../../../app/i18n/i18next.server.ts";
import en from "../../../app/i18n/locales/en/errors.json" with { type: "json" };
import { createAccount, emailedLink, parseSetCookie } from "../../support/accounts.ts";
import { type Answer, type HttpShop, openHttpShop } from "../../support/http-shop.ts";

const password = "rose-water";
const people = ["mina", "noor", "salma", "layla"].map((name) => `${name}@example.com`);

let shop: HttpShop;
beforeAll(async () => {
  shop = await openHttpShop({ limits: true, authLimits: true });
  for (const email of people) await createAccount(shop.backend, email, password);
});
afterAll(() => shop.stop());

/** From another network of the stranger's /48 each time. */
const stranger = (time: number) => ({ "cf-connecting-ip": `2001:db8:666:${time.toString(16)}::1` });

/** A link and a password, both guessed. */
function storm(time: number): Promise<Answer>[] {
  const headers = stranger(time);
  const email = `nobody-${time}@example.com`;
  return [
    shop.ask("/auth/confirm", { form: { token: `guessed-${time}`.padEnd(43, "0") }, headers }),
    shop.ask("/login?tab=password", { form: { email, password: "guessed" }, headers }),
  ];
}

const times = (from: number, to: number) => Array.from({ length: to - from }, (_, place) => from + place);

test("one stranger with all networks of a /48 shuts sign-in for nobody else", async () => {
  const email = "owner@example.com";
  const own = { "cf-connecting-ip": "198.51.100.1" };
  expect((await shop.ask("/login", { form: { email }, headers: own })).status).toBe(303);
  const link = new URL(await emailedLink(shop.backend, email));

  const stormed: Answer[] = [];
  // Few abreast: what is tried is how much one may ask, and not how much this machine can answer.
  for (let time = 0; time < 36; time += 3) stormed.push(...(await Promise.all(times(time, time + 3).flatMap(storm))));

  const others = [
    () => shop.ask("/auth/confirm", { form: Object.fromEntries(link.searchParams), headers: own }),
    ...people.map(
      (person, place) => () =>
        shop.ask("/login?tab=password", {
          form: { email: person, password },
          headers: { "cf-connecting-ip": `198.51.100.${10 + place}` },
        }),
    ),
  ];
  for (const [place, other] of others.entries()) {
    const [answer] = await Promise.all([other(), ...times(40 + 6 * place, 46 + 6 * place).flatMap(storm)]);
    expect([place, answer.status]).toEqual([place, 303]);
    expect(parseSetCookie(answer.cookies).session).toBeTruthy();
  }

  expect(stormed.map(({ status }) => status)).toContain(429);

  const newcomer = "newcomer@example.com";
  await shop.ask("/login", { form: { email: newcomer }, headers: { "cf-connecting-ip": "198.51.100.20" } });
  expect(await emailedLink(shop.backend, newcomer)).toContain("/auth/confirm");
});

test("what a caller has of the shop's hour at Auth is counted in the database, also for a whole /48", async () => {
  const ask = (call: string, ip: string, times: number) =>
    shop.backend.sql("select public.spend_auth_share($1, $2) from generate_series(1, $3::int)", [call, ip, times]);
  await ask("verify", "192.0.2.7", 100);
  await expect(ask("verify", "192.0.2.7", 1)).rejects.toThrow("Too many requests");
  await ask("verify", "192.0.2.8", 1);
  for (const network of times(0, 4)) await ask("verify", `2001:db8:1:${network}::1`, 100);
  await expect(ask("verify", "2001:db8:1:4::1", 1)).rejects.toThrow("Too many requests");
  const refused = await shop.ask("/auth/confirm", {
    form: { token: "guessed-once".padEnd(43, "0") },
    headers: { "cf-connecting-ip": "192.0.2.7" },
    language: "en",
  });
  expect(refused.status).toBe(429);
  // It lasts longer than a minute's limit, and the page says how long.
  const { t } = await i18nextFor("en");
  const count = Math.ceil(Number(refused.headers["retry-after"]) / 60);
  expect(refused.body).toContain(t("errors:busy.minutes", { count }));
});

test("where Auth itself has had enough, a visitor is told so and loses nothing", async () => {
  const headers = { "cf-connecting-ip": "198.51.100.30" };
  const form = { email: "patient@example.com", password };
  await shop.ask("/login", { form: { email: form.email }, headers });
  const link = Object.fromEntries(new URL(await emailedLink(shop.backend, form.email)).searchParams);
  shop.faults.inject({ kind: "limit", path: "^/auth/v1/(token|verify)" });
  const signIn = await shop.ask("/login?tab=password", { form, headers, language: "en" });
  const press = await shop.ask("/auth/confirm", {
    form: link,
    headers,
    language: "en",
  });
  shop.faults.heal();
  expect([signIn.status, signIn.headers["retry-after"]]).toEqual([503, "10"]);
  expect(signIn.body).toContain(en.busy.body);
  expect(signIn.body).toContain(form.email);
  expect([press.status, press.headers["retry-after"]]).toEqual([503, "10"]);
  expect(press.body).toContain(link.token);
  expect((await shop.ask("/auth/confirm", { form: link, headers })).status).toBe(303);
});
