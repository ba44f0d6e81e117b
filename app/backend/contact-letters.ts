import { z } from "zod";
import type { Language } from "../i18n/languages.ts";
import type { Backend } from "./backend.ts";

/** A letter to the house. `perfume` is what it is about: a slug of the Vault, and the name in the letter's language. */
export type NewContactLetter = {
  name: string;
  email: string;
  message: string;
  language: Language;
  perfume: { slug: string; name: string } | null;
};

/**
 * Keeps a letter to the house; the same one again within a day is kept once.
 * @throws BackendRefused for fields that break a constraint (23514) and where the hour's budget is spent
 */
export async function saveContactLetter(backend: Backend, letter: NewContactLetter): Promise<void> {
  await backend.runAsWorker(z.literal(true), (db) =>
    db.rpc("save_contact_letter", {
      name: letter.name,
      email: letter.email,
      lang: letter.language,
      message: letter.message,
      about: letter.perfume?.slug,
      subject: letter.perfume?.name,
      ip: backend.address,
    }),
  );
}
