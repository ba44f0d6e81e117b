import { redirect } from "react-router";
import { visitorContext } from "../../auth/visitor.ts";
import type { Handle } from "../../document/handle.ts";
import { callServerAction, unansweredResult } from "../../forms/client-action.ts";
import { localPath } from "../../http/request/local-path.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Button, Disclosure } from "../../ui/index.ts";
import { AdminPage } from "../shell/admin-page.tsx";
import type { Route } from "./+types/factor";
import { CodeForm } from "./code-form.tsx";
import { enterCode } from "./factor.server.ts";

export const handle = { public: true } satisfies Handle;

export function loader({ context, url }: Route.LoaderArgs) {
  const { role, accessToken } = context.get(visitorContext);
  if (role === "admin") throw redirect(localPath(url.searchParams.get("next"), "/"));
  if (!accessToken) throw redirect("/login");
  return null;
}

export async function action({ request, context, url }: Route.ActionArgs) {
  return enterCode({ request, context, next: localPath(url.searchParams.get("next"), "/") });
}

export function clientAction(args: Route.ClientActionArgs) {
  return callServerAction(args, unansweredResult);
}

/** The code of the authenticator app, between the sign-in and the admin app; or one of the codes kept for its loss. */
export default function Factor({ actionData }: Route.ComponentProps) {
  const { t } = useTranslation("admin");
  const lost = actionData?.initialValue?.kind === "recovery";
  return (
    <AdminPage
      width="form"
      title={t("factor.title")}
      heading={t("factor.title")}
      lead={t("factor.lead")}
      refused={actionData !== undefined}
    >
      <CodeForm kind="app" result={lost ? undefined : actionData} />
      <Disclosure summary={t("factor.lost")} open={lost}>
        <CodeForm kind="recovery" result={lost ? actionData : undefined} />
      </Disclosure>
      <form method="post" action="/logout">
        <Button type="submit" look="plain" size="small">
          {t("sign_out")}
        </Button>
      </form>
    </AdminPage>
  );
}
