import { z } from "zod";
import type { Backend } from "../backend.ts";
import { perfumeColumns, perfumeDetailColumns, perfumeDetailSchema, perfumeSchema } from "../perfume-schema.ts";
import { queryRowPage, type RowPage } from "../row-page.ts";
import { atLeastOneRow } from "../rows.ts";
import { forgetSiteState } from "../site-state.ts";
import { rowRange } from "./listing.ts";

const adminFields = { is_active: z.boolean(), is_vault: z.boolean(), updated_at: z.string() };
const rowSchema = perfumeSchema.extend(adminFields);
const adminPerfumeSchema = perfumeDetailSchema.extend(adminFields);

export type PerfumeRow = z.infer<typeof rowSchema>;
export type AdminPerfume = z.infer<typeof adminPerfumeSchema>;
/** The columns that an admin writes. */
export type PerfumeInput = Omit<AdminPerfume, "id" | "updated_at">;

/** All perfumes in the Vault's order, hidden ones included. @throws BackendDown, BackendRefused */
export function listPerfumes(backend: Backend, { page }: { page: number }): Promise<RowPage<PerfumeRow>> {
  const [first, last] = rowRange(page);
  return queryRowPage(backend, rowSchema, first, (db) =>
    db
      .from("maestro_products")
      .select(`${perfumeColumns}, is_active, is_vault, updated_at`, { count: "exact" })
      .order("sort_order")
      .order("id")
      .range(first, last),
  );
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

/** @throws as `createPerfume` */
export async function updatePerfume(backend: Backend, id: string, perfume: PerfumeInput): Promise<void> {
  await backend.run(atLeastOneRow, (db) => db.from("maestro_products").update(perfume).eq("id", id).select("id"));
  await forgetSiteState(backend);
}
