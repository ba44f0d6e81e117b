import { z } from "zod";
import type { Backend } from "../backend.ts";
import { perfumeColumns, perfumeDetailColumns, perfumeDetailSchema, perfumeSchema } from "../perfume-schema.ts";
import { queryRowPage } from "../row-page.ts";
import { forgetSiteState } from "../site-state.ts";
import { type Page, type PageCursor, readPage } from "./listing.ts";

const adminFields = { is_active: z.boolean(), is_vault: z.boolean(), updated_at: z.string() };
const rowSchema = perfumeSchema.extend(adminFields);
const adminPerfumeSchema = perfumeDetailSchema.extend(adminFields);

/** `position` is the row's place among all, counted from 1. */
export type PerfumeRow = z.infer<typeof rowSchema> & { position: number };
export type AdminPerfume = z.infer<typeof adminPerfumeSchema>;
/** The columns that an admin writes. */
export type PerfumeInput = Omit<AdminPerfume, "id" | "updated_at" | "sold_out">;

/**
 * All perfumes in the Vault's order, hidden ones included. This list of few is sorted by hand: its key is a place in the
 * order, which stays where it is when a row moves.
 * @throws BackendDown, BackendRefused
 */
export function listPerfumes(backend: Backend, cursor?: PageCursor): Promise<Page<PerfumeRow> & { total: number }> {
  return readPage(cursor, {
    key: z.int().positive(),
    keyOf: ({ position }) => position,
    async read({ from, back, most }) {
      const end = from !== null && back ? from - 1 : (from ?? 0) + most;
      const first = Math.max(0, end - most);
      const { rows, total } = await queryRowPage(backend, rowSchema, first, (db) =>
        db
          .from("maestro_products")
          .select(`${perfumeColumns}, is_active, is_vault, updated_at`, { count: "exact" })
          .order("sort_order")
          .order("id")
          .range(first, end - 1),
      );
      return { rows: rows.map((row, index) => ({ ...row, position: first + index + 1 })), total };
    },
  });
}

/** A perfume by its id, hidden or not; null where there is none. @throws BackendDown, BackendRefused */
export async function findAdminPerfume(backend: Backend, id: string): Promise<AdminPerfume | null> {
  const [perfume] = await backend.run(z.array(adminPerfumeSchema), (db) =>
    db.from("maestro_products").select(`${perfumeDetailColumns}, is_active, is_vault, updated_at`).eq("id", id),
  );
  return perfume ?? null;
}

/**
 * Inserts a perfume as the Vault's last; returns its id.
 * @throws BackendDown, BackendRefused (23505 for a slug that another perfume has, 23514 for a field out of bounds)
 */
export async function createPerfume(backend: Backend, perfume: PerfumeInput): Promise<string> {
  const [row] = await backend.run(z.tuple([z.object({ id: z.uuid() })]), (db) =>
    db.from("maestro_products").insert(perfume).select("id"),
  );
  await forgetSiteState(backend);
  return row.id;
}

/**
 * Updates a perfume; false where there is none, or where it is not as it was when it was `seen` (its `updated_at`).
 * @throws as `createPerfume`
 */
export async function updatePerfume(
  backend: Backend,
  id: string,
  perfume: PerfumeInput,
  seen?: string,
): Promise<boolean> {
  const rows = await backend.run(z.array(z.object({ id: z.uuid() })), (db) => {
    const update = db.from("maestro_products").update(perfume).eq("id", id);
    return (seen === undefined ? update : update.eq("updated_at", seen)).select("id");
  });
  await forgetSiteState(backend);
  return rows.length > 0;
}
