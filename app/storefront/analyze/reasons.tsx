import { useTranslation } from "../../i18n/use-translation.ts";
import { Heading } from "../../ui/index.ts";
import styles from "./reasons.module.css";
import type { ProfileReason } from "./scent-profile.server.ts";

/** Each answer with what it added to the profile and took from it. */
export function Reasons({ reasons }: { reasons: ProfileReason[] }) {
  const { t } = useTranslation("analyze");
  if (reasons.length === 0) return null;
  return (
    <section aria-labelledby="reasons">
      <Heading level={2} size={2} id="reasons">
        {t("reasons.title")}
      </Heading>
      <ul className={styles.reasons}>
        {reasons.map(({ answer, added, removed }) => (
          <li key={answer}>
            <p className={styles.answer}>{answer}</p>
            {added && <p>{t("reasons.nearer", { families: added })}</p>}
            {removed && <p className={styles.removed}>{t("reasons.further", { families: removed })}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
