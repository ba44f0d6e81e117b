import { z } from "zod";
import type { Backend } from "./backend.ts";

/** Whether this request's person is on the allow-list and active: the database compares the verified token's address. */
export function isAdmin(backend: Backend): Promise<boolean> {
  return backend.run(z.boolean(), (db) => db.rpc("is_admin"));
}
