import { useTranslation } from "../../i18n/use-translation.ts";
import { LanguageForm } from "../../ui/index.ts";

type MaintenancePageProps = {
  /** The admins' message, in place of the default one. */
  message?: string | undefined;
  /** The requested path: "try again" and a change of language lead there. */
  path: string;
  /** The fields of a form that was posted to the closed shop: "try again" posts them again. */
  fields?: [string, string][];
};

/** Its class names are global because its style sheet is also linked by `maintenanceResponse`, outside the router. */
export function MaintenancePage({ message, path, fields = [] }: MaintenancePageProps) {
  const { t } = useTranslation("maintenance");
  return (
    <main id="main" className="maintenance" tabIndex={-1}>
      <LanguageForm label={t("language")} next={path} className="maintenance-languages" />
      <div className="maintenance-text">
        <h1>{t("headline")}</h1>
        <p className="maintenance-message" dir="auto">
          {message || t("body")}
        </p>
        {fields.length > 0 ? (
          <form method="post" action={path}>
            {fields.map(([name, value], index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the fields never move, and names may repeat
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
