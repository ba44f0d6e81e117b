import { z } from "zod";
import { checkboxField, requiredField } from "../../forms/field-schemas.server.ts";
import { cleanLine, limits } from "../../forms/text.ts";
import { hasWebAddress } from "../../forms/web-address.ts";
import { graphemes } from "../../i18n/graphemes.ts";

const isNoAddress = (name: string) => !hasWebAddress(name);
const fits = (name: string) => graphemes(name) <= limits.customName;

/**
 * What the naming form sends: a name, with `unnamed` none, or with `add` what stands in it when a piece goes to the
 * cart. Messages are keys of the namespace `errors`.
 */
export const namingSchema = z.discriminatedUnion("intent", [
  z.object({
    intent: z.literal("name"),
    custom_name: requiredField({ clean: cleanLine })
      .refine(fits, "custom_name_long")
      .refine(isNoAddress, "web_address"),
    engraving: checkboxField,
  }),
  z.object({ intent: z.literal("unnamed") }),
  z
    .object({
      intent: z.literal("add"),
      custom_name: z
        .string()
        .overwrite(cleanLine)
        .refine(fits, "custom_name_long")
        .refine(isNoAddress, "web_address")
        .optional(),
      engraving: checkboxField,
    })
    // Without a name there is nothing to engrave.
    .refine(({ custom_name, engraving }) => custom_name || !engraving, { path: ["custom_name"], error: "required" }),
]);

export type NamingFields = z.input<typeof namingSchema>;
