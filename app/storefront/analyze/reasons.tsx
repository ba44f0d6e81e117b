import { useTranslation } from "../../i18n/use-translation.ts";
import { Heading } from "../../ui/index.ts";
import type { ReasonView } from "./reading.server.ts";
import styles from "./reasons.module.css";

/** Each answer with what it brought nearer and what it kept back. */
export function Reasons({ reasons }: { reasons: ReasonView[] }) {
  const { t } = useTranslation("analyze");
  if (reasons.length === 0) return null;
  return (
    <section aria-labelledby="reasons">
      <Heading level={2} size={2} id="reasons">
        {t("reasons.title")}
      </Heading>
      <ul className={styles.reasons}>
        {reasons.map(({ because, nearer, further }) => (
          <li key={because}>
            <p className={styles.because}>{because}</p>
            {nearer && <p>{t("reasons.nearer", { families: nearer })}</p>}
            {further && <p className={styles.further}>{t("reasons.further", { families: further })}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
