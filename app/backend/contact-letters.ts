import { z } from "zod";
import type { Language } from "../i18n/languages.ts";
import type { Backend } from "./backend.ts";

/**
 * A letter to the house. What it is about is `perfume`, a slug of the Vault and the name in the letter's language, or
 * `order`, by its secret.
 */
export type NewContactLetter = {
  name: string;
  email: string;
  message: string;
  language: Language;
  perfume: { slug: string; name: string } | null;
  /** Whether it asks for an invitation to that perfume. */
  invitation: boolean;
  order: { secret: string } | null;
};

/**
 * Keeps a letter to the house and writes to its sender that it has come; the same one again within a day is kept once.
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
      secret: letter.order?.secret,
      invitation: letter.invitation,
      ip: backend.address,
    }),
  );
}
