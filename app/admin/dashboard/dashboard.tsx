import { data } from "react-router";
import { callServerAction, unansweredResult } from "../../forms/client-action.ts";
import { FormErrors } from "../../forms/form-errors.tsx";
import { useTranslation } from "../../i18n/use-translation.ts";
import { AdminPage } from "../shell/admin-page.tsx";
import type { Route } from "./+types/dashboard";
import { loadSettings, saveSettingsForm } from "./settings.server.ts";
import { emptySettings, SettingsForm } from "./settings-form.tsx";
import { SettingsState } from "./settings-state.tsx";
import { useLiveSettings } from "./use-live-settings.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const loaded = await loadSettings(context);
  return data(loaded, { status: loaded.failure ? 503 : 200 });
}

export async function action({ request, context }: Route.ActionArgs) {
  return saveSettingsForm({ context, request });
}

export function clientAction(args: Route.ClientActionArgs) {
  return callServerAction(args, (form, reason) => ({
    result: unansweredResult(form, reason),
    theirs: undefined,
    closing: undefined,
  }));
}

export default function Dashboard({ loaderData: { settings, failure, realtime }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("admin");
  useLiveSettings(realtime);
  return (
    <AdminPage
      width="text"
      title={t("dashboard.title")}
      heading={t("dashboard.heading")}
      lead={t("dashboard.lead")}
      refused={actionData !== undefined && !actionData.closing}
    >
      {failure && <FormErrors form={[failure]} />}
      {settings && <SettingsState settings={settings} />}
      {(settings || actionData) && <SettingsForm settings={settings ?? emptySettings} response={actionData} />}
    </AdminPage>
  );
}
