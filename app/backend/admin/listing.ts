/** Rows on one page of the admin app's lists. */
export const adminPageSize = 50;

/** The first and the last row (counted from 0, both included) of a page (counted from 1), for `range`. */
export function rowRange(page: number): [first: number, last: number] {
  const first = (Math.max(1, page) - 1) * adminPageSize;
  return [first, first + adminPageSize - 1];
}

/** The most rows of one answer (max_rows in config.toml). */
const maxRows = 1000;

/** Before every id that a row may have. */
const noId = "00000000-0000-0000-0000-000000000000";

/**
 * All rows of a query, the oldest first. `read` is given an id and a number: it reads so many rows beyond that id, in
 * the order of ids, so that the last batch costs no more than the first.
 */
export async function fetchAllRows<Row extends { id: string; created_at: string }>(
  read: (after: string, most: number) => Promise<Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const batch = await read(rows.at(-1)?.id ?? noId, maxRows);
    rows.push(...batch);
    if (batch.length < maxRows) return rows.sort(byAge);
  }
}

/** Times of one zone sort as text. */
function byAge(one: { created_at: string }, other: { created_at: string }): number {
  if (one.created_at === other.created_at) return 0;
  return one.created_at < other.created_at ? -1 : 1;
}
