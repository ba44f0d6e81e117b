import { z } from "zod";
import { type Backend, BackendRefused, type Client } from "./backend.ts";

/** One page of a longer list; `total` is the number of rows on all pages. */
export type RowPage<Row> = { rows: Row[]; total: number };

/** The schema of a page whose rows are of this one. */
export function rowPageSchema<Row>(row: z.ZodType<Row>): z.ZodType<RowPage<Row>> {
  return z.object({ rows: z.array(row), total: z.number().int() });
}

type CountedResponse = {
  data: unknown;
  error: { code?: string; message: string } | null;
  count: number | null;
  status: number;
};

/** PostgREST's code for a range that begins past the last row. */
const rangeNotSatisfiable = "PGRST103";

/**
 * The rows of `query`, which has to ask for `count: "exact"` and for a `range` that begins at `first` (counted from 0).
 * A range past the last row is an empty page, whose `total` is only an upper bound: PostgREST refuses it without a count.
 */
export async function queryRowPage<Row>(
  backend: Backend,
  row: z.ZodType<Row>,
  first: number,
  query: (db: Client) => PromiseLike<CountedResponse>,
): Promise<RowPage<Row>> {
  try {
    return await backend.run(rowPageSchema(row), async (db) => {
      const { count, ...answer } = await query(db);
      return { ...answer, data: { rows: answer.data, total: count } };
    });
  } catch (error) {
    if (error instanceof BackendRefused && error.code === rangeNotSatisfiable) return { rows: [], total: first };
    throw error;
  }
}
