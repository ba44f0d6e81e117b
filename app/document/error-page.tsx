import { isRouteErrorResponse } from "react-router";
import { useTranslation } from "../i18n/use-translation.ts";
import styles from "./error-page.module.css";

type ErrorPageProps = {
  error: unknown;
  /** Inside a layout, which renders the `<main>` already. */
  nested?: boolean;
};

const kinds = { 401: "signed_out", 404: "missing", 410: "gone", 429: "busy" } as const;
const isKind = (status: number): status is keyof typeof kinds => status in kinds;

/** What an error boundary shows: what happened, and a link home. */
export function ErrorPage({ error, nested = false }: ErrorPageProps) {
  const { t } = useTranslation("errors");
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const kind = isKind(status) ? kinds[status] : status < 500 ? "refused" : "broken";
  const Tag = nested ? "div" : "main";
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
