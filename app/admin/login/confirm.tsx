import { confirmLink, loadConfirmation } from "../../auth/confirm-link.server.ts";
import { LinkForm } from "../../auth/link-form.tsx";
import { SignInNotice } from "../../auth/sign-in-notice.tsx";
import type { Handle } from "../../document/handle.ts";
import { localPath } from "../../http/request/local-path.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Text } from "../../ui/index.ts";
import { AdminPage } from "../shell/admin-page.tsx";
import type { Route } from "./+types/confirm";
import { admitAdmin } from "./admit-admin.server.ts";
import { RefusedLink } from "./refused-link.tsx";

export const handle = { public: true } satisfies Handle;

export function loader({ context, url }: Route.LoaderArgs) {
  return loadConfirmation(context, url.searchParams);
}

export function action({ request, context }: Route.ActionArgs) {
  return confirmLink({ request, context }, (signedIn, next) =>
    admitAdmin(context, request, signedIn, localPath(next, "/")),
  );
}

export default function Confirm({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation(["admin", "sessions"]);
  const { failure, wait, fields, email, as } = actionData ?? loaderData;
  const recovery = fields.some(([name, value]) => name === "type" && value === "recovery");
  if (failure === "refused") return <RefusedLink recovery={recovery} email={email} />;
  return (
    <AdminPage width="form" title={t("confirm.title")} heading={t(recovery ? "forgot.heading" : "confirm.heading")}>
      <SignInNotice failure={failure} wait={wait} unreachable={t("confirm.unreachable")} />
      <Text tone="soft">{t(recovery ? "confirm.recovery_body" : "confirm.body")}</Text>
      {as && <Text>{t("sessions:hash_as", { email: as })}</Text>}
      <LinkForm fields={fields}>{t(recovery ? "confirm.recovery_button" : "confirm.button")}</LinkForm>
    </AdminPage>
  );
}
