import { data, redirect, useSearchParams } from "react-router";
import { findContactLetter } from "../../backend/admin/contact-letters.ts";
import { findSelling } from "../../backend/admin/selling.ts";
import { findAdminVaultPerfume, updateVaultPerfume } from "../../backend/admin/vault-perfumes.ts";
import { uniqueViolation } from "../../backend/postgres-errors.ts";
import type { Handle } from "../../document/handle.ts";
import { callServerAction, unansweredResult } from "../../forms/client-action.ts";
import { fieldNames } from "../../forms/field-names.server.ts";
import { FormErrors } from "../../forms/form-errors.tsx";
import { parseForm } from "../../forms/parse-form.server.ts";
import { backendOf } from "../../http/backend.ts";
import { readForm } from "../../http/request/body.ts";
import { isUuid } from "../../http/request/uuid.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { adminError } from "../shell/admin-error.ts";
import { AdminPage } from "../shell/admin-page.tsx";
import { holds, refuseOutdated } from "../shell/editing.server.ts";
import { loadOr, refuseFailure } from "../shell/route-data.server.ts";
import { withToast } from "../shell/toast-name.ts";
import type { Route } from "./+types/perfume";
import { addVaultPerfume } from "./add-vault-perfume.server.ts";
import { changeSelling, sellingFields } from "./change-selling.server.ts";
import { SellingForms } from "./selling-forms.tsx";
import { isSellingIntent } from "./selling-intents.ts";
import { vaultPerfumeFields } from "./vault-perfume-fields.server.ts";
import { VaultPerfumeForm } from "./vault-perfume-form.tsx";

export const handle = { namespaces: ["admin_perfumes", "admin_pictures"] } satisfies Handle;

/** `/perfumes/new` is the form of a new perfume. */
export async function loader({ context, params: { id }, url }: Route.LoaderArgs) {
  if (id === "new") return { perfume: null, selling: null, asking: null, failed: false };
  if (!isUuid(id)) throw data(null, { status: 404 });
  const letter = url.searchParams.get("letter");
  const [{ value: perfume, failed }, { value: selling }, { value: asking }] = await Promise.all([
    loadOr(context, () => findAdminVaultPerfume(backendOf(context), id), null),
    loadOr(context, () => findSelling(backendOf(context), id), null),
    loadOr(context, async () => (isUuid(letter) ? findContactLetter(backendOf(context), letter) : null), null),
  ]);
  if (!perfume && !failed) throw data(null, { status: 404 });
  return data({ perfume, selling, asking, failed }, { status: failed ? 503 : 200 });
}

export async function action({ request, context, params: { id } }: Route.ActionArgs) {
  const names = fieldNames(vaultPerfumeFields);
  const own = new Set<string>(["intent", ...sellingFields]);
  const posted = await readForm(request, { has: (name) => own.has(name) || names.has(name) });
  if (isSellingIntent(posted.get("intent"))) return changeSelling(context, posted, id);
  const form = await parseForm(posted, vaultPerfumeFields);
  if (!form.ok) return form.refuse();
  const backend = backendOf(context);
  try {
    const { perfume, selling, seen } = form.value;
    if (id === "new") return await addVaultPerfume(context, perfume, selling);
    if (!(await updateVaultPerfume(backend, id, perfume, seen))) {
      const current = await findAdminVaultPerfume(backend, id);
      if (!current) return form.refuse([adminError("failed")], 404);
      if (!holds(current, perfume)) return refuseOutdated(form, current.updated_at);
    }
  } catch (error) {
    return refuseFailure(context, form, error, { [uniqueViolation]: adminError("slug_taken") });
  }
  return redirect(withToast("/perfumes", "stored"), 303);
}

export function clientAction(args: Route.ClientActionArgs) {
  return callServerAction(args, unansweredResult);
}

export default function VaultPerfumePage({
  loaderData: { perfume, selling, asking, failed },
  actionData,
}: Route.ComponentProps) {
  const { t } = useTranslation(["admin", "admin_perfumes"]);
  const language = useLanguage();
  const uninvited = useSearchParams()[0].has("uninvited");
  const ofSelling = isSellingIntent(actionData?.initialValue?.intent);
  const title = perfume ? perfume.name[language] : t(failed ? "admin_perfumes:title" : "admin_perfumes:new_perfume");
  return (
    <AdminPage
      width="text"
      title={title}
      refused={actionData !== undefined}
      actions={<a href="/perfumes">{t("admin_perfumes:title")}</a>}
    >
      {failed && !actionData && <FormErrors form={[adminError("failed")]} />}
      {(!failed || actionData) && (
        <VaultPerfumeForm key={perfume?.id ?? "new"} perfume={perfume} result={ofSelling ? undefined : actionData} />
      )}
      {selling && (
        <SellingForms
          selling={selling}
          uninvited={uninvited}
          asking={asking}
          result={ofSelling ? actionData : undefined}
        />
      )}
    </AdminPage>
  );
}
