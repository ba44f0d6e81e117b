import { z } from "zod";
import { inviteAdmin, removeAdmin, resetSecondFactor, setAdminActive } from "../../backend/admin/admins.ts";
import { checkViolation, uniqueViolation } from "../../backend/postgres-errors.ts";
import { emailField } from "../../forms/field-schemas.server.ts";
import { parseForm } from "../../forms/parse-form.server.ts";
import { backendOf } from "../../http/backend.ts";
import type { RouteArgs } from "../../http/context.ts";
import { languageOf } from "../../http/language.ts";
import { createLinkToken } from "../../mail/link-token.ts";
import { adminError } from "../shell/admin-error.ts";
import { applyChange } from "../shell/route-data.server.ts";
import type { ToastName } from "../shell/toast-name.ts";
import { addIntent } from "./intents.ts";

const schema = z.object({
  email: emailField,
  intent: z.enum([addIntent, "invite", "reset", "activate", "deactivate", "remove"]),
});

/**
 * Changes the allow-list. A new address is invited: it gets a letter that says by whom, and opens nothing before its first
 * sign-in by letter.
 */
export async function changeAdmins({ request, context, url }: RouteArgs & { url: URL }) {
  const form = await parseForm(request, schema);
  if (!form.ok) return form.refuse();
  const { email, intent } = form.value;
  const backend = backendOf(context);
  const invite = async (again: boolean) => {
    const { token, hash: tokenHash } = await createLinkToken();
    await inviteAdmin(backend, { email, language: languageOf(context), token, tokenHash, again });
  };
  const changes: Record<typeof intent, { toast: ToastName; change: () => Promise<unknown> }> = {
    [addIntent]: { toast: "invited", change: () => invite(false) },
    invite: { toast: "invited", change: () => invite(true) },
    reset: { toast: "stored", change: () => resetSecondFactor(backend, email, languageOf(context)) },
    activate: { toast: "stored", change: () => setAdminActive(backend, email, true) },
    remove: { toast: "deleted", change: () => removeAdmin(backend, email) },
    deactivate: { toast: "stored", change: () => setAdminActive(backend, email, false) },
  };
  const checks: Partial<Record<typeof intent, string>> = {
    [addIntent]: "email_invalid",
    remove: adminError("self_removal"),
  };
  return applyChange(context, form, {
    url,
    refusals: {
      [uniqueViolation]: adminError("admin_known"),
      [checkViolation]: checks[intent] ?? adminError("last_admin"),
    },
    ...changes[intent],
  });
}
