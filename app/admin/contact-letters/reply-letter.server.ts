import type { ContactLetter } from "../../backend/admin/contact-letters.ts";
import { formatDay } from "../../i18n/format-day.ts";
import { i18nextFor } from "../../i18n/i18next.server.ts";
import { isolate } from "../../i18n/isolate.ts";
import { layOutLetter } from "../../mail/letter-layout.ts";
import type { Letter } from "../../mail/send-letter.ts";

/** The reply to a letter as its writer gets it: in the language of the letter, which is quoted below. */
export async function replyLetter(
  { email, name, lang, about, subject, order_number, message, created_at, reply }: ContactLetter & { reply: string },
  shopOrigin: string,
): Promise<Letter> {
  const t = (await i18nextFor(lang)).getFixedT(lang, "letters");
  const contact = new URL("/contact", shopOrigin);
  if (about) contact.searchParams.set("about", about);
  return {
    to: email,
    asksForReply: true,
    subject: order_number
      ? t("reply.subject_order", { number: isolate(order_number) })
      : subject
        ? t("reply.subject_about", { name: subject })
        : t("reply.subject"),
    ...(await layOutLetter({
      language: lang,
      heading: t("reply.heading"),
      name,
      paragraphs: reply.split(/\n{2,}/),
      button: { text: t("reply.button"), href: contact.href },
      sections: [
        { title: t("reply.wrote", { date: formatDay(created_at, lang) }), lines: message.split("\n"), quoted: true },
      ],
    })),
  };
}
