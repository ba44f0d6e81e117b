import type { DefaultValue } from "@conform-to/react";
import type { AdminVaultPerfume } from "../../backend/admin/vault-perfumes.ts";
import { mapRecord } from "../../encoding/record.ts";
import type { VaultPerfumeFields } from "./vault-perfume-fields.server.ts";

/** The default values of the form's fields: of a perfume, or of a new one. */
export function vaultPerfumeDefaults(perfume: AdminVaultPerfume | null): DefaultValue<VaultPerfumeFields> {
  if (!perfume)
    return { is_active: "on", is_vault: "on", volume_ml: "50", concentration: "eau_de_parfum", box: ["case", "card"] };
  // Its stock has a form of its own.
  const {
    stock: _,
    price_aed,
    volume_ml,
    notes_top,
    notes_middle,
    notes_base,
    is_active,
    is_vault,
    updated_at,
    picture,
    picture_alt,
    ...rest
  } = perfume;
  return {
    ...rest,
    updatedAt: updated_at,
    price_aed: String(price_aed),
    volume_ml: String(volume_ml),
    notes_top: toLines(notes_top),
    notes_middle: toLines(notes_middle),
    notes_base: toLines(notes_base),
    is_active: is_active ? "on" : null,
    is_vault: is_vault ? "on" : null,
  };
}

/** Lists as they are typed: one item a line. */
function toLines(notes: AdminVaultPerfume["notes_top"]) {
  return mapRecord(notes, (lines) => lines.join("\n"));
}
