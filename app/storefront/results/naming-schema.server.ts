import { z } from "zod";
import { checkboxField, requiredField } from "../../forms/field-schemas.server.ts";
import { perfumeNameError } from "../../forms/perfume-name.ts";
import { cleanLine } from "../../forms/text.ts";

function checkName(name: string, context: z.RefinementCtx<string>) {
  const message = name === "" ? null : perfumeNameError(name);
  if (message) context.addIssue({ code: "custom", message });
}

/**
 * What the naming form sends: a name, with `unnamed` none, or with `add` what stands in it when a piece goes to the
 * cart. Messages are keys of the namespace `errors`.
 */
export const namingSchema = z.discriminatedUnion("intent", [
  z.object({
    intent: z.literal("name"),
    custom_name: requiredField({ clean: cleanLine }).superRefine(checkName),
    engraving: checkboxField,
  }),
  z.object({ intent: z.literal("unnamed") }),
  z
    .object({
      intent: z.literal("add"),
      custom_name: z.string().overwrite(cleanLine).superRefine(checkName).optional(),
      engraving: checkboxField,
    })
    // Without a name there is nothing to engrave.
    .refine(({ custom_name, engraving }) => custom_name || !engraving, { path: ["custom_name"], error: "required" }),
]);

export type NamingFields = z.input<typeof namingSchema>;
