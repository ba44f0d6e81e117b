import { z } from "zod";
import type { Backend } from "./backend.ts";

/**
 * Whether the request's user is an active admin: the database compares the verified token's e-mail address with the
 * allow-list.
 * @throws BackendDown, BackendRefused for a token that has expired
 */
export function isAdmin(backend: Backend): Promise<boolean> {
  return backend.run(z.boolean(), (db) => db.rpc("is_admin"));
}
