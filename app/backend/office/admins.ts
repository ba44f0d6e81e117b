import { z } from "zod";
import type { Backend } from "../backend.ts";
import { someRow } from "../rows.ts";

const adminSchema = z.object({ email: z.string(), is_active: z.boolean(), created_at: z.string() });

export type AdminRow = z.infer<typeof adminSchema>;

/** The allow-list, active or not, by address. */
export function listAdmins(backend: Backend): Promise<AdminRow[]> {
  return backend.run(z.array(adminSchema), (db) =>
    db.from("app_admins_email").select("email, is_active, created_at").order("email"),
  );
}

/** @throws BackendRefused (23505 for an address that is listed, 23514 for one that is none) */
export async function addAdmin(backend: Backend, email: string): Promise<void> {
  await backend.run(someRow, (db) =>
    db.from("app_admins_email").insert({ email: email.trim().toLowerCase() }).select("email"),
  );
}

/**
 * Switches an admin on or off; it counts from that admin's next request.
 * @throws BackendRefused (23514) where nobody would be left
 */
export async function setAdminActive(backend: Backend, email: string, active: boolean): Promise<void> {
  // Who switches themselves off may not read the list afterwards, so the row is not asked back.
  await backend.run(z.null(), (db) => db.from("app_admins_email").update({ is_active: active }).eq("email", email));
}
