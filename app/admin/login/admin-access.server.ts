import { type AdminAccess, requestAdminAccess } from "../../backend/admins.ts";
import { backendOf } from "../../http/backend.ts";
import type { Context } from "../../http/context.ts";
import { logError } from "../../http/log.ts";

/** Whether who has just signed in may enter the admin app; `unknown` where the database does not answer. */
export async function adminAccessOf(context: Context): Promise<AdminAccess | "unknown"> {
  try {
    return await requestAdminAccess(backendOf(context));
  } catch (error) {
    logError(context, error);
    return "unknown";
  }
}
