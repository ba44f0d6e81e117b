import { Form, Link, useLocation, useSearchParams } from "react-router";
import { cleanLine } from "../../forms/text.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Button, Field, Row, TextInput } from "../../ui/index.ts";
import styles from "./inline-form.module.css";

/** A GET form, so that a search is part of the address: it can be reloaded, bookmarked and shared. */
export function SearchForm({ label }: { label: string }) {
  const { t } = useTranslation("admin");
  const { pathname } = useLocation();
  const term = useSearchParams()[0].get("q") ?? "";
  return (
    <Form method="get" role="search" key={term}>
      <Row gap={4} className={styles.fields}>
        <Field id="q" label={label}>
          <TextInput id="q" name="q" type="search" defaultValue={term} maxLength={100} />
        </Field>
        <Button type="submit" look="quiet">
          {t("common.search")}
        </Button>
        {term && <Link to={pathname}>{t("common.clear")}</Link>}
      </Row>
    </Form>
  );
}

/** The search term that an address names; empty for none. */
export function searchTermOf(query: URLSearchParams): string {
  return cleanLine(query.get("q") ?? "").slice(0, 100);
}
