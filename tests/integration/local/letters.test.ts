import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, test as plain } from "vitest";
import { sendMagicLink, sendRecovery, signInWithPassword } from "../../../app/backend/auth.ts";
import { Secret } from "../../../app/encoding/secret.ts";
import { layOutLetter } from "../../../app/mail/letter-layout.ts";
import { sendLetter } from "../../../app/mail/send-letter.ts";
import { localAdmin } from "../../../supabase/local/auth/local-admin.ts";
import { readConfig } from "../../../supabase/local/config.ts";
import { escapeHtml, renderTemplate } from "../../../supabase/local/mail/go-template.ts";
import { shopLetters } from "../../../supabase/local/mail/shop-letters.ts";
import { test } from "../../support/backend.ts";
import { guestOf } from "../backend/callers.ts";

const root = resolve(import.meta.dirname, "../../..");
const kinds = {
  confirmation: "signup",
  magic_link: "magiclink",
  recovery: "recovery",
  invite: "invite",
  email_change: "email_change",
};

const values = {
  SiteURL: "https://athar.example",
  RedirectTo: "https://admin.athar.example/auth/confirm?next=%2F",
  TokenHash: "a1b2c3",
  Email: "old@example.com",
  NewEmail: "new@example.com",
};

describe.each(Object.entries(kinds))("the letter %s", (name, type) => {
  const template = readConfig().auth.email.template[name] ?? expect.fail("config.toml has no such template");
  const html = readFileSync(resolve(root, template.content_path), "utf8");
  const hrefs = (letter: string) =>
    [...letter.matchAll(/href="([^"]*)"/g)].map(([, href = ""]) => href.replace(/&(amp|#38);/g, "&"));

  plain("speaks Arabic from the right and English, French and Russian from the left", () => {
    expect(html).toMatch(/<html lang="ar" dir="rtl">/);
    expect(html).toMatch(/<div lang="ar" dir="rtl"/);
    for (const language of ["en", "fr", "ru"]) expect(html).toContain(`<div lang="${language}" dir="ltr"`);
    expect(template.subject).toMatch(/^\p{Script=Arabic}.* · .*Athar.* · \p{Script=Latin}.* · \p{Script=Cyrillic}/u);
  });

  plain("is whole in each language: a greeting, what was asked, the button, how long it works, the signature", () => {
    const sections = [...html.matchAll(/<div lang="\w\w"[\s\S]*?<\/div>/g)].map(([section]) => section);
    expect(sections).toHaveLength(4);
    for (const section of sections) {
      expect(section.match(/<p class="text"/g)).toHaveLength(3);
      expect(section.match(/<td class="button"/g)).toHaveLength(1);
      expect(section).toMatch(/<p class="note"[^>]*>[^<]*(ساعة|hour|heure|часа)[^<]*([?؟]|\bIf |إن لم )/);
    }
  });

  plain("leads to the page that asked for it", () => {
    const links = hrefs(renderTemplate(html, values, escapeHtml));
    expect(links).toHaveLength(4);
    expect(new Set(links)).toEqual(new Set([`${values.RedirectTo}&token_hash=a1b2c3&type=${type}`]));
  });

  plain("leads to the shop's confirmation page where no page asked for it", () => {
    const links = hrefs(renderTemplate(html, { ...values, RedirectTo: values.SiteURL }, escapeHtml));
    expect(new Set(links)).toEqual(new Set([`https://athar.example/auth/confirm?token_hash=a1b2c3&type=${type}`]));
  });
});

test("letters arrive with their values in place, and with the link", async ({ backend }) => {
  const confirm = "http://shop.localhost:8787/auth/confirm?next=%2Fhome";
  await sendMagicLink(guestOf(backend), { email: "new@letters.test", redirectTo: confirm, createUser: true });
  await sendMagicLink(guestOf(backend), { email: localAdmin.email, redirectTo: confirm, createUser: false });
  await sendRecovery(guestOf(backend), { email: localAdmin.email, redirectTo: confirm });
  const { accessToken } = await signInWithPassword(guestOf(backend), localAdmin);
  await fetch(`${backend.url}/auth/v1/user`, {
    method: "PUT",
    headers: { apikey: backend.key, Authorization: `Bearer ${accessToken}`, "Content-Type": "application/json" },
    body: JSON.stringify({ email: "moved@athar.localhost" }),
  });
  const letters = await backend.mailbox.messages();
  expect(letters.length).toBeGreaterThanOrEqual(4);
  for (const { html, subject } of letters) {
    expect(html).toMatch(/\p{Script=Arabic}/u);
    expect(html).toMatch(/href="https?:[^"\s]+token_hash=[0-9a-f]{64}/);
    expect(html).not.toMatch(/\{\{/);
    expect(subject).toMatch(/أثر.*Athar/);
  }
});

test("a letter does not lead to an address outside the house", async ({ backend }) => {
  await backend.mailbox.clear();
  await sendMagicLink(guestOf(backend), {
    email: "new@letters.test",
    redirectTo: "https://elsewhere.example/auth/confirm?next=/",
    createUser: true,
  });
  const [letter] = await backend.mailbox.messages();
  expect(letter?.html).toContain("http://shop.localhost:8787/auth/confirm?token_hash=");
  expect(letter?.html).not.toContain("elsewhere");
});

const layout = await layOutLetter([
  {
    language: "ar",
    heading: "عنوان",
    paragraphs: ["سطر"],
    button: { text: "زر", href: "https://shop.example/a?b=1&c=2" },
    note: "ملاحظة",
  },
  { language: "en", heading: "Heading", paragraphs: ["From <script>alert(1)</script> & others"] },
]);
const letter = { to: "mina@example.com", subject: "أثر · Athar", ...layout };

plain("a letter speaks each language in its direction, and what it quotes is text", () => {
  expect(layout.html).toMatch(
    /<html lang="ar" dir="rtl">[\s\S]*<div lang="ar" dir="rtl"[\s\S]*<div lang="en" dir="ltr"/,
  );
  expect(layout.html).toContain('href="https://shop.example/a?b=1&#38;c=2"');
  expect(layout.html).not.toContain("<script>");
  expect(layout.text).toBe(
    [
      "عنوان\n\nالسلام عليكم،\n\nسطر\n\nزر: https://shop.example/a?b=1&c=2\n\nملاحظة\n\nالمايسترو ودار أثر",
      "Heading\n\nHello,\n\nFrom <script>alert(1)</script> & others\n\nThe Maestro and the house of Athar\n",
    ].join("\n\n* * *\n\n"),
  );
});

plain("a letter can be read where a mail app turns it dark: every colour has its dark one, and its background", () => {
  expect(layout.html).toContain('<meta name="color-scheme" content="light dark">');
  const [style = ""] = layout.html.match(/<style>[\s\S]*<\/style>/) ?? [];
  const body = layout.html.slice(layout.html.indexOf("<body"));
  const coloured = [...body.matchAll(/<(\w+)([^>]*style="[^"]*(?:[";]color|background-color):[^"]*"[^>]*)>/g)];
  expect(coloured.length).toBeGreaterThan(8);
  for (const [tag, name, attributes = ""] of coloured) {
    const [, dark] = attributes.match(/class="(\w+)"/) ?? [];
    const selector = name === "a" ? ".button a{" : `.${dark}{`;
    expect(style.split(selector).length - 1, tag).toBe(2);
  }
});

const house = { email: { sender: "Athar <letters@athar.test>", replies: "atelier@athar.test" } };

plain("a deployment without a mail service sends nothing", async () => {
  expect(await sendLetter({}, letter)).toBe(false);
});

test("a letter arrives in the local mailbox; one that the service refuses is told without its text", async ({
  backend,
}) => {
  const { MAIL_API_URL: url, MAIL_API_KEY: key } = shopLetters(backend.url);
  const { sender: from, replies } = house.email;
  const mail = { url, key: new Secret(key), from, replies };
  expect(await sendLetter({ mail }, letter)).toBe(true);
  const [arrived] = await backend.mailbox.messages();
  expect(arrived).toMatchObject({ to: letter.to, subject: letter.subject, html: letter.html });
  const refusal = await sendLetter({ mail }, { ...letter, to: "nobody" }).catch(String);
  expect(refusal).toBe("Error: The mail service refused a letter: validation_error 422");
});
