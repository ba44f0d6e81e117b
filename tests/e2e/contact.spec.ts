import { cleanText } from "../../app/forms/text.ts";
import { localAdmin } from "../../supabase/local/auth/local-admin.ts";
import { createAccount, listAdmin } from "../support/accounts.ts";
import { expect, test, type Visitor } from "../support/shop.ts";
import { isAdmin } from "../support/signed-in.ts";

async function writes({ page }: Visitor, email: string, message: string) {
  for (const [name, text] of Object.entries({ name: "Noura", email, message }))
    await page.locator(`form#letter [name=${name}]`).fill(text);
  await page.locator("form#letter button[type=submit]").click();
  await expect(page.locator("#sent-letter")).toBeVisible();
}

test("a restricted perfume is asked for by name, in the visitor's language, and the letter is kept once", async ({
  visitor,
  backend,
}) => {
  const { page } = visitor;
  const email = "asks@contact.test";
  await visitor.opens("/product/night-of-the-caravan", { language: "ru" });
  await page.getByRole("link", { name: "Попросить приглашение" }).click();
  const [perfume] = await backend.sql<{ name: string }>(
    "select name ->> 'ru' as name from maestro_products where slug = 'night-of-the-caravan'",
  );
  await expect(page.locator("form#letter")).toContainText(`приглашение на\u00a0аромат «${perfume?.name}»`);
  for (const _ of ["once", "again"]) {
    await writes(visitor, email, "Можно ли попробовать?");
    await visitor.opens("/contact?about=night-of-the-caravan", { language: "ru" });
  }
  expect(
    await backend.sql("select name, lang, about, subject, message, reply from contact_letters where email = $1", [
      email,
    ]),
  ).toEqual([
    {
      name: "Noura",
      lang: "ru",
      about: "night-of-the-caravan",
      subject: perfume?.name,
      message: "Можно ли попробовать?",
      reply: null,
    },
  ]);
});

test("an address names no subject that the Vault does not have @repeats", async ({ visitor }) => {
  for (const about of ["nothing-by-this-name", "%3Cb%3Eoud%3C/b%3E", "call%20+1%20555"]) {
    await visitor.opens(`/contact?about=${about}`);
    await expect(visitor.page.getByRole("heading", { level: 1 })).toHaveText("Contact");
    expect(await visitor.page.locator("#contact").innerText()).not.toMatch(/oud|555|nothing-by|about/);
  }
});

test("a perfume that anyone may have is asked about from its page @repeats", async ({ visitor, backend }) => {
  const [open] = await backend.sql<{ slug: string; name: string }>(
    "select slug, name ->> 'en' as name from maestro_products where badges <@ '{iconic}' and is_active order by sort_order limit 1",
  );
  await visitor.opens(`/product/${open?.slug}`);
  await visitor.follows(visitor.page.getByRole("link", { name: `Ask us about ${open?.name}` }));
  await expect(visitor.sees(`Your message is about ${open?.name}.`)).toBeVisible();
});

test("when the thanks are gone what was sent is still there, beside an empty form @script", async ({ visitor }) => {
  const { page } = visitor;
  await page.setViewportSize({ width: 390, height: 664 });
  await visitor.opens("/contact", { clock: "stopped" });
  await writes(visitor, "trace@contact.test", "Is the oud aged?");
  await expect(page.getByText("Thank you for reaching out!")).toBeInViewport();
  await page.clock.runFor(3100);
  await expect(page.getByText("Thank you for reaching out!")).toBeHidden();
  await expect(page.getByRole("region", { name: "Your message has reached us" })).toContainText("Is the oud aged?");
  await expect(page.getByText("trace@contact.test")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue("");
});

test("an admin replies in the visitor's language, and the reply is kept @script", async ({
  visitor,
  otherVisitor,
  backend,
  shop,
}) => {
  const { page } = visitor;
  const email = "reader@contact.test";
  await otherVisitor.opens("/contact?about=night-of-the-caravan", { language: "fr" });
  await writes(otherVisitor, email, "Est-il encore là ?");

  await isAdmin(visitor, shop);
  await visitor.opens("/letters", { host: "admin" });
  const row = page.getByRole("row").filter({ hasText: "Est-il encore là ?" });
  await expect(row).toContainText("Waiting for a reply");
  await visitor.follows(row.getByRole("link", { name: "Noura" }));
  await visitor.submits(page.getByRole("button", { name: "Send the reply" }));
  await expect(page.getByRole("alert")).toContainText("This field is required");
  backend.mailbox.clear();
  await visitor.fills("Reply", "Oui, il en reste.\n\nNous vous le gardons.");
  await visitor.submits(page.getByRole("button", { name: "Send the reply" }));
  await expect(page.getByText("Sent.")).toBeVisible();
  await expect(page.getByRole("main")).toContainText(`Answered by ${localAdmin.email}`);
  await expect(page.getByRole("main")).toContainText("Nous vous le gardons.");
  const [letter] = backend.mailbox.messages();
  expect(letter).toMatchObject({ to: email, subject: expect.stringContaining("Réponse d’Athar à votre message") });
  expect(cleanText(letter?.html ?? "")).toMatch(/<html lang="fr"[\s\S]*Une réponse d[\s\S]*Nous vous le gardons/);
  expect(letter?.html).toContain("/contact?about=night-of-the-caravan");

  await visitor.opens("/letters", { host: "admin" });
  await expect(row).toHaveCount(0);
  await visitor.opens("/letters?view=answered", { host: "admin" });
  await expect(row).toContainText(localAdmin.email);
  await visitor.opens("/log", { host: "admin" });
  await expect(page.getByRole("row").nth(1)).toContainText("Messages");
  expect(await page.getByRole("main").innerText()).not.toContain("gardons");
});

test("of two admins who answer one letter one does, and the other loses nothing @script", async ({
  visitor,
  otherVisitor,
  backend,
  shop,
}) => {
  const second = { email: "colleague@athar.localhost", password: "amber-and-rose" };
  await createAccount(backend, second.email, second.password);
  await listAdmin(backend, second.email);
  const [letter] = await backend.sql<{ id: string }>(
    "insert into contact_letters (name, email, lang, message) values ('Mina', 'two@contact.test', 'en', 'Hello') returning id",
  );
  await isAdmin(visitor, shop);
  await isAdmin(otherVisitor, shop, second);
  for (const admin of [visitor, otherVisitor]) await admin.opens(`/letters/${letter?.id}`, { host: "admin" });
  backend.mailbox.clear();
  const answers = async (admin: Visitor, reply: string) => {
    await admin.fills("Reply", reply);
    await admin.submits(admin.page.getByRole("button", { name: "Send the reply" }));
  };
  await answers(visitor, "The first reply.");
  await expect(visitor.page.getByText("Sent.")).toBeVisible();
  await answers(otherVisitor, "The second reply.");
  await expect(otherVisitor.page.getByRole("alert")).toContainText("Another admin has answered this message");
  await expect(otherVisitor.page.getByLabel("Reply")).toHaveValue("The second reply.");
  await expect(otherVisitor.page.getByRole("main")).toContainText("The first reply.");
  expect(backend.mailbox.messages()).toHaveLength(1);
});

test("a reply that the mail service does not take is neither lost nor marked as sent @repeats", async ({
  visitor,
  backend,
  faults,
  shop,
}) => {
  const { page } = visitor;
  const [letter] = await backend.sql<{ id: string }>(
    "insert into contact_letters (name, email, lang, message) values ('Mina', 'down@contact.test', 'en', 'Hello') returning id",
  );
  await isAdmin(visitor, shop);
  await visitor.opens(`/letters/${letter?.id}`, { host: "admin" });
  faults.inject({ kind: "error", path: "^/mailbox/emails" });
  await visitor.fills("Reply", "A reply that waits.");
  await visitor.submits(page.getByRole("button", { name: "Send the reply" }));
  await expect(page.getByRole("alert")).toContainText("The reply could not be sent.");
  await expect(page.getByLabel("Reply")).toHaveValue("A reply that waits.");
  await expect(page.getByRole("main")).not.toContainText("Answered by");
  faults.heal();
  await visitor.submits(page.getByRole("button", { name: "Send the reply" }));
  await expect(page.getByText("Sent.")).toBeVisible();
});
