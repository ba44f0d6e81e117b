import type { TFunction } from "i18next";
import { type Context, environmentContext, requestContext, shopOrigin } from "../http/context.ts";
import { languageOf } from "../http/language.ts";
import { logError } from "../http/log.ts";
import { i18nextFor } from "../i18n/i18next.server.ts";
import { layOutLetter } from "../mail/letter-layout.ts";
import { sendLetter } from "../mail/send-letter.ts";

/** The letters whose link opens a page of the shop. */
type LinkLetter = "subscribe" | "update_lead" | "open_data";

/** Whether this deployment can send letters of its own. */
export function hasMailService(context: Context): boolean {
  return context.get(environmentContext).mail !== undefined;
}

/**
 * Sends a letter with a link, in the language of the page, after the response: neither its time nor its outcome tells
 * the visitor anything about the address.
 */
export function mailLink(
  context: Context,
  { kind, to, path, token }: { kind: LinkLetter; to: string; path: string; token: string },
): void {
  const { waitUntil } = context.get(requestContext);
  const language = languageOf(context);
  const link = new URL(path, shopOrigin(context));
  link.search = new URLSearchParams({ token }).toString();
  const send = async () => {
    const t: TFunction<"letters"> = (await i18nextFor(language)).getFixedT(null, "letters");
    const text = {
      language,
      heading: t(`${kind}.heading`),
      paragraphs: [t(`${kind}.body`)],
      button: { text: t(`${kind}.button`), href: link.href },
      note: t(`${kind}.note`),
    };
    const letter = { to, subject: t(`${kind}.subject`), ...(await layOutLetter(text)) };
    const sent = await sendLetter(context.get(environmentContext), letter);
    if (!sent) throw new Error("A letter was not sent: this deployment names no mail service");
  };
  waitUntil(send().catch((error: unknown) => logError(context, error)));
}
