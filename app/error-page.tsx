import { isRouteErrorResponse } from "react-router";
import styles from "./error-page.module.css";
import { useTranslation } from "./i18n/use-translation.ts";

type ErrorPageProps = {
  error: unknown;
  /** Inside a layout that has its `<main>` already. */
  within?: boolean;
};

/** The last page of all: what happened, what to do. A hydrated page and a plain one look alike. */
export function ErrorPage({ error, within = false }: ErrorPageProps) {
  const { t } = useTranslation("errors");
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const kind = status === 404 ? "missing" : status === 429 ? "busy" : status < 500 ? "refused" : "broken";
  const Tag = within ? "div" : "main";
  return (
    <Tag className={styles.page}>
      <title>{t(`${kind}.title`)}</title>
      <p className={styles.status}>{status}</p>
      <h1 className={styles.title}>{t(`${kind}.title`)}</h1>
      <p className={styles.body}>{t(`${kind}.body`)}</p>
      <a href="/" className={styles.home}>
        {t("home")}
      </a>
    </Tag>
  );
}
