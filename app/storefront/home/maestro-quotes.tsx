import { useTranslation } from "../../i18n/use-translation.ts";
import { Star } from "../../ui/index.ts";
import styles from "./maestro-quotes.module.css";

const quotes = ["1", "2", "3", "4", "5", "6"] as const;

/**
 * Quotes of the Maestro. Without a script they are a row that scrolls; `client/rotate-quotes.ts` shows one at a time, in
 * turn, and unhides the pause button.
 */
export function MaestroQuotes() {
  const { t } = useTranslation("home");
  return (
    <section className={styles.section} aria-labelledby="quotes-title" data-rotator>
      <h2 id="quotes-title" className={styles.title}>
        {t("words.title")}
      </h2>
      <Star />
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
