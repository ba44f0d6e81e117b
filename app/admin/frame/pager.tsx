import { Link, useSearchParams } from "react-router";
import { officePage } from "../../backend/office/listing.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Row, Text } from "../../ui/index.ts";

/** The page that an address asks for, from 1. */
export function pageOf(query: URLSearchParams): number {
  const page = Number(query.get("page"));
  return Number.isInteger(page) && page > 0 && page < 100_000 ? page : 1;
}

/** The way through a long list; nothing where one page holds it all. */
export function Pager({ total }: { total: number }) {
  const { t } = useTranslation("office");
  const [query] = useSearchParams();
  const page = pageOf(query);
  const pages = Math.max(1, Math.ceil(total / officePage));
  if (pages === 1 && page === 1) return null;
  const address = (to: number) => {
    const next = new URLSearchParams(query);
    next.set("page", String(to));
    next.delete("done");
    return `?${next}`;
  };
  return (
    <Row as="nav" gap={5}>
      {page > 1 && (
        <Link to={address(page - 1)} rel="prev">
          {t("common.previous")}
        </Link>
      )}
      <Text as="span">{t("common.page", { page, pages })}</Text>
      {page < pages && (
        <Link to={address(page + 1)} rel="next">
          {t("common.next")}
        </Link>
      )}
    </Row>
  );
}
