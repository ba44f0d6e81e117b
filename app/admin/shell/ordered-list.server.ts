import { z } from "zod";
import { type CatalogueList, moveRow, setRowActive } from "../../backend/admin/catalogue.ts";
import { checkViolation } from "../../backend/postgres-errors.ts";
import { parseForm } from "../../forms/parse-form.server.ts";
import { backendOf } from "../../http/backend.ts";
import type { RouteArgs } from "../../http/context.ts";
import { adminError } from "./admin-error.ts";
import { applyChange } from "./route-data.server.ts";

const schema = z.object({
  id: z.uuid(),
  intent: z.enum(["up", "down", "activate", "deactivate"]),
  /** Where the row was shown, counted from 1. */
  position: z.number().int().positive().optional(),
});

/** The action of an ordered list: moves a row, shows or hides it (the forms of `OrderedRowActions`). */
export async function changeOrderedRow(
  { context, request, url }: RouteArgs & { url: URL },
  list: CatalogueList,
  posted: Request | FormData = request,
) {
  const form = await parseForm(posted, schema);
  if (!form.ok) return form.refuse([adminError("refused")]);
  const { id, intent, position } = form.value;
  const backend = backendOf(context);
  const moves = intent === "up" || intent === "down";
  return applyChange(context, form, {
    url,
    toast: moves ? "moved" : "stored",
    refusals: { [checkViolation]: adminError("question_incomplete") },
    change: () =>
      moves
        ? moveRow(backend, list, { id, step: intent === "up" ? -1 : 1, position })
        : setRowActive(backend, list, id, intent === "activate"),
  });
}
