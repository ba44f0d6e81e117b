import { redirect } from "react-router";
import { z } from "zod";
import { invite, setStock, withdrawInvitation } from "../../backend/admin/selling.ts";
import { uniqueViolation } from "../../backend/postgres-errors.ts";
import { emailField, optionalTextField } from "../../forms/field-schemas.server.ts";
import { parseForm } from "../../forms/parse-form.server.ts";
import { latinDigits } from "../../forms/text.ts";
import { backendOf } from "../../http/backend.ts";
import type { Context } from "../../http/context.ts";
import { adminError } from "../shell/admin-error.ts";
import { refuseFailure } from "../shell/route-data.server.ts";
import { withToast } from "../shell/toast-name.ts";

/** A number of bottles; nothing for as many as are asked for. */
const bottles = optionalTextField(6)
  .transform(latinDigits)
  .refine((text) => /^\d{0,5}$/.test(text), adminError("stock_form"))
  .transform((text) => (text === "" ? null : Number(text)));

const schema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("stock"), stock: bottles, seen: bottles }),
  z.object({ intent: z.literal("invite"), email: emailField }),
  z.object({ intent: z.literal("withdraw"), invitation: z.uuid() }),
]);

export const sellingFields = ["stock", "seen", "email", "invitation"] as const;

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
    if (value.intent === "invite") await invite(backend, id, value.email);
    if (value.intent === "withdraw") await withdrawInvitation(backend, value.invitation);
  } catch (error) {
    return refuseFailure(context, form, error, { [uniqueViolation]: adminError("invited_known") });
  }
  return redirect(withToast(`/perfumes/${id}`, "stored"), 303);
}
