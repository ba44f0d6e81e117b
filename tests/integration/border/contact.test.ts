// What a visitor writes to the house, and the letter that tells them that it has come.
import { afterAll, beforeAll, expect, test } from "vitest";
import { bindWords } from "../../../app/i18n/bind-words.ts";
import { languages } from "../../../app/i18n/languages.ts";
import ar from "../../../app/i18n/locales/ar/contact.json" with { type: "json" };
import en from "../../../app/i18n/locales/en/contact.json" with { type: "json" };
import fr from "../../../app/i18n/locales/fr/contact.json" with { type: "json" };
import ru from "../../../app/i18n/locales/ru/contact.json" with { type: "json" };
import { createOrderSecret } from "../../../app/storefront/checkout/order-secret.ts";
import { placedOrder } from "../../support/fault-forms.ts";
import { type HttpShop, openHttpShop } from "../../support/http-shop.ts";

let shop: HttpShop;
beforeAll(async () => {
  shop = await openHttpShop();
});
afterAll(() => shop.stop());

/** What an address was sent, without what is for the eye alone. */
async function lettersTo(email: string) {
  await shop.tick();
  return shop.backend.mailbox
    .messages()
    .filter(({ to }) => to === email)
    .map(({ subject, html }) => `${subject}\n${html}`.replaceAll(/[\u2066-\u2069]/g, ""));
}

const twoDays = { ar: /يومَي عمل/, en: /two working days/, fr: /deux jours ouvrés/, ru: /двух рабочих/ };

test.each(languages)(
  "who asks about an order writes with its number, name and address, and is told at once that it has come, in %s",
  async (language) => {
    const { secret } = await placedOrder(shop, `asks-${language}`);
    const other = await placedOrder(shop, `other-${language}`);
    const [order] = await shop.backend.sql<{ number: string; name: string; email: string }>(
      "select number, name, email from public.orders where secret = $1",
      [secret],
    );
    if (!order) throw new Error("no order");
    const path = `/order/${secret}/ask`;
    expect((await shop.ask(`/order/${secret}`, { language })).body).toContain(`href="${path}"`);
    const page = await shop.ask(path, { language });
    for (const filled of [order.number, `value="${order.name}"`, `value="${order.email}"`, `action="${path}"`])
      expect(page.body).toContain(filled);
    expect(page.body).toMatch(/<meta name="robots" content="noindex/);
    expect(page.body).toMatch(/<a href="mailto:[^"]+"/);
    expect(page.headers["cache-control"]).toContain("no-store");
    const [stranger] = await shop.backend.sql<{ email: string }>("select email from public.orders where secret = $1", [
      other.secret,
    ]);
    expect(page.body).not.toContain(stranger?.email);
    expect((await shop.ask(`/order/${createOrderSecret()}/ask`, { language })).status).toBe(404);

    // Written from another address than the order's, which the answer then goes to.
    const email = `writes-${language}@contact.example`;
    const form = { name: "Win a prize", email, message: "Where is it? https://bad.example" };
    expect((await shop.ask(`/order/${createOrderSecret()}/ask`, { form, language })).status).toBe(404);
    for (const _ of ["once", "again"]) {
      const sent = await shop.ask(path, { form, language });
      expect(sent.status).toBe(200);
      const { when } = { ar, en, fr, ru }[language];
      expect(sent.body).toContain(bindWords(when, language));
    }
    expect(await shop.backend.sql("select order_number from public.contact_letters where email = $1", [email])).toEqual(
      [{ order_number: order.number }],
    );
    const letters = await lettersTo(email);
    expect(letters).toHaveLength(1);
    expect(letters[0]).toContain(order.number);
    expect(letters[0]).toContain(`<html lang="${language}"`);
    expect(letters[0]?.replaceAll("\u00a0", " ")).toMatch(twoDays[language]);
    // A stranger may have typed the address: nothing else that was typed reaches it.
    expect(letters[0]).not.toMatch(/prize|bad\.example|Where is it/);
  },
);

test("who asks for an invitation is told when the answer comes, on the page and by letter, so often as a stranger may cause it", async () => {
  const [perfume] = await shop.backend.sql<{ slug: string; name: string }>(
    "select slug, name ->> 'en' as name from public.maestro_products where is_active and 'invite_only' = any (badges) limit 1",
  );
  const email = "invite@contact.example";
  const asks = (message: string) =>
    shop.ask(`/contact?about=${perfume?.slug}`, { form: { name: "Mina", email, message }, language: "en" });
  const asked = await shop.ask(`/contact?about=${perfume?.slug}`, { language: "en" });
  expect(asked.body).toContain(`>I would like to be invited to ${perfume?.name}.</textarea>`);
  for (const told of [`<h1[^>]*>${en.title_invitation}</h1>`, en.hint_invitation])
    expect(asked.body).toMatch(new RegExp(told));
  const thanks = (await asks("May I?")).body;
  for (const told of [en.when_invitation, `href="/product/${perfume?.slug}"`, 'href="/maestro-vault"'])
    expect(thanks).toContain(told);
  // Nothing above the thanks asks any more.
  for (const told of [en.title_invitation, en.lead_invitation]) expect(thanks).not.toContain(told);
  // The form does not come back, as it does after a letter about nothing in particular.
  expect(thanks).not.toContain("data-expires");
  const form = { name: "Mina", email: "any@contact.example", message: "Hello" };
  expect((await shop.ask("/contact", { form, language: "en" })).body).toContain('data-expires="3000"');
  const [letter] = await lettersTo(email);
  expect(letter).toContain(`Your request for an invitation to ${perfume?.name}`);
  expect(letter).toMatch(/two working days/);
  for (let number = 0; number < 9; number++) expect((await asks(`May I? ${number}`)).status).toBe(200);
  expect(await lettersTo(email)).toHaveLength(8);
  expect(await shop.backend.sql("select 1 from public.contact_letters where email = $1", [email])).toHaveLength(10);
});

test("who asks for the allergens of a perfume that is by invitation writes for the list, and asks for no invitation", async () => {
  const [perfume] = await shop.backend.sql<{ slug: string; name: string }>(
    "select slug, name ->> 'en' as name from public.maestro_products where is_active and 'invite_only' = any (badges) limit 1",
  );
  const page = await shop.ask(`/product/${perfume?.slug}`, { language: "en" });
  const path =
    /href="(\/contact[^"]*)">Ask for the list/.exec(page.body)?.[1]?.replace("&amp;", "&") ?? expect.fail("no link");
  const asked = await shop.ask(path, { language: "en" });
  expect(asked.body).toContain(`>${en.wish_allergens.replace("{{name}}", perfume?.name ?? "")}</textarea>`);
  for (const told of [en.title_invitation, en.hint_invitation, en.lead_invitation])
    expect(asked.body).not.toContain(told);
  const action = /<form id="letter"[^>]* action="([^"]*)"/.exec(asked.body)?.[1]?.replace("&amp;", "&") ?? "";
  const email = "allergy@contact.example";
  const { body } = await shop.ask(action, { form: { name: "Mina", email, message: "The list" }, language: "en" });
  expect(body).toContain(en.when);
  expect(body).not.toContain(en.when_invitation);
  const [letter] = await lettersTo(email);
  expect(letter).toContain(`We have your message about ${perfume?.name}`);
});

test("who waits for the house to deliver to their country need not find the words, and no other text of an address is shown", async () => {
  const { body } = await shop.ask("/contact?country=FR", { language: "fr" });
  expect(body).toContain(fr.wait.replace("{{country}}", "France"));
  expect((await shop.ask("/contact?country=%3Cb%3E", { language: "fr" })).body).not.toContain("Merci de me prévenir");
});
