import { z } from "zod";
import type { Backend } from "../backend.ts";
import { languageSchema } from "../rows.ts";
import { type Listed, runPage } from "../run-page.ts";
import { anywhere, everyRow, rangeOf } from "./listing.ts";

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
});

export type LeadRow = z.infer<typeof leadSchema>;

const columns = "id, first_name, last_name, email, phone, country_code, lang, source, created_at";

/** Leads, the newest first; with a search those where name, address and phone hold it. */
export function listLeads(
  backend: Backend,
  { search, page }: { search: string; page: number },
): Promise<Listed<LeadRow>> {
  const [first, last] = rangeOf(page);
  return runPage(backend, leadSchema, first, (db) =>
    db
      .from("leads")
      .select(columns, { count: "exact" })
      .ilike("search", anywhere(search))
      .order("created_at", { ascending: false })
      .order("id")
      .range(first, last),
  );
}

/** Every lead, the oldest first, for a file. */
export function exportLeads(backend: Backend): Promise<LeadRow[]> {
  return everyRow((from, to) =>
    backend.run(z.array(leadSchema), (db) =>
      db.from("leads").select(columns).order("created_at").order("id").range(from, to),
    ),
  );
}

/** False where there is no such lead any more. */
export async function deleteLead(backend: Backend, id: string): Promise<boolean> {
  const gone = await backend.run(z.array(z.unknown()), (db) => db.from("leads").delete().eq("id", id).select("id"));
  return gone.length > 0;
}

const erasedSchema = z.object({ leads: z.number(), subscriptions: z.number(), accounts: z.number() });

/**
 * Erases all that is kept under an address, and says how much it was. Journeys carry no address.
 * @throws BackendRefused (23514) for an admin's address
 */
export function erasePerson(backend: Backend, email: string): Promise<z.infer<typeof erasedSchema>> {
  return backend.run(erasedSchema, (db) => db.rpc("erase_person", { email }));
}
