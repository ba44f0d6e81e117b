import { z } from "zod";
import type { Language } from "../../i18n/languages.ts";
import type { Backend } from "../backend.ts";

const adminSchema = z.object({
  email: z.string(),
  is_active: z.boolean(),
  created_at: z.string(),
  /** The first sign-in by letter; before it the address opens nothing. */
  proven_at: z.string().nullable(),
});

export type AdminRow = z.infer<typeof adminSchema>;

/** The allow-list, inactive addresses included, by address. */
export function listAdmins(backend: Backend): Promise<AdminRow[]> {
  return backend.run(z.array(adminSchema), (db) =>
    db.from("app_admins_email").select("email, is_active, created_at, proven_at").order("email"),
  );
}

type Invitation = {
  email: string;
  language: Language;
  token: string;
  tokenHash: string;
  again: boolean;
};

/**
 * Lists an address and keeps the letter that invites its owner, until the outbox sends it; `again`: the letter alone, to
 * an address that is listed and has not signed in yet.
 * @throws BackendRefused (23505 for an address that is listed, 23514 for a malformed one, or one that waits
 * for no invitation, PT429 where it was invited often enough today)
 */
export async function inviteAdmin(backend: Backend, { language, tokenHash, ...invitation }: Invitation): Promise<void> {
  await backend.run(z.literal(true), (db) =>
    db.rpc("invite_admin", { ...invitation, lang: language, token_hash: tokenHash }),
  );
}

/**
 * Activates or deactivates an admin; it takes effect with that admin's next request.
 * @throws BackendRefused (23514) where no active admin would be left
 */
export async function setAdminActive(backend: Backend, email: string, active: boolean): Promise<void> {
  // No `select`: an admin who is deactivating themselves may not read the list afterwards.
  await backend.run(z.null(), (db) => db.from("app_admins_email").update({ is_active: active }).eq("email", email));
}

/**
 * Takes another admin off the list; removing one twice is harmless. What the address did stays in the log.
 * @throws BackendRefused (23514) for one's own address
 */
export async function removeAdmin(backend: Backend, email: string): Promise<void> {
  await backend.run(z.null(), (db) => db.from("app_admins_email").delete().eq("email", email));
}

/**
 * Ends every session, the password and the second factor of another admin, whose next sign-in is by letter again; false
 * for an address without an account, and for one's own.
 */
export function resetSecondFactor(backend: Backend, email: string, language: Language): Promise<boolean> {
  return backend.run(z.boolean(), (db) => db.rpc("reset_second_factor", { email, lang: language }));
}
