import { useLocation } from "react-router";
import { useLanguage } from "../../i18n/use-language.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { withColon } from "../../i18n/with-colon.ts";
import { type Currency, currencies } from "../../shop/currencies.ts";
import { LanguageForm } from "../../ui/index.ts";
import styles from "./switcher.module.css";

export function LanguageSwitcher() {
  const { t } = useTranslation("shell");
  return (
    <LanguageForm
      label={t("language")}
      next={useCurrentPath()}
      className={styles.choices}
      buttonClassName={styles.choice}
    />
  );
}

export function CurrencySwitcher({ current }: { current: Currency }) {
  const { t } = useTranslation(["shell", "common"]);
  const language = useLanguage();
  return (
    <form method="post" action="/currency" className={styles.choices} aria-label={t("currency")}>
      <input type="hidden" name="next" value={useCurrentPath()} />
      {currencies.map((currency) => (
        <button
          key={currency}
          type="submit"
          name="currency"
          value={currency}
          className={styles.choice}
          aria-pressed={currency === current}
          aria-label={withColon(currency, t(`common:currency.${currency}`), language)}
        >
          <bdi lang="en">{currency}</bdi>
        </button>
      ))}
    </form>
  );
}

function useCurrentPath(): string {
  const { pathname, search } = useLocation();
  return `${pathname}${search}`;
}
