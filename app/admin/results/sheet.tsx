import { data, redirect } from "react-router";
import { z } from "zod";
import { findSheet, setWithdrawn } from "../../backend/admin/results.ts";
import { callServerAction, unansweredResult } from "../../forms/client-action.ts";
import { FormErrors } from "../../forms/form-errors.tsx";
import { parseForm } from "../../forms/parse-form.server.ts";
import { backendOf } from "../../http/backend.ts";
import { isUuid } from "../../http/request/uuid.ts";
import { throwErrorPage } from "../../http/response/failure.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Button, Text } from "../../ui/index.ts";
import { adminError } from "../shell/admin-error.ts";
import { AdminPage } from "../shell/admin-page.tsx";
import { DateTime } from "../shell/date-time.tsx";
import { refuseFailure } from "../shell/route-data.server.ts";
import { withToast } from "../shell/toast-name.ts";
import type { Route } from "./+types/sheet";
import { materialNamesOf } from "./material-names.server.ts";
import { PerfumeState, WithdrawAction } from "./perfume-state.tsx";
import styles from "./sheet.module.css";
import { VariantSheet } from "./variant-sheet.tsx";

const schema = z.object({ intent: z.enum(["withdraw", "restore"]) });

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const sheet = isUuid(id) ? await findSheet(backendOf(context), id).catch(throwErrorPage) : null;
  if (!sheet) throw data(null, { status: 404 });
  const variants = sheet.result_json?.variants;
  return { ...sheet, result_json: null, variants: variants ?? [], names: variants ? materialNamesOf(variants) : {} };
}

/** Withdraws the perfume or restores it. */
export async function action({ request, context, params: { id } }: Route.ActionArgs) {
  const form = await parseForm(request, schema);
  if (!form.ok || !isUuid(id)) return form.refuse([adminError("refused")]);
  const withdrawn = form.value.intent === "withdraw";
  try {
    if (!(await setWithdrawn(backendOf(context), id, withdrawn))) return form.refuse([adminError("gone")], 404);
  } catch (error) {
    return refuseFailure(context, form, error);
  }
  return redirect(withToast(`/results/${id}`, withdrawn ? "withdrawn" : "restored"), 303);
}

export function clientAction(args: Route.ClientActionArgs) {
  return callServerAction(args, unansweredResult);
}

/** The compounding sheet, made to be printed. */
export default function Sheet({ loaderData: sheet, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("admin");
  const valid = sheet.engine_version !== null && sheet.withdrawn_at === null;
  return (
    <AdminPage
      title={t("results.sheet")}
      heading={sheet.custom_name ?? t("results.unnamed")}
      lead={t("results.unsmelled")}
      refused={actionData !== undefined}
      actions={
        valid && (
          <Button type="button" look="quiet" size="small" className={styles.print} onClick={() => window.print()}>
            {t("results.print")}
          </Button>
        )
      }
    >
      <FormErrors form={actionData?.error?.[""]} />
      <PerfumeState perfume={sheet} />
      <Text>
        {t("results.fingerprint")}: <bdi dir="ltr">{sheet.fingerprint}</bdi>
        <br />
        {t("results.composed")}: <DateTime iso={sheet.created_at} />
        <br />
        {sheet.engine_version !== null && (
          <>
            {t("results.engine")}: <bdi dir="ltr">{sheet.engine_version}</bdi>
            <br />
            {t("results.palette")}: <bdi dir="ltr">{sheet.palette_version}</bdi>
            <br />
          </>
        )}
        {t("results.engraving")}: {t(sheet.engraving ? "common.yes" : "common.no")}
      </Text>
      <div className={valid ? undefined : styles.unprintable}>
        {sheet.variants.map((variant) => (
          <VariantSheet key={variant.kind} variant={variant} names={sheet.names} />
        ))}
      </div>
      {valid && (
        <p className={styles.signature}>
          <span>{t("results.batch")}:</span> <span>{t("results.checked_by")}:</span>
        </p>
      )}
      <WithdrawAction perfume={sheet} />
    </AdminPage>
  );
}
