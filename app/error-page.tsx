import { useTranslation } from "react-i18next";
import { isRouteErrorResponse } from "react-router";
import styles from "./error-page.module.css";

/** The last page of all: what happened, what to do. A hydrated page and a plain one look alike. */
export function ErrorPage({ error }: { error: unknown }) {
  const { t } = useTranslation("errors");
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const kind = status === 404 ? "missing" : status === 429 ? "busy" : status < 500 ? "refused" : "broken";
  return (
    <main className={styles.page}>
      <title>{t(`${kind}.title`)}</title>
      <p className={styles.status}>{status}</p>
      <h1>{t(`${kind}.title`)}</h1>
      <p>{t(`${kind}.body`)}</p>
      <p>
        <a href="/">{t("home")}</a>
      </p>
    </main>
  );
}
