import { z } from "zod";
import type { Language } from "../i18n/languages.ts";
import type { Backend } from "./backend.ts";
import { atLeastOneRow, languageSchema } from "./rows.ts";

const profileSchema = z.object({ name: z.string().nullable(), lang: languageSchema });

/** What a person tells of themselves in their account. `name` is null where they leave it out. */
export type Profile = z.infer<typeof profileSchema>;

/** The profile of who makes this request; null where they have saved none. */
export async function findProfile(backend: Backend, userId: string): Promise<Profile | null> {
  const [row] = await backend.run(z.array(profileSchema), (db) =>
    db.from("profiles").select("name, lang").eq("user_id", userId),
  );
  return row ?? null;
}

/** Saves the profile of who makes this request. @throws BackendRefused for what is another's */
export async function saveProfile(
  backend: Backend,
  { userId, name, language }: { userId: string; name: string | null; language: Language },
): Promise<void> {
  await backend.run(atLeastOneRow, (db) =>
    db.from("profiles").upsert({ user_id: userId, name, lang: language }).select("user_id"),
  );
}
