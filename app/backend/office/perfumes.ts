import { z } from "zod";
import type { Backend } from "../backend.ts";
import { forgetFreshness } from "../last-good.ts";
import { perfumeColumns, perfumeDetailColumns, perfumeDetailSchema, perfumeSchema } from "../perfume-schema.ts";
import { someRow } from "../rows.ts";
import { type Listed, runPage } from "../run-page.ts";
import { rangeOf } from "./listing.ts";

const state = { is_active: z.boolean(), is_vault: z.boolean(), updated_at: z.string() };
const rowSchema = perfumeSchema.extend(state);
const officePerfume = perfumeDetailSchema.extend(state);

export type PerfumeRow = z.infer<typeof rowSchema>;
export type OfficePerfume = z.infer<typeof officePerfume>;
/** What the office writes. A new perfume comes last in the Vault. */
export type PerfumeInput = Omit<OfficePerfume, "id" | "updated_at">;

/** Every perfume in the Vault's order, hidden ones included. */
export function listPerfumes(backend: Backend, { page }: { page: number }): Promise<Listed<PerfumeRow>> {
  const [first, last] = rangeOf(page);
  return runPage(backend, rowSchema, first, (db) =>
    db
      .from("maestro_products")
      .select(`${perfumeColumns}, is_active, is_vault, updated_at`, { count: "exact" })
      .order("sort_order")
      .order("id")
      .range(first, last),
  );
}

/** A perfume by its id, hidden or not, or null. */
export async function findOfficePerfume(backend: Backend, id: string): Promise<OfficePerfume | null> {
  const [perfume] = await backend.run(z.array(officePerfume), (db) =>
    db.from("maestro_products").select(`${perfumeDetailColumns}, is_active, is_vault, updated_at`).eq("id", id),
  );
  return perfume ?? null;
}

/** @throws BackendRefused (23505 for a slug that another perfume has, 23514 for a field out of bounds) */
export async function createPerfume(backend: Backend, perfume: PerfumeInput): Promise<string> {
  const [row] = await backend.run(z.tuple([z.object({ id: z.uuid() })]), (db) =>
    db.from("maestro_products").insert(perfume).select("id"),
  );
  forgetFreshness();
  return row.id;
}

/** @throws BackendRefused as `createPerfume` */
export async function updatePerfume(backend: Backend, id: string, perfume: PerfumeInput): Promise<void> {
  await backend.run(someRow, (db) => db.from("maestro_products").update(perfume).eq("id", id).select("id"));
  forgetFreshness();
}

/** Shows a perfume from now on, or hides it. */
export async function setPerfumeActive(backend: Backend, id: string, active: boolean): Promise<void> {
  await backend.run(someRow, (db) =>
    db.from("maestro_products").update({ is_active: active }).eq("id", id).select("id"),
  );
  forgetFreshness();
}

/**
 * Changes places with the perfume before (-1) or after (1); the first and the last stay where they are, and so does one that
 * no longer stands at the place, counted from 1, where it was seen: it has been moved already.
 */
export async function movePerfume(backend: Backend, id: string, step: -1 | 1, seen?: number): Promise<void> {
  await backend.run(z.null(), (db) => db.rpc("move_perfume", { perfume: id, step, seen }));
  forgetFreshness();
}
