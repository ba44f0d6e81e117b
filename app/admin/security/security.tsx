import { visitorContext } from "../../auth/visitor.ts";
import { hasSecondFactor } from "../../backend/second-factor.ts";
import { callServerAction, unansweredResult } from "../../forms/client-action.ts";
import { FormErrors } from "../../forms/form-errors.tsx";
import { backendOf } from "../../http/backend.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Badge } from "../../ui/index.ts";
import { adminError } from "../shell/admin-error.ts";
import { AdminPage } from "../shell/admin-page.tsx";
import { loadOr } from "../shell/route-data.server.ts";
import { RowAction } from "../shell/row-action.tsx";
import type { Route } from "./+types/security";
import { Enrolment } from "./enrolment.tsx";
import { ProvenChange } from "./proven-change.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { changeFactor, type FactorAnswer } from "./security.server.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { session } = context.get(visitorContext);
  const ask = async () => (session ? hasSecondFactor({ backend: backendOf(context), userId: session.userId }) : false);
  return loadOr(context, ask, false);
}

export async function action({ request, context }: Route.ActionArgs) {
  return changeFactor({ request, context });
}

/** A factor that waits for its code goes on waiting. */
export function clientAction(args: Route.ClientActionArgs) {
  return callServerAction(args, (form, reason): FactorAnswer => {
    const begun = { factor: String(form.get("factor")), uri: String(form.get("uri")) };
    return { result: unansweredResult(form, reason), enrolment: form.has("uri") ? begun : undefined };
  });
}

/** An admin's own second factor: set up, new recovery codes, given up. */
export default function Security({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("admin");
  const { result, enrolment, codes }: FactorAnswer = actionData ?? {};
  const { value: protectedNow, failed } = loaderData;
  // Those of a form stand in it.
  const error = enrolment || protectedNow ? null : result?.error?.[""];
  return (
    <AdminPage
      width="form"
      title={t("security.title")}
      lead={t("security.lead")}
      refused={result !== undefined}
      actions={<Badge tone={protectedNow ? "gold" : "plain"}>{t(protectedNow ? "security.on" : "security.off")}</Badge>}
    >
      <FormErrors form={failed ? [adminError("failed")] : error} />
      {codes && <RecoveryCodes codes={codes} />}
      {enrolment && <Enrolment {...enrolment} result={result} />}
      {!enrolment && !protectedNow && !failed && (
        <RowAction intent="enrol" values={{}}>
          {t("security.set_up")}
        </RowAction>
      )}
      {!codes && !enrolment && protectedNow && <ProvenChange result={result} />}
    </AdminPage>
  );
}
