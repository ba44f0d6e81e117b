import { data, redirect } from "react-router";
import { visitorContext } from "../../auth/visitor.ts";
import { FormErrors } from "../../forms/form-errors.tsx";
import { localPath } from "../../http/request/local-path.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Button, Disclosure, Field, Stack, TextInput } from "../../ui/index.ts";
import { AdminPage } from "../shell/admin-page.tsx";
import type { Route } from "./+types/factor";
import { enterCode } from "./factor.server.ts";

export function loader({ context, url }: Route.LoaderArgs) {
  const { role, accessToken } = context.get(visitorContext);
  if (role === "admin") throw redirect(localPath(url.searchParams.get("next"), "/"));
  if (!accessToken) throw redirect("/login");
  return null;
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const answer = await enterCode({ request, context, next: localPath(url.searchParams.get("next"), "/") });
  return answer instanceof Response ? answer : data(answer, { status: answer.status });
}

/** The code of the authenticator app, between the sign-in and the office; or one of the codes kept for its loss. */
export default function Factor({ actionData }: Route.ComponentProps) {
  const { t } = useTranslation("admin");
  return (
    <AdminPage
      width="form"
      title={t("factor.title")}
      heading={t("factor.title")}
      lead={t("factor.lead")}
      refused={actionData !== undefined}
    >
      <FormErrors form={actionData && [actionData.error]} />
      <form method="post">
        <Stack gap={5}>
          <Field id="code" label={t("factor.code")}>
            <TextInput id="code" name="code" inputMode="numeric" autoComplete="one-time-code" dir="ltr" required />
          </Field>
          <Button type="submit" name="kind" value="app">
            {t("factor.submit")}
          </Button>
        </Stack>
      </form>
      <Disclosure summary={t("factor.lost")}>
        <form method="post">
          <Stack gap={5}>
            <Field id="recovery" label={t("factor.recovery_code")} hint={t("factor.lost_hint")}>
              <TextInput id="recovery" name="code" autoComplete="off" dir="ltr" required />
            </Field>
            <Button type="submit" look="quiet" name="kind" value="recovery">
              {t("factor.submit")}
            </Button>
          </Stack>
        </form>
      </Disclosure>
      <form method="post" action="/logout">
        <Button type="submit" look="plain" size="small">
          {t("sign_out")}
        </Button>
      </form>
    </AdminPage>
  );
}
