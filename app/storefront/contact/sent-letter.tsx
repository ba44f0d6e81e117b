import { useTranslation } from "../../i18n/use-translation.ts";
import { Heading, Text } from "../../ui/index.ts";
import type { ContactFields } from "./contact-schema.server.ts";
import { asksForInvitation } from "./invitation.ts";
import type { LetterSubject } from "./letter-subject.server.ts";
import styles from "./sent-letter.module.css";

type SentLetterProps = { letter: ContactFields; subject: LetterSubject | null };

/** What was sent, where the reply will go and when; still shown when the success message has disappeared. */
export function SentLetter({ letter: { email, message }, subject }: SentLetterProps) {
  const { t } = useTranslation("contact");
  const asks = asksForInvitation(subject);
  return (
    <section className={styles.letter} aria-labelledby="sent-letter">
      <Heading level={2} size={2} id="sent-letter">
        <Title subject={subject} />
      </Heading>
      <blockquote className={styles.message}>
        <p dir="auto">{message}</p>
      </blockquote>
      <Text>{t(asks ? "when_invitation" : "when")}</Text>
      <Text tone="soft" size="small">
        {t("reply_to")} <bdi>{email}</bdi>
      </Text>
    </section>
  );
}

function Title({ subject }: Pick<SentLetterProps, "subject">) {
  const { t } = useTranslation("contact");
  if (!subject) return t("sent");
  return subject.kind === "order"
    ? t("sent_about_order", { number: subject.number })
    : t("sent_about", { name: subject.name });
}
