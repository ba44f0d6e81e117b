// What of the Vault one may order: as a guest, as a member, and invited.
import { afterAll, beforeAll, expect, test } from "vitest";
import { createAccount, parseSetCookie, signInCookies } from "../../support/accounts.ts";
import { type HttpShop, openHttpShop } from "../../support/http-shop.ts";

let shop: HttpShop;
beforeAll(async () => {
  shop = await openHttpShop();
});
afterAll(() => shop.stop());

const password = "rose-water";
const byInvitation = "/product/night-of-the-caravan";
const forMembers = "/product/golden-hour";

async function person(email: string) {
  await createAccount(shop.backend, email, password);
  return parseSetCookie((await shop.ask("/login?tab=password", { form: { email, password } })).cookies);
}

/** The page in English, as text with the addresses of its links. */
async function page(path: string, cookies?: Record<string, string>) {
  const { status, body } = await shop.ask(path, { language: "en", ...(cookies && { cookies }) });
  expect({ path, status }).toEqual({ path, status: 200 });
  const main = /<main[\s\S]*<\/main>/.exec(body)?.[0] ?? "";
  return main
    .replace(/<a [^>]*href="([^"]*)"[^>]*>/g, " [$1] ")
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ");
}

test("a perfume by invitation is asked for until one has it, and a member is told that they are one", async () => {
  const cookies = await person("guest@vault.test");
  const [{ id } = { id: "" }] = await shop.backend.sql<{ id: string }>(
    "select id from public.maestro_products where slug = 'night-of-the-caravan'",
  );

  const guest = await page(byInvitation);
  expect(guest).toContain("[/contact?about=night-of-the-caravan] Ask for an invitation");
  expect(guest).toContain("[/login?next=%2Fproduct%2Fnight-of-the-caravan] Sign in");
  expect(guest).not.toContain("Order this perfume");
  expect(await page(forMembers)).toContain("[/login?next=%2Fproduct%2Fgolden-hour] Sign in to order");

  const uninvited = await page(byInvitation, cookies);
  expect(uninvited).toContain("Ask for an invitation");
  expect(uninvited).not.toMatch(/Order this perfume|Have you been invited/);
  const member = await page(forMembers, cookies);
  expect(member).toContain("This perfume is for members, and you are one.");
  expect(member).toContain("Order this perfume");
  expect(await page("/vault/mine", cookies)).toContain("You have no invitation yet.");

  await shop.backend.sql("insert into public.vault_invitations (product_id, email) values ($1, 'guest@vault.test')", [
    id,
  ]);
  const invited = await page(byInvitation, cookies);
  expect(invited).toContain("You are invited: this perfume is yours to order.");
  expect(invited).toContain("Order this perfume");
  expect(await page("/maestro-vault", cookies)).toContain("You are invited");
  const mine = await page("/vault/mine", cookies);
  expect(mine).toContain(`[${byInvitation}] Night of the Caravan`);
  expect(mine).not.toContain("The Last Oud");

  // What the page of a guest says is shared; nobody else is told of the invitation.
  expect(await page(byInvitation)).toContain("Ask for an invitation");
  expect(await page(byInvitation, await person("other@vault.test"))).toContain("Ask for an invitation");
});

test("a perfume says what is sold: how much of what, what comes with it, how it arrives, whether it may come back", async () => {
  const text = await page(byInvitation);
  for (const said of ["50 ml", "Extrait de parfum", "A velvet pouch", "Delivery", "until we begin packing"])
    expect(text).toContain(said);
  expect(text).not.toContain("In stock");
});

test("a perfume of which some bottles are left says how many, and one that is filled to order does not", async () => {
  await shop.backend.sql("update public.maestro_products set stock = 3 where slug = $1", [
    byInvitation.split("/").at(-1),
  ]);
  await shop.restart();
  for (const [language, said] of [
    ["en", "3 bottles"],
    ["ar", "3 قوارير"],
    ["ru", "3 флакона"],
  ] as const)
    expect((await shop.ask(byInvitation, { language })).body).toContain(said);
  await shop.backend.sql("update public.maestro_products set stock = null");
  await shop.restart();
});

test("the button that opens one's Vault leads somewhere, and tells a guest how one gets in", async () => {
  for (const path of ["/vault", "/home"]) expect(await page(path)).toMatch(/\[\/vault\/mine\] Open Your Vault/);
  const mine = await page("/vault/mine");
  expect(mine).toContain("[/login?next=%2Fvault%2Fmine] Sign in");
  expect(mine).toContain("Harbour at Dawn");
  expect(mine).not.toContain("Golden Hour");
});

const lettersTo = (email: string) => shop.backend.mailbox.messages().filter(({ to }) => to === email);

test("who asks for an invitation is invited from their message, and told once, in their language, by a letter with a link", async () => {
  const email = "anna@vault.test";
  const asks = { name: "Анна", email, message: "Можно приглашение?" };
  await shop.ask("/contact?about=night-of-the-caravan", { form: asks, language: "ru" });
  const cookies = await signInCookies(shop, "admin");
  const admin = (path: string, form?: Record<string, string>) =>
    shop.ask(path, { host: "admin", language: "en", cookies, ...(form && { form }) });
  const [letter] = await shop.backend.sql<{ id: string }>("select id from contact_letters where email = $1", [email]);
  const message = `/letters/${letter?.id}`;
  const link = new RegExp(`href="(/perfumes/[^?"]+)\\?letter=${letter?.id}#selling"`);
  const [, perfume = ""] = link.exec((await admin(message)).body) ?? [];
  const form = (await admin(`${perfume}?letter=${letter?.id}`)).body;
  expect(form).toMatch(/name="email"[^>]* value="anna@vault\.test"/);
  expect(form).toMatch(/<option value="ru" selected/);

  expect((await admin(perfume, { intent: "invite", email })).headers.location).toBe(`${perfume}?done=invited`);
  expect((await admin(perfume, { intent: "invite", email })).status).toBe(422);
  // Beside the receipt of their message.
  const invitations = () => lettersTo(email).filter(({ html }) => html.includes("/vault/mine"));
  await expect.poll(() => invitations().length).toBe(1);
  await shop.tick();
  const [told, ...more] = invitations();
  expect(more).toEqual([]);
  expect(told?.subject).toContain("«Ночь каравана»");
  expect(told?.html).toContain(`href="${shop.origin()}/vault/mine"`);
  expect((await shop.ask("/vault/mine", { welcomed: false, language: "ru" })).status).toBe(200);
  expect((await admin(message)).body).toContain("This address is invited to this perfume.");
});

test("nobody is written to about a perfume that is hidden, nor more than five times a day", async () => {
  const hide = (hidden: boolean) =>
    shop.backend.sql("update maestro_products set is_active = $1 where slug = 'the-last-oud'", [!hidden]);
  const invite = (email: string) =>
    shop.backend.sql(
      "insert into vault_invitations (product_id, email, lang) select id, $1, 'fr' from maestro_products where slug = 'the-last-oud'",
      [email],
    );
  const withdraw = (email: string) => shop.backend.sql("delete from vault_invitations where email = $1", [email]);
  await hide(true);
  await invite("early@vault.test");
  await invite("withdrawn@vault.test");
  await withdraw("withdrawn@vault.test");
  await shop.tick();
  expect(lettersTo("early@vault.test")).toEqual([]);
  await hide(false);
  await shop.tick();
  expect(lettersTo("early@vault.test").map(({ subject }) => subject)).toEqual([
    "Votre invitation pour «\u202fLe Dernier Oud\u202f»",
  ]);
  for (let time = 1; time <= 5; time++) {
    await invite("often@vault.test");
    await withdraw("often@vault.test");
  }
  await expect(invite("often@vault.test")).rejects.toThrow("Enough invitations for today");
  await shop.tick();
  expect([...lettersTo("often@vault.test"), ...lettersTo("withdrawn@vault.test")]).toEqual([]);
});

test("a perfume with more guests than a day has letters is shown at once, and the rest is written to on the next day", async () => {
  const slug = "the-last-oud";
  await shop.backend.sql("update maestro_products set is_active = false where slug = $1", [slug]);
  await shop.backend.sql("delete from vault_invitations");
  await shop.backend.sql("delete from private.spent_budgets where action in ('invitation', 'invitations')");
  await shop.backend.sql(
    `insert into vault_invitations (product_id, email, lang)
     select id, 'crowd-' || number || '@vault.test', 'en' from maestro_products, generate_series(1, 230) as number where slug = $1`,
    [slug],
  );
  const [perfume] = await shop.backend.sql<{ id: string }>("select id from maestro_products where slug = $1", [slug]);
  const cookies = await signInCookies(shop, "admin");
  const shown = await shop.ask("/perfumes", {
    host: "admin",
    cookies,
    form: { intent: "activate", id: perfume?.id ?? "" },
  });
  expect([shown.status, shown.headers.location]).toEqual([303, "/perfumes?done=stored"]);
  const written = async () =>
    (await shop.backend.sql<{ count: number }>("select count(written_at)::int as count from vault_invitations"))[0]
      ?.count;
  expect(await written()).toBe(200);
  await shop.tick();
  expect(await written()).toBe(200);
  // By hand nobody waits for another day.
  await expect(
    shop.backend.sql("insert into vault_invitations (product_id, email, lang) values ($1, 'late@vault.test', 'en')", [
      perfume?.id,
    ]),
  ).rejects.toThrow("Enough invitations for today");
  await shop.backend.sql(
    "update private.spent_budgets set hour = hour - interval '1 day' where action like 'invitation%'",
  );
  await shop.tick();
  expect(await written()).toBe(230);
});
