import { z } from "zod";
import type { Language } from "../i18n/languages.ts";
import type { Backend } from "./backend.ts";

/** A sign-up. `phone` is E.164, `countryCode` ISO 3166-1 alpha-2. */
export type Lead = {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  countryCode: string;
  language: Language;
};

/**
 * Keeps a lead, one per e-mail address: the first one is kept, and a later one succeeds without a change, so that the
 * answer does not tell whether the address is known.
 * @throws BackendDown, BackendRefused for fields that break a constraint (23514) and where the hour's budget is spent
 */
export async function saveLead(backend: Backend, lead: Lead): Promise<void> {
  await backend.runAsWorker(z.literal(true), (db) =>
    db.rpc("leave_lead", {
      first_name: lead.firstName,
      last_name: lead.lastName,
      email: lead.email,
      phone: lead.phone,
      country_code: lead.countryCode,
      lang: lead.language,
      ip: backend.address,
    }),
  );
}
