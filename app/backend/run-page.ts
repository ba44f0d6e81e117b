import type { PostgrestClient } from "@supabase/postgrest-js";
import { z } from "zod";
import { type Backend, BackendRefused } from "./backend.ts";
import type { Database } from "./database.types.ts";

/** A page of a longer list. */
export type Listed<Row> = { rows: Row[]; total: number };

export function listedSchema<Row>(row: z.ZodType<Row>): z.ZodType<Listed<Row>> {
  return z.object({ rows: z.array(row), total: z.number().int() });
}

type Page = { data: unknown; error: { code?: string; message: string } | null; count: number | null; status: number };

/**
 * Rows from `first` (counted from 0) on, and how many there are in all: `query` asks for both, by `count: "exact"`
 * and `range`. Behind the last row there are none.
 * @throws BackendDown, BackendRefused
 */
export async function runPage<Row>(
  backend: Backend,
  row: z.ZodType<Row>,
  first: number,
  query: (db: PostgrestClient<Database>) => PromiseLike<Page>,
): Promise<Listed<Row>> {
  try {
    return await backend.run(listedSchema(row), async (db) => {
      const { count, ...answer } = await query(db);
      return { ...answer, data: { rows: answer.data, total: count } };
    });
  } catch (error) {
    if (error instanceof BackendRefused && error.code === "PGRST103") return { rows: [], total: first };
    throw error;
  }
}
