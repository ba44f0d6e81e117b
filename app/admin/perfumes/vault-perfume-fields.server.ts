import { z } from "zod";
import type { VaultPerfumeInput } from "../../backend/admin/vault-perfumes.ts";
import { isSlug } from "../../backend/vault-addresses.ts";
import { backgrounds, badges, tiers } from "../../backend/vault-perfume-values.ts";
import { checkboxField, requiredField } from "../../forms/field-schemas.server.ts";
import { typedNumber } from "../../forms/typed-number.ts";
import { isPictureName } from "../../media/manifest.ts";
import { adminError } from "../shell/admin-error.ts";
import { versionFields } from "../shell/editing.server.ts";
import { localisedField, localisedListField } from "../shell/localised.server.ts";

/** The form of a perfume of the Vault. */
export const vaultPerfumeFields = z
  .object({
    slug: requiredField().max(80, { error: "too_long", abort: true }).refine(isSlug, adminError("slug_form")),
    tier: z.enum(tiers, "choice_unknown"),
    price_aed: requiredField()
      .transform(typedNumber)
      .pipe(z.int(adminError("price_form")).min(1, adminError("price_form")).max(1_000_000, adminError("price_form"))),
    bg_variant: z.enum(backgrounds, "choice_unknown"),
    badges: z.array(z.enum(badges)).optional(),
    name: localisedField(120),
    description: localisedField(2000),
    notes_top: localisedListField,
    notes_middle: localisedListField,
    notes_base: localisedListField,
    bottle_image: z.string().refine(isPictureName, "choice_unknown").optional(),
    is_active: checkboxField,
    is_vault: checkboxField,
    ...versionFields,
  })
  .transform(({ badges: chosen = [], bottle_image: picture = null, updatedAt, over = updatedAt, ...fields }) => {
    const perfume: VaultPerfumeInput = { ...fields, badges: chosen, bottle_image: picture };
    return { perfume, seen: over };
  });

export type VaultPerfumeFields = z.input<typeof vaultPerfumeFields>;
