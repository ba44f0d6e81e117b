import type { ContactLetter } from "../../backend/admin/contact-letters.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { ButtonLink, Heading, Stack, Text } from "../../ui/index.ts";
import { DateTime } from "../shell/date-time.tsx";
import { LetterState } from "./letter-state.tsx";
import styles from "./letter-thread.module.css";

type LetterThreadProps = {
  letter: ContactLetter;
  /** The perfume that the letter may ask an invitation for; null for none. */
  asked: { id: string; invited: boolean } | null;
};

/** A letter as it was written and, below it, the reply that was sent. */
export function LetterThread({ letter, asked }: LetterThreadProps) {
  const { t } = useTranslation(["admin", "admin_letters"]);
  const {
    name,
    email,
    subject,
    order_number: number,
    message,
    lang,
    created_at: written,
    reply,
    sent_at: sent,
  } = letter;
  return (
    <Stack gap={6}>
      <div className={styles.letter}>
        <Text tone="soft" size="small">
          <bdi>{name}</bdi>, <bdi>{email}</bdi>, <DateTime iso={written} />
        </Text>
        {subject && (
          <Text>
            {t("admin_letters:about")}: <bdi lang={lang}>{subject}</bdi>
          </Text>
        )}
        {number && (
          <Text>
            {t("admin_letters:about")}:{" "}
            <a href={`/orders?q=${number}`}>
              <bdi>{number}</bdi>
            </a>
          </Text>
        )}
        <p className={styles.text} lang={lang} dir="auto">
          {message}
        </p>
        {asked &&
          (asked.invited ? (
            <Text tone="soft">{t("admin_letters:invited")}</Text>
          ) : (
            <p>
              <ButtonLink to={`/perfumes/${asked.id}?letter=${letter.id}#selling`} look="quiet">
                {t("admin_letters:invite")}
              </ButtonLink>
            </p>
          ))}
      </div>
      {sent && (
        <article className={styles.letter}>
          <Heading level={2} size={2}>
            {t("admin_letters:reply")}
          </Heading>
          <Text tone="soft" size="small">
            <LetterState letter={letter} />
          </Text>
          <p className={styles.text} lang={lang} dir="auto">
            {reply}
          </p>
        </article>
      )}
    </Stack>
  );
}
