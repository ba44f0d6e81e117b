import { z } from "zod";
import { type Backend, BackendDown, BackendRefused } from "./backend.ts";
import { demoPerfumes } from "./demo-perfumes.ts";
import { lastGood } from "./last-good.ts";
import {
  type Perfume,
  type PerfumeDetail,
  perfumeColumns,
  perfumeDetailColumns,
  perfumeDetailSchema,
  perfumeSchema,
} from "./perfume-schema.ts";
import { type Listed, listedSchema, runPage } from "./run-page.ts";
import { vaultPage } from "./vault-page.ts";

export type { Perfume, PerfumeDetail } from "./perfume-schema.ts";
export { vaultPage } from "./vault-page.ts";

/** `source` is "demo" where the Vault is empty or was never read: two perfumes of the house stand in. */
export type VaultList = { perfumes: Perfume[]; total: number; source: "backend" | "last-good" | "demo" };

const recallPage = lastGood(listedSchema(perfumeSchema));
const recallPerfume = lastGood(perfumeDetailSchema.nullable());

const demo: VaultList = {
  perfumes: demoPerfumes.map((perfume) => perfumeSchema.parse(perfume)),
  total: demoPerfumes.length,
  source: "demo",
};

/** A page of the Vault (1 is the first) in its order. Never throws for the backend's sake. */
export async function listVault(backend: Backend, { page }: { page: number }): Promise<VaultList> {
  try {
    const { value, source } = await recallPage(backend, `page ${page}`, () => readPage(backend, page));
    return value.total === 0 ? demo : { perfumes: value.rows, total: value.total, source };
  } catch (error) {
    if (error instanceof BackendDown || error instanceof BackendRefused) return demo;
    throw error;
  }
}

function readPage(backend: Backend, page: number): Promise<Listed<Perfume>> {
  const first = (page - 1) * vaultPage;
  return runPage(backend, perfumeSchema, first, (db) =>
    db
      .from("maestro_products")
      .select(perfumeColumns, { count: "exact" })
      .eq("is_active", true)
      .eq("is_vault", true)
      .order("sort_order")
      .order("id")
      .range(first, first + vaultPage - 1),
  );
}

const isId = (key: string) => z.uuid().safeParse(key).success;
const isSlug = (key: string) => /^[a-z0-9-]{1,80}$/.test(key);

/**
 * A perfume of the Vault by its slug or id, null where it holds none of that name; from memory when the backend is
 * down, and the demo perfumes where the list shows them.
 * @throws BackendDown where there is no copy
 */
export async function findPerfume(backend: Backend, slugOrId: string): Promise<PerfumeDetail | null> {
  const key = slugOrId.toLowerCase();
  if (!isSlug(key)) return null;
  const demoPerfume = demoPerfumes.find(({ id, slug }) => slug === key || id === key);
  if (demoPerfume && (await listVault(backend, { page: 1 })).source === "demo") return demoPerfume;
  const { value } = await recallPerfume(backend, key, async () => {
    const [row] = await backend.run(z.array(perfumeDetailSchema), (db) =>
      db
        .from("maestro_products")
        .select(perfumeDetailColumns)
        .eq("is_active", true)
        .eq("is_vault", true)
        .eq(isId(key) ? "id" : "slug", key)
        .limit(1),
    );
    return row ?? null;
  });
  return value;
}

/** At most three perfumes to look at next: of the same ground or tier first. They come from the Vault's first page. */
export async function relatedPerfumes(backend: Backend, to: Perfume): Promise<Perfume[]> {
  const { perfumes } = await listVault(backend, { page: 1 });
  const nearness = (other: Perfume) => Number(other.bg_variant === to.bg_variant) + Number(other.tier === to.tier);
  return perfumes
    .filter(({ id }) => id !== to.id)
    .sort((one, other) => nearness(other) - nearness(one))
    .slice(0, 3);
}
