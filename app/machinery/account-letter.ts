import type { TFunction } from "i18next";
import type { AccountLetter } from "../backend/outbox.ts";
import type { App, Hosts } from "../http/hosts.ts";
import { formatTime } from "../i18n/format-time.ts";
import { i18nextFor } from "../i18n/i18next.server.ts";
import { isolate } from "../i18n/isolate.ts";
import { layOutLetter } from "../mail/letter-layout.ts";
import type { Letter } from "../mail/send-letter.ts";
import { type HouseFacts, letterFoot } from "./house-lines.ts";

type Texts = TFunction<"account_letters">;
type Words = { subject: string; heading: string; body: string; note: string; button?: { text: string; href: string } };

/** Letters to who may become a customer: they end with the seller, and may be answered. */
const ofShop: ReadonlySet<AccountLetter["kind"]> = new Set([
  "vault_invitation",
  "invitation_requested",
  "contact_received",
]);

/** A letter about an account, an invitation or what was written to the house, in the one language that was settled when it was asked for. */
export async function accountLetter(letter: AccountLetter, hosts: Hosts, house: HouseFacts): Promise<Letter> {
  const { lang: language, email, kind } = letter;
  const texts = await i18nextFor(language);
  const { subject, heading, body, note, button } = wordsOf(letter, texts.getFixedT(null, "account_letters"), hosts);
  const foot = ofShop.has(kind) ? letterFoot(note, house, texts.getFixedT(null, "legal"), language) : note;
  const layout = await layOutLetter({ language, heading, paragraphs: [body], button, note: foot });
  return { to: email, subject, ...(ofShop.has(kind) && { asksForReply: true }), ...layout };
}

function wordsOf(letter: AccountLetter, t: Texts, hosts: Hosts): Words {
  const { kind } = letter;
  const words = (name: Exclude<typeof kind, "second_factor">) => ({
    subject: t(`${name}.subject`),
    heading: t(`${name}.heading`),
    note: t(`${name}.note`),
  });
  switch (kind) {
    case "password_changed":
      return { ...words(kind), body: t("password_changed.body", { email: letter.email }) };
    case "vault_invitation": {
      const { name } = letter;
      const button = { text: t("vault_invitation.button"), href: new URL("/vault/mine", hosts.shopOrigin).href };
      return {
        ...words(kind),
        subject: t("vault_invitation.subject", { name }),
        body: t("vault_invitation.body", { name }),
        button,
      };
    }
    case "invitation_requested": {
      const { name } = letter;
      const named = {
        subject: t("invitation_requested.subject", { name }),
        body: t("invitation_requested.body", { name }),
      };
      return { ...words(kind), ...named };
    }
    case "contact_received":
      return { ...words(kind), subject: receivedSubject(letter, t), body: t("contact_received.body") };
    case "second_factor": {
      const { event, at, by, lang } = letter;
      return {
        subject: t(`second_factor.${event}.subject`),
        heading: t(`second_factor.${event}.heading`),
        body: t(`second_factor.${event}.body`, { by, email: letter.email, time: formatTime(at, lang) }),
        note: t(`second_factor.${event === "reset" ? "reset_note" : "note"}`),
        button: { text: t("second_factor.button"), href: new URL("/security", hosts.adminOrigin).href },
      };
    }
    case "admin_invitation": {
      const button = { text: t("admin_invitation.button"), href: hrefOf(letter, hosts, "/invitation") };
      return { ...words(kind), body: t("admin_invitation.body", { inviter: letter.inviter }), button };
    }
    case "email_change": {
      const button = { text: t("email_change.button"), href: hrefOf(letter, hosts, "/auth/confirm", kind) };
      return { ...words(kind), body: t("email_change.body", { from: letter.from, to: letter.to }), button };
    }
    default: {
      // To Auth an admin's first sign-in is a sign-up; nobody signs up to the admin app.
      const name = letter.app === "admin" && kind === "signup" ? "magiclink" : kind;
      const button = { text: t(`${name}.button`), href: hrefOf(letter, hosts, "/auth/confirm", kind) };
      return { ...words(name), body: t(`${name}.body`), button };
    }
  }
}

function receivedSubject({ name, number }: { name: string | null; number: string | null }, t: Texts): string {
  if (number) return t("contact_received.subject_order", { number: isolate(number) });
  return name ? t("contact_received.subject_about", { name }) : t("contact_received.subject");
}

/** The link; `type` lets the page choose its words before its button is pressed. */
function hrefOf(
  { app, token }: { app: App; token: string },
  { shopOrigin, adminOrigin }: Hosts,
  path: string,
  type?: string,
): string {
  const url = new URL(path, app === "admin" ? adminOrigin : shopOrigin);
  url.search = new URLSearchParams({ token, ...(type && { type }) }).toString();
  return url.href;
}
