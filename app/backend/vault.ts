import { z } from "zod";
import { type Backend, isUnavailable } from "./backend.ts";
import { demoVaultPerfumes } from "./demo-vault-perfumes.ts";
import { queryRowPage, type RowPage, rowPageSchema } from "./row-page.ts";
import { isSlug, vaultPageSize } from "./vault-addresses.ts";
import {
  type VaultPerfume,
  type VaultPerfumeDetail,
  vaultPerfumeColumns,
  vaultPerfumeDetailColumns,
  vaultPerfumeDetailSchema,
  vaultPerfumeSchema,
} from "./vault-perfume-schema.ts";

/**
 * `source`: `stale` is a cached copy while the backend is down; `demo` the demo perfumes, where there is no copy either
 * or the Vault is empty.
 */
export type VaultList = { perfumes: VaultPerfume[]; total: number; source: "backend" | "stale" | "demo" };

const pageSchema = rowPageSchema(vaultPerfumeSchema);

const demo: VaultList = {
  perfumes: demoVaultPerfumes.map((perfume) => vaultPerfumeSchema.parse(perfume)),
  total: demoVaultPerfumes.length,
  source: "demo",
};

/**
 * A page of the Vault, counted from 1; stale-if-error. Does not throw when the backend is down. Pages are numbered, since
 * addresses and the page cache know them so; the admin app's lists continue after the last row instead.
 */
export async function listVault(backend: Backend, { page }: { page: number }): Promise<VaultList> {
  try {
    const { value, stale } = await backend.cached(`vault ${page}`, pageSchema.nullable(), () =>
      readPage(backend, page),
    );
    if (!value) return { perfumes: [], total: 0, source: "backend" };
    return value.total === 0 ? demo : { perfumes: value.rows, total: value.total, source: stale ? "stale" : "backend" };
  } catch (error) {
    if (isUnavailable(error)) return demo;
    throw error;
  }
}

/** Null past the last page: it is not cached, so that made-up page numbers do not fill the cache. */
async function readPage(backend: Backend, page: number): Promise<RowPage<VaultPerfume> | null> {
  const first = (page - 1) * vaultPageSize;
  const rowPage = await queryRowPage(backend, vaultPerfumeSchema, first, (db) =>
    db
      .from("maestro_products")
      .select(vaultPerfumeColumns, { count: "exact" })
      .eq("is_active", true)
      .eq("is_vault", true)
      .order("sort_order")
      .order("id")
      .range(first, first + vaultPageSize - 1),
  );
  return page === 1 || rowPage.rows.length > 0 ? rowPage : null;
}

/** The ids of the perfumes that the request's account was invited to own; none for a guest. */
export function listOwnInvitations(backend: Backend): Promise<string[]> {
  return backend.runAsWorker(z.array(z.uuid()), (db) => db.rpc("list_own_invitations"));
}

const isId = (key: string) => z.uuid().safeParse(key).success;

/**
 * A perfume of the Vault by its slug or id, null where there is none; stale-if-error. Demo perfumes are found while the
 * list shows them.
 * @throws BackendDown where the backend is down and there is no cached copy
 */
export async function findVaultPerfume(backend: Backend, slugOrId: string): Promise<VaultPerfumeDetail | null> {
  const key = slugOrId.toLowerCase();
  if (!isSlug(key)) return null;
  const demoPerfume = demoVaultPerfumes.find(({ id, slug }) => slug === key || id === key);
  if (demoPerfume && (await listVault(backend, { page: 1 })).source === "demo") return demoPerfume;
  const { value } = await backend.cached(`perfume ${key}`, vaultPerfumeDetailSchema.nullable(), async () => {
    const [row] = await backend.run(z.array(vaultPerfumeDetailSchema), (db) =>
      db
        .from("maestro_products")
        .select(vaultPerfumeDetailColumns)
        .eq("is_active", true)
        .eq("is_vault", true)
        .eq(isId(key) ? "id" : "slug", key)
        .limit(1),
    );
    return row ?? null;
  });
  return value;
}
