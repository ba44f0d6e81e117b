/** Rows on one page of the office's lists. */
export const officePage = 50;

/** First and last row (both counted from 0) of a page, whose first is 1. */
export function rangeOf(page: number): [from: number, to: number] {
  const first = (Math.max(1, page) - 1) * officePage;
  return [first, first + officePage - 1];
}

/** A pattern for `ilike` that finds a text anywhere, whatever characters it is made of (PostgREST reads `*` as any). */
export function anywhere(text: string): string {
  const literal = text
    .trim()
    .slice(0, 120)
    .replaceAll("*", "")
    .replace(/[\\%_]/g, "\\$&");
  return `%${literal}%`;
}

/** How many rows one answer of the database may hold (max_rows in config.toml). */
const most = 1000;

/** Every row of a reading that answers at most a thousand at a time. */
export async function everyRow<Row>(read: (from: number, to: number) => Promise<Row[]>): Promise<Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const more = await read(rows.length, rows.length + most - 1);
    rows.push(...more);
    if (more.length < most) return rows;
  }
}
