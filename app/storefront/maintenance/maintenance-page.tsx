import { languageNames } from "../../i18n/language-names.ts";
import { languages } from "../../i18n/languages.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { useTranslation } from "../../i18n/use-translation.ts";

type MaintenancePageProps = {
  /** The staff's own words, instead of the house's. */
  message?: string | undefined;
  /** The path that was asked for: "try again" and a change of language lead there. */
  path: string;
  /** A form that was sent to the closed shop: "try again" sends it again. */
  unsent?: [string, string][];
};

/** The whole window while the shop is closed. Plain class names: its style sheet also serves pages outside the router. */
export function MaintenancePage({ message, path, unsent = [] }: MaintenancePageProps) {
  const { t } = useTranslation("maintenance");
  const current = useLanguage();
  return (
    <main id="main" className="maintenance" tabIndex={-1}>
      <form method="post" action="/language" className="maintenance-languages" aria-label={t("language")}>
        <input type="hidden" name="next" value={path} />
        {languages.map((language) => (
          <button
            type="submit"
            key={language}
            name="language"
            value={language}
            lang={language}
            aria-pressed={language === current}
          >
            {languageNames[language]}
          </button>
        ))}
      </form>
      <div className="maintenance-words">
        <h1>{t("headline")}</h1>
        <p className="maintenance-message" dir="auto">
          {message || t("body")}
        </p>
        {unsent.length > 0 ? (
          <form method="post" action={path}>
            {unsent.map(([name, value], index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the pairs of a sent form never move
              <input key={index} type="hidden" name={name} value={value} />
            ))}
            <button type="submit" className="maintenance-again">
              {t("again")}
            </button>
          </form>
        ) : (
          <p>
            <a href={path}>{t("again")}</a>
          </p>
        )}
      </div>
      <p className="maintenance-brand">{t("brand_line")}</p>
    </main>
  );
}
