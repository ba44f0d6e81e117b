import { z } from "zod";
import type { Language } from "../i18n/languages.ts";
import { consentVersion } from "../shop/consent.ts";
import type { Backend } from "./backend.ts";
import { type LinkOutcome, linkOutcomeSchema } from "./mailed-links.ts";

/** A sign-up. `phone` is E.164, `countryCode` ISO 3166-1 alpha-2. */
export type Lead = {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  countryCode: string;
  language: Language;
  /** The box was ticked that allows the house to contact this person. */
  contactConsent: boolean;
};

/**
 * Keeps a lead, one per e-mail address: the first sign-up at once, later ones when the owner of the address presses the
 * mailed link, which also confirms the first and its consent. True, for a new and a known address alike, where the
 * letter with that link is to be sent.
 * @throws BackendRefused for fields that break a constraint (23514) and where the hour's budget is spent
 */
export function saveLead(backend: Backend, lead: Lead, tokenHash: string): Promise<boolean> {
  return backend.runAsWorker(z.boolean(), (db) =>
    db.rpc("save_lead", {
      first_name: lead.firstName,
      last_name: lead.lastName,
      email: lead.email,
      phone: lead.phone,
      country_code: lead.countryCode,
      lang: lead.language,
      token_hash: tokenHash,
      consent_version: lead.contactConsent ? consentVersion : undefined,
      ip: backend.address,
    }),
  );
}

const detailsSchema = z
  .object({
    first_name: z.string(),
    last_name: z.string(),
    email: z.string(),
    phone: z.string(),
    country_code: z.string(),
    contact_consent_at: z.string().optional(),
  })
  .transform((row) => ({
    name: `${row.first_name} ${row.last_name}`,
    email: row.email,
    phone: row.phone,
    countryCode: row.country_code,
    contactConsent: row.contact_consent_at !== undefined,
  }));

/** What the press on a mailed link would confirm. */
export type LeadDetails = z.infer<typeof detailsSchema>;

/** The details of a mailed link; null where there is no such link, or no longer. */
export function findLeadToConfirm(backend: Backend, tokenHash: string): Promise<LeadDetails | null> {
  return backend.runAsWorker(detailsSchema.nullable(), (db) =>
    db.rpc("find_lead_to_confirm", { token_hash: tokenHash }),
  );
}

/** Makes the details of a mailed link those of its address. */
export function confirmLead(backend: Backend, tokenHash: string): Promise<LinkOutcome> {
  return backend.runAsWorker(linkOutcomeSchema, (db) => db.rpc("confirm_lead", { token_hash: tokenHash }));
}
