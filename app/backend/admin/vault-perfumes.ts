import { z } from "zod";
import type { Backend } from "../backend.ts";
import { queryRowPage } from "../row-page.ts";
import { spreadChange } from "../site-state.ts";
import {
  vaultPerfumeColumns,
  vaultPerfumeDetailColumns,
  vaultPerfumeDetailSchema,
  vaultPerfumeSchema,
} from "../vault-perfume-schema.ts";
import { type Page, type PageCursor, readPage } from "./listing.ts";

const adminFields = { is_active: z.boolean(), is_vault: z.boolean(), updated_at: z.string() };
const rowSchema = vaultPerfumeSchema.extend(adminFields);
const adminVaultPerfumeSchema = vaultPerfumeDetailSchema.extend(adminFields);

/** `position` is the row's place among all, counted from 1. */
export type VaultPerfumeRow = z.infer<typeof rowSchema> & { position: number };
export type AdminVaultPerfume = z.infer<typeof adminVaultPerfumeSchema>;
/** The columns that an admin writes. */
export type VaultPerfumeInput = Omit<
  AdminVaultPerfume,
  "id" | "updated_at" | "stock" | "sold_out" | "picture" | "picture_alt"
>;

/**
 * All perfumes in the Vault's order, hidden ones included. This list of few is sorted by hand: its key is a place in the
 * order, which stays where it is when a row moves.
 */
export function listAllVaultPerfumes(
  backend: Backend,
  cursor?: PageCursor,
): Promise<Page<VaultPerfumeRow> & { total: number }> {
  return readPage(cursor, {
    key: z.int().positive(),
    keyOf: ({ position }) => position,
    async read({ from, backwards, limit }) {
      const end = from !== null && backwards ? from - 1 : (from ?? 0) + limit;
      const first = Math.max(0, end - limit);
      const { rows, total } = await queryRowPage(backend, rowSchema, first, (db) =>
        db
          .from("maestro_products")
          .select(`${vaultPerfumeColumns}, is_active, is_vault, updated_at`, { count: "exact" })
          .order("sort_order")
          .order("id")
          .range(first, end - 1),
      );
      return { rows: rows.map((row, index) => ({ ...row, position: first + index + 1 })), total };
    },
  });
}

/** A perfume by its id, hidden or not; null where there is none. */
export async function findAdminVaultPerfume(backend: Backend, id: string): Promise<AdminVaultPerfume | null> {
  const [perfume] = await backend.run(z.array(adminVaultPerfumeSchema), (db) =>
    db.from("maestro_products").select(`${vaultPerfumeDetailColumns}, is_active, is_vault, updated_at`).eq("id", id),
  );
  return perfume ?? null;
}

/**
 * Inserts a perfume as the Vault's last, with its stock (null: filled to order); returns its id.
 * @throws BackendRefused (23505 for a slug that another perfume has, 23514 for a field out of bounds)
 */
export async function createVaultPerfume(
  backend: Backend,
  perfume: VaultPerfumeInput & { stock?: number | null },
): Promise<string> {
  const [row] = await backend.run(z.tuple([z.object({ id: z.uuid() })]), (db) =>
    db.from("maestro_products").insert(perfume).select("id"),
  );
  await spreadChange(backend);
  return row.id;
}

/**
 * Updates a perfume; false where there is none, or where it is not as it was when it was `seen` (its `updated_at`).
 * @throws as `createVaultPerfume`
 */
export async function updateVaultPerfume(
  backend: Backend,
  id: string,
  perfume: VaultPerfumeInput,
  seen?: string,
): Promise<boolean> {
  const rows = await backend.run(z.array(z.object({ id: z.uuid() })), (db) => {
    const update = db.from("maestro_products").update(perfume).eq("id", id);
    return (seen === undefined ? update : update.eq("updated_at", seen)).select("id");
  });
  if (rows.length > 0) await spreadChange(backend);
  return rows.length > 0;
}
