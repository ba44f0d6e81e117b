import { z } from "zod";
import type { VaultPerfumeInput } from "../../backend/admin/vault-perfumes.ts";
import { isSlug } from "../../backend/vault-addresses.ts";
import { backgrounds, badges, boxItems, concentrations, tiers } from "../../backend/vault-perfume-values.ts";
import { checkboxField, emailField, optionalTextField, requiredField } from "../../forms/field-schemas.server.ts";
import { latinDigits } from "../../forms/text.ts";
import { typedNumber } from "../../forms/typed-number.ts";
import { isPictureName } from "../../media/manifest.ts";
import { adminError } from "../shell/admin-error.ts";
import { versionFields } from "../shell/editing.server.ts";
import { localisedField, localisedListField } from "../shell/localised.server.ts";

/** A number of bottles; nothing for as many as are asked for. */
export const bottlesField = optionalTextField(6)
  .transform(latinDigits)
  .refine((text) => /^\d{0,5}$/.test(text), adminError("stock_form"))
  .transform((text) => (text === "" ? null : Number(text)));

/** E-mail addresses, one a line, each once. */
const addressesField = optionalTextField(12_000)
  .transform((text) => text.split(/[\s,;،؛]+/).filter(Boolean))
  .transform((typed) => typed.map((each) => emailField.safeParse(each)))
  .refine((read) => read.length <= 50 && read.every(({ success }) => success), adminError("addresses_form"))
  .transform((read) => [...new Set(read.flatMap(({ data }) => data ?? []))]);

/** The form of a perfume of the Vault. A new one brings its stock and whom it is offered to along. */
export const vaultPerfumeFields = z
  .object({
    slug: requiredField().max(80, { error: "too_long", abort: true }).refine(isSlug, adminError("slug_form")),
    tier: z.enum(tiers, "choice_unknown"),
    price_aed: requiredField()
      .transform(typedNumber)
      .pipe(z.int(adminError("price_form")).min(1, adminError("price_form")).max(1_000_000, adminError("price_form"))),
    volume_ml: requiredField()
      .transform(typedNumber)
      .pipe(z.int(adminError("volume_form")).min(1, adminError("volume_form")).max(500, adminError("volume_form"))),
    concentration: z.enum(concentrations, "choice_unknown"),
    box: z.array(z.enum(boxItems)).optional(),
    stock: bottlesField,
    invited: addressesField,
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
  .transform(({ updatedAt, over = updatedAt, stock, invited, ...fields }) => {
    const { badges: chosen = [], box = [], bottle_image: picture = null } = fields;
    const perfume: VaultPerfumeInput = { ...fields, badges: chosen, box, bottle_image: picture };
    return { perfume, selling: { stock, invited }, seen: over };
  });

export type VaultPerfumeFields = z.input<typeof vaultPerfumeFields>;
