import { describe, expect, test as plain } from "vitest";
import type { AccountLetter } from "../../../app/backend/outbox.ts";
import { Secret } from "../../../app/encoding/secret.ts";
import { hostsOf } from "../../../app/http/hosts.ts";
import { languages } from "../../../app/i18n/languages.ts";
import { accountLetter } from "../../../app/machinery/account-letter.ts";
import { layOutLetter } from "../../../app/mail/letter-layout.ts";
import { sendLetter } from "../../../app/mail/send-letter.ts";
import { shopLetters } from "../../../supabase/local/mail/shop-letters.ts";
import { test } from "../../support/backend.ts";
import { deployedHouse } from "../../support/deployment.ts";

const addressed = { about: "account", id: crypto.randomUUID(), email: "old@example.com" } as const;
const link = { app: "storefront", token: "a1b2c3" } as const;
const hosts = hostsOf("athar.example");
const letters = (lang: (typeof languages)[number]): AccountLetter[] => [
  ...(["signup", "magiclink", "recovery", "invite"] as const).map((kind) => ({ ...addressed, lang, kind, ...link })),
  { ...addressed, lang, kind: "email_change", ...link, from: "old@example.com", to: "new@example.com" },
  { ...addressed, lang, kind: "vault_invitation", name: "Night of the Caravan" },
  { ...addressed, lang, kind: "invitation_requested", name: "Night of the Caravan" },
  { ...addressed, lang, kind: "contact_received", name: "Night of the Caravan", number: null },
  { ...addressed, lang, kind: "contact_received", name: null, number: "ATH-26-000123" },
  { ...addressed, lang, kind: "contact_received", name: null, number: null },
  { ...addressed, lang, kind: "admin_invitation", app: "admin", token: "a1b2c3", inviter: "admin@example.com" },
  { ...addressed, lang, kind: "password_changed" },
  ...(["enrolled", "renewed", "removed", "recovered", "reset"] as const).map((event) => {
    const doing = { event, at: new Date("2026-11-22T10:00:00Z"), by: "admin@example.com" };
    return { ...addressed, lang, kind: "second_factor", ...doing } as const;
  }),
];

describe.each(languages)("a letter about an account, in %s", (language) => {
  plain.each(letters(language))("is whole: $kind", async (letter) => {
    const { html, subject, text, asksForReply } = await accountLetter(letter, hosts, deployedHouse);
    const ofShop = ["vault_invitation", "invitation_requested", "contact_received"].includes(letter.kind);
    // Who writes of what is sold says who sells, and a person reads what is answered.
    expect(asksForReply ?? false).toBe(ofShop);
    for (const part of [html, text])
      for (const fact of [deployedHouse.seller[language], deployedHouse.registration, deployedHouse.whatsapp])
        expect(part.includes(fact)).toBe(ofShop);
    for (const fact of ["name", "number"] as const)
      if (letter.kind === "contact_received" && letter[fact]) expect(subject).toContain(letter[fact]);
    expect(html.match(/<p class="text"/g)).toHaveLength(3);
    expect(html).toMatch(/<p class="note"[^>]*>[^<]+[?؟]|<p class="note"[^>]*>[^<]*(If |إن |Si |Если )/);
    expect(subject + html + text).not.toMatch(/\{\{|undefined|account_letters/);
    expect(subject + text).not.toMatch(/\.(subject|heading|body|note|button)/);
    const hrefs = [...html.matchAll(/href="([^"]*)"/g)].map(([, href = ""]) => href.replace("&#38;", "&"));
    const invitation = "https://admin.athar.example/invitation?token=a1b2c3";
    const confirmation = `https://athar.example/auth/confirm?token=a1b2c3&type=${letter.kind}`;
    const href = letter.kind === "admin_invitation" ? invitation : confirmation;
    if (letter.kind === "second_factor") expect(hrefs).toEqual(["https://admin.athar.example/security"]);
    else if (letter.kind === "vault_invitation") expect(hrefs).toEqual(["https://athar.example/vault/mine"]);
    else expect(hrefs).toEqual("token" in letter ? [href] : []);
    if (letter.kind === "email_change") expect(html).toMatch(/old@example\.com[\s\S]*new@example\.com/);
  });
});

plain("nobody signs up to the admin app: an admin's first letter is one to sign in", async () => {
  const { subject } = await accountLetter(
    { ...addressed, lang: "en", kind: "signup", app: "admin", token: "a1b2c3" },
    hosts,
    deployedHouse,
  );
  expect(subject).toBe("Your sign\u2011in link for Athar");
});

const layout = await layOutLetter({
  language: "ar",
  heading: "عنوان",
  paragraphs: ["سطر", "From <script>alert(1)</script> & others"],
  button: { text: "زر", href: "https://shop.example/a?b=1&c=2" },
  note: "ملاحظة",
});
const letter = { to: "mina@example.com", subject: "أثر · Athar", ...layout };

plain("a letter speaks its language in its direction, and what it quotes is text", async () => {
  expect(layout.html).toMatch(/<html lang="ar" dir="rtl">[\s\S]*<div lang="ar" dir="rtl"/);
  const english = await layOutLetter({ language: "en", heading: "Heading", paragraphs: [] });
  expect(english.html).toMatch(/<html lang="en" dir="ltr">[\s\S]*<div lang="en" dir="ltr"/);
  expect(layout.html).toContain('href="https://shop.example/a?b=1&#38;c=2"');
  expect(layout.html).not.toContain("<script>");
  expect(layout.text).toBe(
    "عنوان\n\nالسلام عليكم،\n\nسطر\n\nFrom <script>alert(1)</script> & others\n\nزر\nhttps://shop.example/a?b=1&c=2\n\nالمايسترو ودار أثر\n\nملاحظة\n",
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
  // The house signs as each language writes it; a name of its own in the configuration stays.
  const senderOf = async (sender: string, language: (typeof languages)[number]) => {
    backend.mailbox.clear();
    await sendLetter({ mail: { ...mail, from: sender } }, { ...letter, language });
    return (await backend.mailbox.messages())[0]?.from;
  };
  expect(await senderOf(from, "ru")).toBe("Атхар <letters@athar.test>");
  expect(await senderOf(from, "ar")).toBe("أثر <letters@athar.test>");
  expect(await senderOf("Athar Paris <letters@athar.test>", "ru")).toBe("Athar Paris <letters@athar.test>");
  expect(await senderOf("letters@athar.test", "ru")).toBe("letters@athar.test");
  const refusal = await sendLetter({ mail }, { ...letter, to: "nobody" }).catch(String);
  expect(refusal).toBe("Error: The mail service refused a letter: validation_error 422");
});
