import { z } from "zod";
import { partTypes, partTypesOf } from "../../backend/part-types.ts";
import { themes } from "../../maestro/types.ts";
import { adminError } from "../shell/admin-error.ts";

/** The fields of what a part asks about and how. */
export const partKindFields = {
  theme: z.enum(themes, "choice_unknown"),
  part_type: z.enum(partTypes, "choice_unknown"),
};

/** Whether the theme can be asked that way. */
export function fitsTheme({ theme, part_type }: z.infer<z.ZodObject<typeof partKindFields>>): boolean {
  return partTypesOf(theme).includes(part_type);
}

/** What is said beside `part_type` where it does not fit. */
export const unfit = { path: ["part_type"], error: adminError("part_type_unfit") };
