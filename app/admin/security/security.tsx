import { data } from "react-router";
import { visitorContext } from "../../auth/visitor.ts";
import { hasSecondFactor } from "../../backend/second-factor.ts";
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
import { RecoveryCodes } from "./recovery-codes.tsx";
import { changeFactor } from "./security.server.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { accessToken } = context.get(visitorContext);
  const ask = async () => (accessToken ? hasSecondFactor({ backend: backendOf(context), accessToken }) : false);
  return loadOr(context, ask, false);
}

export async function action({ request, context }: Route.ActionArgs) {
  const { status, ...answer } = await changeFactor({ request, context });
  return data(answer, { status });
}

/** An admin's own second factor: set up, new recovery codes, given up. */
export default function Security({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("admin");
  const { error, enrolment, codes } = actionData ?? {};
  const { value: protectedNow, failed } = loaderData;
  return (
    <AdminPage
      width="form"
      title={t("security.title")}
      lead={t("security.lead")}
      refused={error !== undefined}
      actions={<Badge tone={protectedNow ? "gold" : "plain"}>{t(protectedNow ? "security.on" : "security.off")}</Badge>}
    >
      <FormErrors form={failed ? [adminError("failed")] : error ? [error] : undefined} />
      {codes && <RecoveryCodes codes={codes} />}
      {enrolment && <Enrolment {...enrolment} />}
      {!enrolment && !protectedNow && !failed && (
        <RowAction intent="enrol" values={{}}>
          {t("security.set_up")}
        </RowAction>
      )}
      {!codes && protectedNow && (
        <>
          <RowAction intent="codes" values={{}}>
            {t("security.new_codes")}
          </RowAction>
          <RowAction intent="remove" values={{}}>
            {t("security.remove")}
          </RowAction>
        </>
      )}
    </AdminPage>
  );
}
