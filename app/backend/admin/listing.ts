/** Rows on one page of the admin app's lists. */
export const adminPageSize = 50;

/** The first and the last row (counted from 0, both included) of a page (counted from 1), for `range`. */
export function rowRange(page: number): [first: number, last: number] {
  const first = (Math.max(1, page) - 1) * adminPageSize;
  return [first, first + adminPageSize - 1];
}

/**
 * The `ilike` pattern for "contains this text". PostgREST reads `*` as a wildcard and cannot escape it: it is left out.
 */
export function containsPattern(text: string): string {
  const literal = text
    .trim()
    .slice(0, 120)
    .replaceAll("*", "")
    .replace(/[\\%_]/g, "\\$&");
  return `%${literal}%`;
}

/** The most rows of one answer (max_rows in config.toml). */
const maxRows = 1000;

/** All rows of a query, read in batches of `maxRows`. `read` is given the first and the last row, both included. */
export async function fetchAllRows<Row>(read: (first: number, last: number) => Promise<Row[]>): Promise<Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const batch = await read(rows.length, rows.length + maxRows - 1);
    rows.push(...batch);
    if (batch.length < maxRows) return rows;
  }
}
