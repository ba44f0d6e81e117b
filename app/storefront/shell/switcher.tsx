import { useLocation } from "react-router";
import { languageNames } from "../../i18n/language-names.ts";
import { languages } from "../../i18n/languages.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { type Currency, currencies } from "../../money.ts";
import styles from "./switcher.module.css";

/** Native forms on purpose: a language is a new document, and both work without a script. */
export function LanguageSwitcher() {
  const { t } = useTranslation("shell");
  const current = useLanguage();
  return (
    <form method="post" action="/language" className={styles.choices} aria-label={t("language")}>
      <Next />
      {languages.map((language) => (
        <button
          key={language}
          type="submit"
          name="language"
          value={language}
          lang={language}
          className={styles.choice}
          aria-pressed={language === current}
        >
          {languageNames[language]}
        </button>
      ))}
    </form>
  );
}

export function CurrencySwitcher({ current }: { current: Currency }) {
  const { t } = useTranslation(["shell", "common"]);
  return (
    <form method="post" action="/currency" className={styles.choices} aria-label={t("currency")}>
      <Next />
      {currencies.map((currency) => (
        <button
          key={currency}
          type="submit"
          name="currency"
          value={currency}
          className={styles.choice}
          aria-pressed={currency === current}
          aria-label={`${currency}: ${t(`common:currency.${currency}`)}`}
        >
          <bdi lang="en">{currency}</bdi>
        </button>
      ))}
    </form>
  );
}

/** Where the choice was made, to come back to. */
function Next() {
  const { pathname, search } = useLocation();
  return <input type="hidden" name="next" value={`${pathname}${search}`} />;
}
