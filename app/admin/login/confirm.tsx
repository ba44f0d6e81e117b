import { data } from "react-router";
import { LinkForm, linkFields, linkFieldsOf } from "../../auth/link-form.tsx";
import { signInByLink } from "../../auth/sign-in.server.ts";
import type { Handle } from "../../document/handle.ts";
import { readForm } from "../../http/request/body.ts";
import { localPath } from "../../http/request/local-path.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Notice, Text } from "../../ui/index.ts";
import { AdminPage } from "../shell/admin-page.tsx";
import type { Route } from "./+types/confirm";
import { admitAdmin } from "./admit-admin.server.ts";
import { RefusedLink } from "./refused-link.tsx";

export const handle = { public: true } satisfies Handle;

type Failure = "refused" | "unreachable" | null;

export function loader({ url }: Route.LoaderArgs) {
  const complete = url.searchParams.has("token_hash") && url.searchParams.has("type");
  const failure: Failure = complete ? null : "refused";
  return data({ failure, fields: linkFieldsOf(url.searchParams) }, { status: complete ? 200 : 400 });
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, linkFields);
  const signedIn = await signInByLink(context, form);
  if (typeof signedIn !== "string") return admitAdmin(context, request, signedIn, localPath(form.get("next"), "/"));
  const failure: Failure = signedIn;
  return data({ failure, fields: linkFieldsOf(form) }, { status: signedIn === "refused" ? 400 : 503 });
}

export default function Confirm({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("admin");
  const { failure, fields } = actionData ?? loaderData;
  const recovery = fields.some(([name, value]) => name === "type" && value === "recovery");
  if (failure === "refused") return <RefusedLink recovery={recovery} />;
  return (
    <AdminPage width="form" title={t("confirm.title")} heading={t(recovery ? "forgot.heading" : "confirm.heading")}>
      {failure === "unreachable" && (
        <Notice tone="error">
          <p>{t("confirm.unreachable")}</p>
        </Notice>
      )}
      <Text tone="soft">{t(recovery ? "confirm.recovery_body" : "confirm.body")}</Text>
      <LinkForm fields={fields}>{t(recovery ? "confirm.recovery_button" : "confirm.button")}</LinkForm>
    </AdminPage>
  );
}
