import { z } from "zod";
import type { Backend } from "../backend.ts";
import { languageSchema } from "../rows.ts";
import { type CountedPage, newestList, type PageCursor } from "./listing.ts";
import { logExport } from "./log.ts";

const leadSchema = z.object({
  id: z.uuid(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  phone: z.string(),
  country_code: z.string(),
  lang: languageSchema,
  source: z.string(),
  created_at: z.string(),
  /** When the person ticked the consent to be contacted; null where they did not. */
  contact_consent_at: z.string().nullable(),
  contact_consent_version: z.string().nullable(),
  contact_consent_lang: languageSchema.nullable(),
  /** When the owner of the address confirmed the details and the consent. */
  confirmed_at: z.string().nullable(),
});

export type LeadRow = z.infer<typeof leadSchema>;

const leads = newestList(leadSchema, (db, { search }: { search: string }, next) =>
  db.rpc("list_leads", { query: search.slice(0, 120), ...next }),
);

/** Leads, the newest first; with a search those whose name, e-mail address and phone have its words. */
export function listLeads(
  backend: Backend,
  query: { search: string; cursor?: PageCursor },
): Promise<CountedPage<LeadRow>> {
  return leads.page(backend, query);
}

/** All leads, the oldest first, in batches; the log tells who took them. */
export async function* exportLeads(backend: Backend): AsyncGenerator<LeadRow[]> {
  await logExport(backend, "leads");
  yield* leads.all(backend, { search: "" });
}

const erasedSchema = z.object({ leads: z.number(), subscriptions: z.number(), accounts: z.number() });

/**
 * Erases all that is kept under an e-mail address (right to erasure): lead, subscription, the account with its journeys,
 * letters, and what no order still needs; returns how many of the first three. A guest's journey has no address and stays.
 * @throws BackendRefused (23514) for an admin's address
 */
export function erasePerson(backend: Backend, email: string): Promise<z.infer<typeof erasedSchema>> {
  return backend.run(erasedSchema, (db) => db.rpc("erase_person", { email }));
}
