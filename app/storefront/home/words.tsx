import { useTranslation } from "../../i18n/use-translation.ts";
import { Star } from "../../ui/index.ts";
import styles from "./words.module.css";

const quotes = ["1", "2", "3", "4", "5", "6"] as const;

/**
 * The Maestro's words. Without script all six stand one beside the other and scroll; the enhancement shows one at a
 * time, turns them every six seconds and unveils the pause button.
 */
export function Words() {
  const { t } = useTranslation("home");
  return (
    <section className={styles.section} aria-labelledby="words-title" data-rotator>
      <h2 id="words-title" className={styles.title}>
        {t("words.title")}
      </h2>
      <Star />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <ul className={styles.quotes} tabIndex={0} aria-labelledby="words-title">
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
