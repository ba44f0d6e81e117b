import { type ZodType, z } from "zod";
import type { Language } from "../i18n/languages.ts";
import type { Backend } from "./backend.ts";
import { type LinkOutcome, linkOutcomeSchema } from "./mailed-links.ts";
import { orderSchema } from "./orders.ts";
import { localisedSchema } from "./rows.ts";

/**
 * Whose data is asked for: that of the address that a link was mailed to (found by the hash of the secret that pressing
 * it gave), or else that of the signed-in person, and in either case the journey of this browser.
 */
export type DataSubject = {
  email?: string | undefined;
  accessHash?: string | undefined;
  session?: string | undefined;
};

const argumentsOf = ({ email, accessHash, session }: DataSubject) => ({
  email,
  access_hash: accessHash,
  session_id: session,
});

const dates = { created_at: z.string() };

const myDataSchema = z.object({
  /** Null for a guest without a link. */
  email: z.string().nullable(),
  sign_up: z
    .object({
      ...dates,
      first_name: z.string(),
      last_name: z.string(),
      phone: z.string(),
      country_code: z.string(),
      contact_consent_at: z.string().nullable(),
    })
    .nullable(),
  newsletter: z.object({ ...dates, unsubscribed_at: z.string().nullable() }).nullable(),
  account: z.object(dates).nullable(),
  /** Letters to the house. */
  contact_letters: z.array(z.object({ ...dates, message: z.string(), replied_at: z.string().nullable() })),
  /** To perfumes of the Vault. */
  invitations: z.array(z.object({ ...dates, perfume: localisedSchema })),
  /** `proven`: known to be theirs; of another nothing is told but that it is kept under the address. */
  orders: z.array(
    z.discriminatedUnion("proven", [
      orderSchema
        .pick({ number: true, name: true, phone: true, country: true, address: true, total: true, currency: true })
        .extend({ ...dates, proven: z.literal(true) }),
      z.object({ ...dates, number: z.string(), proven: z.literal(false) }),
    ]),
  ),
  journeys: z.array(
    z.object({
      ...dates,
      answers: z.array(z.unknown()),
      /** The last composed first. */
      editions: z.array(z.object({ custom_name: z.string().nullable(), fingerprint: z.string() })),
    }),
  ),
});

/** What the shop keeps about a person, in short. */
export type MyData = z.infer<typeof myDataSchema>;

function readMyData<Part>(backend: Backend, subject: DataSubject, part: ZodType<Part>): Promise<Part> {
  return backend.runAsWorker(part, (db) => db.rpc("export_my_data", argumentsOf(subject)));
}

/** The part that the page of one's data shows. */
export function findMyData(backend: Backend, subject: DataSubject): Promise<MyData> {
  return readMyData(backend, subject, myDataSchema);
}

/** Everything that the shop keeps about a person, as the database tells it, for a file. */
export function exportMyData(backend: Backend, subject: DataSubject): Promise<Record<string, unknown>> {
  return readMyData(backend, subject, z.record(z.string(), z.unknown()));
}

/**
 * Prepares the link to what is kept about an address, known or not: true where its letter is to be sent, false where the
 * letter box has had its letters of today (`private.spend_letter`).
 * @throws BackendRefused where the hour's budget is spent
 */
export function requestMyDataLink(
  backend: Backend,
  { email, language, tokenHash }: { email: string; language: Language; tokenHash: string },
): Promise<boolean> {
  return backend.runAsWorker(z.boolean(), (db) =>
    db.rpc("request_my_data_link", { email, lang: language, token_hash: tokenHash, ip: backend.address }),
  );
}

/** Exchanges a mailed link for half an hour under another secret. */
export function openMyData(
  backend: Backend,
  { tokenHash, accessHash }: { tokenHash: string; accessHash: string },
): Promise<LinkOutcome> {
  return backend.runAsWorker(linkOutcomeSchema, (db) =>
    db.rpc("open_my_data", { token_hash: tokenHash, access_hash: accessHash }),
  );
}

/** Takes back the consent to be contacted. */
export async function withdrawContactConsent(backend: Backend, { email, accessHash }: DataSubject): Promise<void> {
  await backend.runAsWorker(z.boolean(), (db) =>
    db.rpc("withdraw_contact_consent", { email, access_hash: accessHash }),
  );
}

/**
 * Erases what `exportMyData` finds, the account included.
 * @throws BackendRefused (23514) for an admin, who leaves the allow-list first
 */
export async function eraseMyData(backend: Backend, subject: DataSubject): Promise<void> {
  await backend.runAsWorker(z.record(z.string(), z.number()), (db) => db.rpc("erase_my_data", argumentsOf(subject)));
}
