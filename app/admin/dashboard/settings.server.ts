import { data, type RouterContextProvider, redirect } from "react-router";
import { z } from "zod";
import { BackendDown } from "../../backend/backend.ts";
import {
  type ChangedSettings,
  type MessageLanguage,
  messageLanguages,
  readSettings,
  type Settings,
  saveSettings,
} from "../../backend/settings.ts";
import { cleanText } from "../../forms/fields.ts";
import { parseForm } from "../../forms/parse-form.ts";
import { backendOf } from "../../http/backend.ts";
import { environmentContext, requestContext } from "../../http/context.ts";
import { failureStatus } from "../../http/failure.ts";
import { logError } from "../../http/log.ts";
import { forgetSwitch } from "../../http/maintenance-gate.ts";
import { visitorContext } from "../../http/session.ts";
import { isOn } from "../../storefront/maintenance/flag.ts";
import { withDone } from "../frame/done.ts";

const message = z
  .string()
  .max(500, "too_long")
  .optional()
  .transform((text) => cleanText(text ?? ""));

const schema = z.object({
  enabled: z.literal("on").optional(),
  fallback: message,
  messages: z.object(Object.fromEntries(messageLanguages.map((language) => [language, message]))).default({}),
  /** Of the settings that the admin saw. */
  updatedAt: z.string().min(1).max(60),
  /** Of the settings that the admin was warned of and saves over. */
  over: z.string().max(60).optional(),
});

/** The settings as the dashboard shows them. */
export type ShownSettings = {
  enabled: boolean;
  fallback: string;
  messages: Partial<Record<MessageLanguage, string>>;
  updatedAt: string;
};

function shown(settings: Settings): ShownSettings {
  return {
    enabled: isOn(settings.maintenance_enabled),
    fallback: settings.maintenance_message,
    messages: settings.maintenance_message_i18n,
    updatedAt: settings.updated_at,
  };
}

/** The settings, and where the browser listens for their changes (with the key that anyone may know). */
export async function loadSettings(context: Readonly<RouterContextProvider>, request: Request) {
  const { accessToken } = context.get(visitorContext);
  const realtime = context.get(environmentContext).supabase;
  try {
    const settings = await readSettings(backendOf(context, request, { accessToken }));
    return { settings: shown(settings), failure: null, realtime };
  } catch (error) {
    logError(context.get(requestContext).id, error);
    const missing = error instanceof BackendDown && error.cause instanceof z.ZodError;
    return { settings: null, failure: missing ? "no_settings" : "load_failed", realtime };
  }
}

/** Saves over the settings that the admin saw; where someone else has saved since, the answer is theirs, to decide on. */
export async function save(context: Readonly<RouterContextProvider>, request: Request, posted: FormData) {
  const form = await parseForm(posted, schema);
  if (!form.ok) return answer(form.refuse(), null);
  const { enabled, fallback, messages, updatedAt, over } = form.value;
  const backend = backendOf(context, request, { accessToken: context.get(visitorContext).accessToken });
  const changed: ChangedSettings = {
    maintenance_enabled: enabled === "on",
    maintenance_message: fallback,
    maintenance_message_i18n: Object.fromEntries(Object.entries(messages).filter(([, text]) => text !== "")),
  };
  try {
    const saved = await saveSettings(backend, changed, over ?? updatedAt);
    forgetSwitch();
    const present = saved ?? (await readSettings(backend));
    if (saved || isSame(present, changed)) return redirect(withDone("/", "saved"), 303);
    return answer(form.refuse([], 409), shown(present));
  } catch (error) {
    logError(context.get(requestContext).id, error);
    return answer(form.refuse(["save_failed"], failureStatus(error)), null);
  }
}

/** Whether the settings are as they were to be: an earlier try was kept, and only its answer was lost. */
function isSame(present: Settings, changed: ChangedSettings): boolean {
  const words = present.maintenance_message_i18n;
  return (
    isOn(present.maintenance_enabled) === changed.maintenance_enabled &&
    present.maintenance_message === changed.maintenance_message &&
    messageLanguages.every((each) => (words[each] ?? "") === (changed.maintenance_message_i18n[each] ?? ""))
  );
}

type Refused = ReturnType<Extract<Awaited<ReturnType<typeof parseForm>>, { ok: false }>["refuse"]>;

function answer({ data: result, init }: Refused, theirs: ShownSettings | null) {
  return data({ result, theirs }, init ?? {});
}
