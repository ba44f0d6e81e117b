import { nullIfUnavailable } from "../../backend/backend.ts";
import type { OrderLine } from "../../backend/orders.ts";
import { findVaultPerfume } from "../../backend/vault.ts";
import { backendOf } from "../../http/backend.ts";
import type { Context } from "../../http/context.ts";

/** Of perfumes of the Vault by their ids: the uploaded picture, where there is one, and the bottle. */
export type VaultPictures = Readonly<Record<string, { uploaded: string | null; bottle: string | null }>>;

/** The pictures of the Vault's perfumes among some lines; a cart can do without. */
export async function vaultPicturesOf(context: Context, lines: readonly OrderLine[]): Promise<VaultPictures> {
  const products = [...new Set(lines.flatMap(({ product }) => product ?? []))];
  const found = await Promise.all(
    products.map((id) => findVaultPerfume(backendOf(context), id).catch(nullIfUnavailable)),
  );
  return Object.fromEntries(
    found.flatMap((perfume) =>
      perfume ? [[perfume.id, { uploaded: perfume.picture, bottle: perfume.bottle_image }]] : [],
    ),
  );
}
