// All letters leave here, those that Auth asks for too, through Resend
// (https://resend.com/docs/api-reference/emails/send-email) or a service that speaks its format.
import type { Secret } from "../encoding/secret.ts";
import { type Language, languages } from "../i18n/languages.ts";
import { brandName } from "../shop/names.ts";

/** A mail service's interface and key, the address that the shop writes from, and the one where it reads answers. */
export type MailService = { url: string; key: Secret; from: string; replies: string };

/** `asksForReply`: its reader may answer, and a person reads it. */
export type Letter = {
  to: string;
  subject: string;
  html: string;
  text: string;
  language?: Language;
  asksForReply?: true;
};

/** A mail service that does not answer by then, in milliseconds, is given up. */
const sendTimeout = 5000;

/** The service has had a letter of this key, whose text was another then. */
const sentBefore = "invalid_idempotent_request";

/** The address that the shop writes from, under the house's name as a language writes it; another name stays. */
function senderIn(from: string, language: Language | undefined): string {
  const [, name, address] = /^(.+?)\s*(<[^<>]+>)$/.exec(from) ?? [];
  const ofHouse = languages.some((each) => brandName(each) === name);
  return language && ofHouse ? `${brandName(language)} ${address}` : from;
}

/**
 * Hands a letter to the mail service; false where this deployment has none. It takes as long as the service does: pass
 * it to `waitUntil` where its time or its outcome would tell something about the address.
 * @param key of idempotency: within a day the service sends a letter with the same key only once
 * @throws Error without address or text where the service refuses the letter or does not answer
 */
export async function sendLetter(
  { mail }: { mail?: MailService | undefined },
  { to, subject, html, text, language, asksForReply }: Letter,
  key?: string,
): Promise<boolean> {
  if (!mail) return false;
  // Loaded with the first letter, not with the Worker.
  const { Resend } = await import("resend");
  const { error } = await new Resend(mail.key.reveal(), { baseUrl: mail.url }).emails.send(
    {
      from: senderIn(mail.from, language),
      to: [to],
      subject,
      html,
      text,
      ...(asksForReply && { replyTo: mail.replies }),
    },
    { signal: AbortSignal.timeout(sendTimeout), ...(key && { idempotencyKey: key }) },
  );
  // What the service says about a refusal may repeat the letter, and this becomes a line of the log.
  if (error && error.name !== sentBefore)
    throw new Error(`The mail service refused a letter: ${error.name} ${error.statusCode ?? ""}`);
  return true;
}
