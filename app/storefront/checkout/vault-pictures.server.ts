import { nullIfUnavailable } from "../../backend/backend.ts";
import type { OrderLine } from "../../backend/orders.ts";
import { findVaultPerfume } from "../../backend/vault.ts";
import { backendOf } from "../../http/backend.ts";
import type { Context } from "../../http/context.ts";

/** The uploaded pictures of the Vault's perfumes among some lines, by the perfume's id; a cart can do without. */
export async function vaultPicturesOf(context: Context, lines: readonly OrderLine[]): Promise<Record<string, string>> {
  const products = [...new Set(lines.flatMap(({ product }) => product ?? []))];
  const found = await Promise.all(
    products.map((id) => findVaultPerfume(backendOf(context), id).catch(nullIfUnavailable)),
  );
  return Object.fromEntries(found.flatMap((perfume) => (perfume?.picture ? [[perfume.id, perfume.picture]] : [])));
}
