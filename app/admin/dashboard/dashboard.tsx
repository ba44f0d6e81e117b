import { data } from "react-router";
import type { Handle } from "../../document/handle.ts";
import { callServerAction, unansweredResult } from "../../forms/client-action.ts";
import { FormErrors } from "../../forms/form-errors.tsx";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Heading, Stack, Text } from "../../ui/index.ts";
import { AdminPage } from "../shell/admin-page.tsx";
import { usePolling } from "../shell/use-polling.ts";
import type { Route } from "./+types/dashboard";
import { loadSettings, saveSettingsForm } from "./settings.server.ts";
import { emptySettings, SettingsForm } from "./settings-form.tsx";
import { SettingsState } from "./settings-state.tsx";
import { Today } from "./today.tsx";
import { useLiveSettings } from "./use-live-settings.ts";

export const handle = { namespaces: ["admin_today"] } satisfies Handle;

/** Milliseconds after which what waits is counted anew. */
const waitingPollInterval = 30_000;

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

export default function Dashboard({ loaderData, actionData, matches }: Route.ComponentProps) {
  const { settings, failure, realtime } = loaderData;
  const { waiting } = matches[1].loaderData;
  const { t } = useTranslation(["admin", "admin_today"]);
  useLiveSettings(realtime);
  usePolling(waitingPollInterval);
  return (
    <AdminPage width="text" title={t("admin_today:title")} refused={actionData !== undefined && !actionData.closing}>
      {waiting && <Today waiting={waiting} />}
      <Stack gap={5} as="section">
        <Stack gap={3} as="header">
          <Heading level={2} size={2}>
            {t("dashboard.heading")}
          </Heading>
          <Text tone="soft">{t("dashboard.lead")}</Text>
        </Stack>
        {failure && <FormErrors form={[failure]} />}
        {settings && <SettingsState settings={settings} />}
        {(settings || actionData) && <SettingsForm settings={settings ?? emptySettings} response={actionData} />}
      </Stack>
    </AdminPage>
  );
}
