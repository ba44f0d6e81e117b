import { useTranslation } from "../../i18n/use-translation.ts";
import { Picture } from "../../media/picture.tsx";
import styles from "./maestro-quotes.module.css";

const quotes = ["1", "2", "3", "4", "5", "6"] as const;

/**
 * Quotes of the Maestro at dusk, where the page turns from day to night. Without a script they are a row that scrolls; `client/rotate-quotes.ts` shows one at a time, in
 * turn, and unhides the pause button.
 */
export function MaestroQuotes() {
  const { t } = useTranslation(["home", "pictures"]);
  return (
    <section className={styles.section} aria-labelledby="quotes-title" data-rotator>
      <Picture name="question-evening" alt={t("pictures:question-evening")} sizes="115vw" className={styles.dusk} />
      <h2 id="quotes-title" className={styles.title}>
        {t("words.title")}
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <ul className={styles.quotes} tabIndex={0} aria-labelledby="quotes-title">
        {quotes.map((quote) => (
          <li key={quote} data-quote>
            <blockquote>{t(`quotes.${quote}`)}</blockquote>
          </li>
        ))}
      </ul>
      <button type="button" hidden className={styles.pause} data-pause={t("words.pause")} data-play={t("words.play")}>
        {t("words.pause")}
      </button>
    </section>
  );
}
