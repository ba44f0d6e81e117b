import { data } from "react-router";
import { asItWas, sent } from "../../forms/offline.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Problems } from "../frame/problems.tsx";
import { Room } from "../frame/room.tsx";
import type { Route } from "./+types/dashboard";
import { loadSettings, save } from "./settings.server.ts";
import { SettingsForm, unread } from "./settings-form.tsx";
import { SettingsState } from "./settings-state.tsx";
import { useLiveSettings } from "./use-live-settings.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const loaded = await loadSettings(context, request);
  return data(loaded, { status: loaded.failure ? 503 : 200 });
}

export async function action({ request, context }: Route.ActionArgs) {
  return save(context, request, await request.formData());
}

export function clientAction(args: Route.ClientActionArgs) {
  return sent(args, (form, reason) => ({ result: asItWas(form, reason), theirs: null }));
}

export default function Dashboard({ loaderData: { settings, failure, realtime }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("admin");
  useLiveSettings(realtime);
  return (
    <Room
      width="text"
      title={t("dashboard.title")}
      heading={t("dashboard.heading")}
      lead={t("dashboard.lead")}
      refused={actionData !== undefined}
    >
      {failure && <Problems form={[failure]} />}
      {settings && <SettingsState settings={settings} />}
      {(settings || actionData) && <SettingsForm settings={settings ?? unread} answer={actionData} />}
    </Room>
  );
}
