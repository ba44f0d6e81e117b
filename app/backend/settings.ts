import { z } from "zod";
import type { Backend } from "./backend.ts";
import { isOn } from "./boolean-flag.ts";
import { type MessageLanguage, messageLanguages } from "./message-languages.ts";

export const settingsSchema = z.object({
  maintenance_enabled: z.union([z.boolean(), z.number(), z.string()]).nullable().transform(isOn),
  maintenance_message: z
    .string()
    .nullable()
    .transform((text) => text ?? ""),
  maintenance_message_i18n: z
    .partialRecord(z.enum(messageLanguages), z.string())
    .nullable()
    .transform((texts) => texts ?? {}),
  /** The version that `saveSettings` compares, as Postgres formats it. */
  updated_at: z.string(),
  /** When a question or a perfume last changed, as Postgres formats it. */
  catalogue_changed_at: z.string(),
});

export type Settings = z.infer<typeof settingsSchema>;

const columns = "maintenance_enabled, maintenance_message, maintenance_message_i18n, updated_at, catalogue_changed_at";

/**
 * The settings, not cached: a stale copy could keep the shop closed after it was opened.
 * @throws BackendDown, also where the row is missing
 */
export async function readSettings(backend: Backend): Promise<Settings> {
  const [row] = await backend.run(z.tuple([settingsSchema]), (db) =>
    db.from("site_settings").select(columns).eq("id", 1),
  );
  return row;
}

export type SettingsInput = {
  maintenance_enabled: boolean;
  maintenance_message: string;
  maintenance_message_i18n: Partial<Record<MessageLanguage, string>>;
};

/**
 * Saves the settings with optimistic locking: `expectedUpdatedAt` is of the settings that the admin edited. Null, with
 * nothing changed, where someone else has saved since.
 * @throws BackendRefused (42501) for a caller who is not an admin
 */
export async function saveSettings(
  backend: Backend,
  settings: SettingsInput,
  expectedUpdatedAt: string,
): Promise<Settings | null> {
  const [row] = await backend.run(z.array(settingsSchema), (db) =>
    db.from("site_settings").update(settings).eq("id", 1).eq("updated_at", expectedUpdatedAt).select(columns),
  );
  return row ?? null;
}
