import { z } from "zod";
import type { Language } from "../i18n/languages.ts";
import { type Backend, BackendRefused } from "./backend.ts";
import { uniqueViolation } from "./postgres-errors.ts";

/** A sign-up. `phone` is E.164, `countryCode` ISO 3166-1 alpha-2. */
export type Lead = {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  countryCode: string;
  language: Language;
};

const created = z.literal(201);

/**
 * Inserts a lead, one per e-mail address: the first one is kept, and a later one succeeds without a change, so that the
 * answer does not tell whether the address is known.
 * @throws BackendDown, BackendRefused (23514) for fields that break a constraint
 */
export async function saveLead(backend: Backend, lead: Lead): Promise<void> {
  const row = {
    first_name: lead.firstName,
    last_name: lead.lastName,
    email: lead.email.toLowerCase(),
    phone: lead.phone,
    country_code: lead.countryCode,
    lang: lead.language,
    source: "signup_page",
  };
  try {
    // Visitors may not read leads, not even their own, so the row cannot be returned: the status tells that it exists.
    await backend.run(created, (db) =>
      db
        .from("leads")
        .insert(row)
        .then((answer) => ({ ...answer, data: answer.status })),
    );
  } catch (error) {
    if (!(error instanceof BackendRefused && error.code === uniqueViolation)) throw error;
  }
}
