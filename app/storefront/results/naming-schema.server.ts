import { z } from "zod";
import { checkboxField, requiredField } from "../../forms/field-schemas.server.ts";
import { cleanLine, limits } from "../../forms/text.ts";
import { graphemes } from "../../i18n/graphemes.ts";

/** What the naming form sends: a name, or with `unnamed` none. Messages are keys of the namespace `errors`. */
export const namingSchema = z.discriminatedUnion("intent", [
  z.object({
    intent: z.literal("name"),
    custom_name: requiredField({ clean: cleanLine }).refine(
      (name) => graphemes(name) <= limits.customName,
      "custom_name_long",
    ),
    engraving: checkboxField,
  }),
  z.object({ intent: z.literal("unnamed") }),
]);

export type NamingFields = z.input<typeof namingSchema>;
