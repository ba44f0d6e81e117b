import { z } from "zod";
import type { Backend } from "../backend.ts";
import { languageSchema } from "../rows.ts";
import { type CountedPage, newestList, type PageCursor } from "./listing.ts";

const sharedFields = {
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  /** The language of the page that the letter was written on; the reply is sent in it. */
  lang: languageSchema,
  /** The name of the perfume that the letter is about. */
  subject: z.string().nullable(),
  /** The number of the order that it is about. */
  order_number: z.string().nullable(),
  created_at: z.string(),
  replied_by: z.string().nullable(),
  /** When an admin took the letter to reply to it. */
  replied_at: z.string().nullable(),
  /** When the mail service took the reply; without it the letter waits for one. */
  sent_at: z.string().nullable(),
};

const rowSchema = z.object({ ...sharedFields, beginning: z.string() });
const letterSchema = z.object({
  ...sharedFields,
  about: z.string().nullable(),
  message: z.string(),
  reply: z.string().nullable(),
});

export type ContactLetterRow = z.infer<typeof rowSchema>;
export type ContactLetter = z.infer<typeof letterSchema>;

type LetterFilter = { answered?: boolean | undefined; search: string };

const contactLetters = newestList(rowSchema, (db, { answered, search }: LetterFilter, next) =>
  db.rpc("list_contact_letters", { answered, query: search.slice(0, 120), ...next }),
);

/** Letters to the house, the newest first: all, or those that are answered, or not. */
export function listContactLetters(
  backend: Backend,
  query: LetterFilter & { cursor?: PageCursor },
): Promise<CountedPage<ContactLetterRow>> {
  return contactLetters.page(backend, query);
}

/** A letter by its id; null where there is none. */
export async function findContactLetter(backend: Backend, id: string): Promise<ContactLetter | null> {
  const [letter] = await backend.run(z.array(letterSchema), (db) =>
    db
      .from("contact_letters")
      .select(
        "id, name, email, lang, about, subject, order_number, message, created_at, reply, replied_by, replied_at, sent_at",
      )
      .eq("id", id),
  );
  return letter ?? null;
}

const takenSchema = z.enum(["yours", "taken", "under_way", "done", "gone"]);

/**
 * Takes a letter to reply to it, before the reply is sent, and keeps the reply: `taken` where another reply has left or
 * is on its way, `under_way` or `done` where it is this very one.
 * @throws BackendRefused for a caller who is not an admin
 */
export function takeContactLetter(backend: Backend, id: string, reply: string): Promise<z.infer<typeof takenSchema>> {
  return backend.run(takenSchema, (db) => db.rpc("take_contact_letter", { letter_id: id, reply }));
}

/**
 * Says whether the reply to a letter that was taken has left; if not, the reply is dropped and anyone may take the letter.
 * @throws BackendRefused for a caller who is not an admin
 */
export async function reportContactReply(backend: Backend, id: string, sent: boolean): Promise<void> {
  await backend.run(z.boolean(), (db) => db.rpc("report_contact_reply", { letter_id: id, is_sent: sent }));
}
