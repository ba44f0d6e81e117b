import type { SubmissionResult } from "@conform-to/dom";
import { data, redirect } from "react-router";
import { z } from "zod";
import { BackendDown } from "../../backend/backend.ts";
import { type MessageLanguage, messageLanguages } from "../../backend/message-languages.ts";
import { readSettings, type Settings, type SettingsInput, saveSettings } from "../../backend/settings.ts";
import { spreadChange } from "../../backend/site-state.ts";
import { checkboxField, optionalTextField } from "../../forms/field-schemas.server.ts";
import { parseForm } from "../../forms/parse-form.server.ts";
import { backendOf } from "../../http/backend.ts";
import { type Context, environmentContext, type RouteArgs } from "../../http/context.ts";
import { logError } from "../../http/log.ts";
import { failureStatus } from "../../http/response/failure.ts";
import { i18nextFor } from "../../i18n/i18next.server.ts";
import { isLanguage } from "../../i18n/languages.ts";
import { adminError } from "../shell/admin-error.ts";
import { withToast } from "../shell/toast-name.ts";

const message = optionalTextField(500);

const schema = z.object({
  enabled: checkboxField,
  fallback: message,
  messages: z.object(Object.fromEntries(messageLanguages.map((language) => [language, message]))).default({}),
  /** The time of change of the settings that the form was filled with, for optimistic locking. */
  updatedAt: z.string().min(1).max(60),
  /** The time of change of the newer settings that the admin was shown and chose to overwrite. */
  over: z.string().max(60).optional(),
  /**
   * The time of change of the settings that the admin confirmed to replace, after seeing what visitors will read in the
   * closed shop.
   */
  confirmed: z.string().max(60).optional(),
});

/** The settings as the dashboard shows and edits them. */
export type SettingsView = {
  enabled: boolean;
  fallback: string;
  messages: Partial<Record<MessageLanguage, string>>;
  updatedAt: string;
};

/** What a closed shop will say. The admin confirms it before the shop closes. */
export type Closing = {
  /** The time of change of the settings that closing replaces. */
  over: string;
  messages: { language: MessageLanguage; text: string }[];
};

function toView(settings: Settings): SettingsView {
  return {
    enabled: settings.maintenance_enabled,
    fallback: settings.maintenance_message,
    messages: settings.maintenance_message_i18n,
    updatedAt: settings.updated_at,
  };
}

/** The settings, and where the browser subscribes to their changes: the backend's address and its publishable key. */
export async function loadSettings(context: Context) {
  const { url, key } = context.get(environmentContext).supabase;
  const realtime = { url, key };
  try {
    const settings = await readSettings(backendOf(context));
    return { settings: toView(settings), failure: null, realtime };
  } catch (error) {
    logError(context, error);
    const missing = error instanceof BackendDown && error.cause instanceof z.ZodError;
    return { settings: null, failure: adminError(missing ? "no_settings" : "load_failed"), realtime };
  }
}

/**
 * Saves the posted settings. Where someone else has saved since, answers 409 with their settings as `theirs`. An open
 * shop closes only once the admin has confirmed it: until then the answer is what visitors will read, as `closing`.
 */
export async function saveSettingsForm({ context, request }: RouteArgs) {
  const form = await parseForm(request, schema);
  if (!form.ok) return respond(form.refuse());
  const { enabled, fallback, messages, updatedAt, over = updatedAt, confirmed } = form.value;
  const backend = backendOf(context);
  const input: SettingsInput = {
    maintenance_enabled: enabled,
    maintenance_message: fallback,
    maintenance_message_i18n: Object.fromEntries(Object.entries(messages).filter(([, text]) => text !== "")),
  };
  try {
    if (enabled && confirmed === undefined) {
      const { maintenance_enabled: closed, updated_at: version } = await readSettings(backend);
      if (!closed && version === over) {
        return respond(form.refuse([], 200), { closing: { over, messages: await messagesShown(input) } });
      }
    }
    const saved = await saveSettings(backend, input, confirmed ?? over);
    if (saved) await spreadChange(backend);
    const current = saved ?? (await readSettings(backend));
    if (saved || isSame(current, input)) return redirect(withToast("/", "saved"), 303);
    return respond(form.refuse([], 409), { theirs: toView(current) });
  } catch (error) {
    logError(context, error);
    return respond(form.refuse([adminError("save_failed")], failureStatus(error)));
  }
}

/** True where the settings were saved already: the same form was sent before, and its response was lost. */
function isSame(current: Settings, input: SettingsInput): boolean {
  const messages = current.maintenance_message_i18n;
  return (
    current.maintenance_enabled === input.maintenance_enabled &&
    current.maintenance_message === input.maintenance_message &&
    messageLanguages.every((each) => (messages[each] ?? "") === (input.maintenance_message_i18n[each] ?? ""))
  );
}

/** The message in each language of the shop, and in every other language that has a text. */
async function messagesShown({ maintenance_message: fallback, maintenance_message_i18n: messages }: SettingsInput) {
  const shown = messageLanguages.map(async (language) => {
    const own = isLanguage(language) ? (await i18nextFor(language)).t("maintenance:body") : "";
    return { language, text: messages[language] || fallback || own };
  });
  return (await Promise.all(shown)).filter(({ text }) => text !== "");
}

type Shown = { theirs?: SettingsView; closing?: Closing };

function respond({ data: result, init }: ReturnType<typeof data<SubmissionResult>>, { theirs, closing }: Shown = {}) {
  return data({ result, theirs, closing }, init ?? {});
}
