import { Link, useSearchParams } from "react-router";
import { adminPageSize } from "../../backend/admin/listing.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Row, Text } from "../../ui/index.ts";

/** The page that an address names, counted from 1. */
export function pageNumberOf(query: URLSearchParams): number {
  const page = Number(query.get("page"));
  return Number.isInteger(page) && page > 0 && page < 100_000 ? page : 1;
}

type PagerProps = {
  total: number;
  /** There are more rows than were counted. */
  more?: boolean | undefined;
};

/** Links to the previous and the next page of a list; nothing where one page holds all rows. */
export function Pager({ total, more = false }: PagerProps) {
  const { t } = useTranslation("admin");
  const [query] = useSearchParams();
  const page = pageNumberOf(query);
  const pages = Math.max(1, Math.ceil(total / adminPageSize));
  if (pages === 1 && page === 1 && !more) return null;
  const linkTo = (number: number) => {
    const target = new URLSearchParams(query);
    target.set("page", String(number));
    target.delete("done");
    return `?${target}`;
  };
  return (
    <Row as="nav" gap={5}>
      {page > 1 && (
        <Link to={linkTo(page - 1)} rel="prev">
          {t("common.previous")}
        </Link>
      )}
      <Text as="span">{more ? t("common.page_open", { page }) : t("common.page", { page, pages })}</Text>
      {(page < pages || more) && (
        <Link to={linkTo(page + 1)} rel="next">
          {t("common.next")}
        </Link>
      )}
    </Row>
  );
}
