import { z } from "zod";
import type { Backend } from "./backend.ts";

/**
 * Whether the request's user is an active admin: the database compares the verified token's e-mail address with the
 * allow-list. Null where the token's session has been ended, so that it is nobody's any more.
 * @throws BackendRefused for a token that has expired
 */
export function isAdmin(backend: Backend): Promise<boolean | null> {
  return backend.run(z.boolean().nullable(), (db) => db.rpc("is_admin"));
}

const accessSchema = z.enum(["open", "factor", "closed"]);

export type AdminAccess = z.infer<typeof accessSchema>;

/**
 * Called at a sign-in to the admin app. The first one of a listed address opens it only by letter, which proves the
 * address: a password from before, and sessions that it opened, are void then. `factor`: it opens once a second factor
 * is passed.
 */
export function requestAdminAccess(backend: Backend): Promise<AdminAccess> {
  return backend.run(accessSchema, (db) => db.rpc("request_admin_access"));
}

/** Whether an address is an active one of the allow-list; for the Worker alone, which tells nobody. */
export function isListedAdmin(backend: Backend, email: string): Promise<boolean> {
  return backend.runAsWorker(z.boolean(), (db) => db.rpc("is_listed_admin", { email }));
}

/** Whom an invitation to the admin app went to; null where it has been accepted, is over, or is none. */
export function findAdminInvitation(backend: Backend, tokenHash: string): Promise<string | null> {
  return backend.runAsWorker(z.string().nullable(), (db) => db.rpc("find_admin_invitation", { token_hash: tokenHash }));
}
