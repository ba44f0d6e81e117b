// Keyset pagination of the admin app's lists: a page begins at the sort key of a row, so that the last page costs no
// more than the first, and rows that come or go meanwhile move no other from page to page.
import { z } from "zod";
import { decodeJson, encodeJson } from "../../encoding/base64url.ts";
import type { Backend, Client, QueryResponse } from "../backend.ts";

/** Rows on one page of the admin app's lists. */
export const adminPageSize = 50;

/** A page begins after the row of a cursor or ends before it. Without a cursor, or with a bad one, it is the first. */
export type PageCursor = { after?: string | null; before?: string | null };

export type Page<Row> = {
  rows: Row[];
  /** The cursor that the page before this one ends before; null on the first page. */
  before: string | null;
  /** The cursor that the next page begins after; null on the last page. */
  after: string | null;
};

export const emptyPage = { rows: [], before: null, after: null };

/** A page of a list that is counted: to `total`, where there may be `more`. */
export type CountedPage<Row> = Page<Row> & { total: number; more: boolean };

export const emptyCountedPage = { ...emptyPage, total: 0, more: false };

/** The part of a list to read: at most `limit` rows after the key or, `backwards`, before it. */
export type KeysetQuery<Key> = { from: Key | null; backwards: boolean; limit: number };

/** Reads a part of a list, in the list's order. */
type Read<Key, Found> = (query: KeysetQuery<Key>) => Promise<Found>;

type List<Row, Key, Found> = {
  /** The key that the list is sorted by; no two rows have the same. */
  key: z.ZodType<Key>;
  keyOf: (row: Row) => Key;
  read: Read<Key, Found>;
};

/** Reads the page of a list at a cursor, or the first page where the cursor is missing, malformed or past the end. */
export async function readPage<Row, Key, Found extends { rows: Row[] }>(
  cursor: PageCursor | undefined,
  list: List<Row, Key, Found>,
): Promise<Found & Page<Row>> {
  const from = readCursor(list.key, cursor?.before ?? cursor?.after);
  const backwards = from !== null && Boolean(cursor?.before);
  // One row more than is shown tells whether there is another page.
  const found = await list.read({ from, backwards, limit: adminPageSize + 1 });
  if (from !== null && found.rows.length === 0) return readPage(undefined, list);
  const more = found.rows.length > adminPageSize;
  const rows = backwards ? found.rows.slice(-adminPageSize) : found.rows.slice(0, adminPageSize);
  const [first, last] = [rows[0], rows.at(-1)];
  const hasBefore = backwards ? more : from !== null;
  const hasAfter = backwards || more;
  return {
    ...found,
    rows,
    before: first && hasBefore ? cursorOf(list.keyOf(first)) : null,
    after: last && hasAfter ? cursorOf(list.keyOf(last)) : null,
  };
}

/** A key as part of an address. */
export const cursorOf = encodeJson;

/** The key of a cursor; null where there is none that can be read. */
export function readCursor<Key>(key: z.ZodType<Key>, cursor: string | null | undefined): Key | null {
  if (!cursor) return null;
  try {
    return key.parse(decodeJson(cursor));
  } catch {
    return null;
  }
}

/** The key of lists that are sorted by a time: the time, and the id because several rows may have the same time. */
export const newestKey = z.tuple([
  // PostgreSQL's years and time zones end earlier than those of the standard.
  z.iso.datetime({ offset: true }).regex(/^2.*(Z|[+-](0\d|1[0-5]):\d\d)$/),
  z.uuid(),
]);

export type NewestKey = z.infer<typeof newestKey>;

type Dated = { id: string; created_at: string };

/** The key of a row in such a list. */
export function newestKeyOf({ created_at, id }: Dated): NewestKey {
  return [created_at, id];
}

/**
 * A list that a function of the database reads, filters and counts, and that shows the newest first or, where `keyOf` says
 * so, is sorted by another time. `page` reads the page at a cursor, `all` the whole list from the oldest on.
 */
export function newestList<Row extends Dated, Filter>(
  row: z.ZodType<Row>,
  query: (db: Client, filter: Filter, next: ReturnType<typeof newestArguments>) => PromiseLike<QueryResponse>,
  keyOf: (filter: Filter) => (row: Row) => NewestKey = () => newestKeyOf,
) {
  const schema = z.object({ rows: z.array(row), total: z.number(), more: z.boolean() });
  const reader = (backend: Backend, filter: Filter) => (next: KeysetQuery<NewestKey>) =>
    backend.run(schema, (db) => query(db, filter, newestArguments(next)));
  return {
    page: (backend: Backend, filter: Filter & { cursor?: PageCursor }): Promise<CountedPage<Row>> =>
      readPage(filter.cursor, { key: newestKey, keyOf: keyOf(filter), read: reader(backend, filter) }),
    all: (backend: Backend, filter: Filter) => readOldestFirst(reader(backend, filter)),
  };
}

/** The arguments of the database's functions that read such a list. */
export function newestArguments({ from, backwards, limit }: KeysetQuery<NewestKey>) {
  const [createdAt, id] = from ?? [];
  return { created_at: createdAt, id, backwards, max_rows: limit };
}

/** The most rows of one answer (max_rows in config.toml). */
const batchSize = 1000;

/** Older than every row. */
const oldest: NewestKey = ["-infinity", "00000000-0000-0000-0000-000000000000"];

/** All rows of a list that shows the newest first, the oldest first, in batches. */
async function* readOldestFirst<Row extends Dated>(read: Read<NewestKey, { rows: Row[] }>): AsyncGenerator<Row[]> {
  let from = oldest;
  for (;;) {
    const { rows } = await read({ from, backwards: true, limit: batchSize });
    const [newest] = rows;
    if (!newest) return;
    yield rows.toReversed();
    if (rows.length < batchSize) return;
    from = newestKeyOf(newest);
  }
}
