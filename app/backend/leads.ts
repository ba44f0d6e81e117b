import { z } from "zod";
import type { Language } from "../i18n/languages.ts";
import { type Backend, BackendRefused } from "./backend.ts";

/** Who signs up. `phone` is E.164, `countryCode` two capitals. */
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
 * Keeps a lead, once per address: the first stays, and a later one looks the same to whoever sent it.
 * @throws BackendDown, BackendRefused for fields that the database does not take
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
    // Visitors cannot read leads, not even their own, so the status is all that says the row exists.
    await backend.run(created, (db) =>
      db
        .from("leads")
        .insert(row)
        .then((answer) => ({ ...answer, data: answer.status })),
    );
  } catch (error) {
    if (!(error instanceof BackendRefused && error.code === "23505")) throw error;
  }
}
