import { Form, Link, useLocation, useSearchParams } from "react-router";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Button, Field, Row, TextInput } from "../../ui/index.ts";
import styles from "./search-form.module.css";

/** Looks for rows; the words are in the address, so that a search can be reloaded and shared. */
export function SearchForm({ label }: { label: string }) {
  const { t } = useTranslation("office");
  const { pathname } = useLocation();
  const wanted = useSearchParams()[0].get("q") ?? "";
  return (
    <Form method="get" role="search" key={wanted}>
      <Row gap={4} className={styles.line}>
        <Field id="q" label={label}>
          <TextInput name="q" type="search" defaultValue={wanted} maxLength={100} />
        </Field>
        <Button type="submit" look="quiet">
          {t("common.search")}
        </Button>
        {wanted && <Link to={pathname}>{t("common.clear")}</Link>}
      </Row>
    </Form>
  );
}

/** The words that an address asks for. */
export function wantedOf(query: URLSearchParams): string {
  return (query.get("q") ?? "").trim().slice(0, 100);
}
