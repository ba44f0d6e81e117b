import { z } from "zod";
import type { Backend } from "./backend.ts";
import { type MessageLanguage, messageLanguages } from "./message-languages.ts";

export { type MessageLanguage, messageLanguages };

const settingsSchema = z.object({
  /** Whichever hand wrote the row: `isOn` reads it. */
  maintenance_enabled: z.union([z.boolean(), z.number(), z.string()]).nullable(),
  maintenance_message: z
    .string()
    .nullable()
    .transform((text) => text ?? ""),
  maintenance_message_i18n: z
    .partialRecord(z.enum(messageLanguages), z.string())
    .nullable()
    .transform((texts) => texts ?? {}),
  /** As the database wrote it: what `saveSettings` compares. */
  updated_at: z.string(),
});

export type Settings = z.infer<typeof settingsSchema>;

const columns = "maintenance_enabled, maintenance_message, maintenance_message_i18n, updated_at";

/**
 * The shop's switches as they are now: an older copy could keep a shop closed that its owner has opened.
 * @throws BackendDown, BackendRefused where there is no row
 */
export async function readSettings(backend: Backend): Promise<Settings> {
  const [row] = await backend.run(z.tuple([settingsSchema]), (db) =>
    db.from("site_settings").select(columns).eq("id", 1),
  );
  return row;
}

export type ChangedSettings = {
  maintenance_enabled: boolean;
  maintenance_message: string;
  maintenance_message_i18n: Partial<Record<MessageLanguage, string>>;
};

/**
 * Saves the switches, for admins. `expectedUpdatedAt` is of the settings that the admin saw; null, with nothing
 * changed, where someone else has saved since.
 */
export async function saveSettings(
  backend: Backend,
  settings: ChangedSettings,
  expectedUpdatedAt: string,
): Promise<Settings | null> {
  const [row] = await backend.run(z.array(settingsSchema), (db) =>
    db.from("site_settings").update(settings).eq("id", 1).eq("updated_at", expectedUpdatedAt).select(columns),
  );
  return row ?? null;
}
