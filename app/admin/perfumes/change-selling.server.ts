import { redirect } from "react-router";
import { z } from "zod";
import { inviteToPerfume, setStock, withdrawInvitation } from "../../backend/admin/selling.ts";
import { findAdminVaultPerfume } from "../../backend/admin/vault-perfumes.ts";
import { uniqueViolation } from "../../backend/postgres-errors.ts";
import { emailField } from "../../forms/field-schemas.server.ts";
import { parseForm } from "../../forms/parse-form.server.ts";
import { backendOf } from "../../http/backend.ts";
import type { Context } from "../../http/context.ts";
import { languages } from "../../i18n/languages.ts";
import { adminError } from "../shell/admin-error.ts";
import { refuseFailure } from "../shell/route-data.server.ts";
import { withToast } from "../shell/toast-name.ts";
import { bottlesField } from "./vault-perfume-fields.server.ts";

const schema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("stock"), stock: bottlesField, seen: bottlesField }),
  z.object({ intent: z.literal("invite"), email: emailField, language: z.enum(languages).optional() }),
  z.object({ intent: z.literal("withdraw"), invitation: z.uuid() }),
]);

export const sellingFields = ["stock", "seen", "email", "language", "invitation"] as const;

export type SellingFields = Partial<Record<"intent" | (typeof sellingFields)[number], string>>;

/** Stock and invitations of a perfume, each by a form of its own. */
export async function changeSelling(context: Context, posted: FormData, id: string) {
  const form = await parseForm(posted, schema);
  if (!form.ok) return form.refuse();
  const { value } = form;
  const backend = backendOf(context);
  try {
    if (value.intent === "stock" && !(await setStock(backend, id, value)))
      return form.refuse([adminError("stock_moved_on")], 409);
    if (value.intent === "invite") {
      await inviteToPerfume(backend, id, { emails: [value.email], language: value.language });
      const perfume = await findAdminVaultPerfume(backend, id);
      return redirect(withToast(`/perfumes/${id}`, perfume?.is_active && perfume.is_vault ? "invited" : "stored"), 303);
    }
    if (value.intent === "withdraw") await withdrawInvitation(backend, value.invitation);
  } catch (error) {
    return refuseFailure(context, form, error, { [uniqueViolation]: adminError("invited_known") });
  }
  return redirect(withToast(`/perfumes/${id}`, "stored"), 303);
}
