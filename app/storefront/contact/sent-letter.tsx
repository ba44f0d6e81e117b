import { useTranslation } from "../../i18n/use-translation.ts";
import { Heading, Text } from "../../ui/index.ts";
import type { ContactFields } from "./contact-schema.server.ts";
import type { LetterSubject } from "./find-subject.server.ts";
import styles from "./sent-letter.module.css";

/** What was sent and where the reply will go; still shown when the success message has disappeared. */
export function SentLetter({
  letter: { email, message },
  subject,
}: {
  letter: ContactFields;
  subject: LetterSubject | null;
}) {
  const { t } = useTranslation("contact");
  return (
    <section className={styles.letter} aria-labelledby="sent-letter">
      <Heading level={2} size={2} id="sent-letter">
        {subject ? t("sent_about", { name: subject.name }) : t("sent")}
      </Heading>
      <blockquote className={styles.message}>
        <p dir="auto">{message}</p>
      </blockquote>
      <Text tone="soft" size="small">
        {t("reply_to")} <bdi>{email}</bdi>
      </Text>
    </section>
  );
}
