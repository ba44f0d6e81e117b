import { Link, useSearchParams } from "react-router";
import type { Page, PageCursor } from "../../backend/admin/listing.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Row } from "../../ui/index.ts";

/** The cursor of a list that an address names. */
export function pageCursorOf(query: URLSearchParams): PageCursor {
  return { after: query.get("after"), before: query.get("before") };
}

type PagerProps = {
  page: Pick<Page<unknown>, "before" | "after">;
  /** Whether the list shows the newest first, or has an order made by hand. */
  newestFirst?: boolean;
};

/** Links to the first page of a list, the one before and the next; nothing where one page holds all rows. */
export function Pager({ page: { before, after }, newestFirst = true }: PagerProps) {
  const { t } = useTranslation("admin");
  const [query] = useSearchParams();
  if (!before && !after) return null;
  const linkTo = (cursors: Record<string, string>) => {
    const target = new URLSearchParams(query);
    for (const name of ["after", "before", "done"]) target.delete(name);
    for (const [name, cursor] of Object.entries(cursors)) target.set(name, cursor);
    return `?${target}`;
  };
  return (
    <Row as="nav" gap={5} aria-label={t("common.pages")}>
      {before && <Link to={linkTo({})}>{t("common.first")}</Link>}
      {before && (
        <Link to={linkTo({ before })} rel="prev">
          {t(newestFirst ? "common.newer" : "common.previous")}
        </Link>
      )}
      {after && (
        <Link to={linkTo({ after })} rel="next">
          {t(newestFirst ? "common.older" : "common.next")}
        </Link>
      )}
    </Row>
  );
}
