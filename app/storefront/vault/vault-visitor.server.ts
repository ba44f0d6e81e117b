import { visitorContext } from "../../auth/visitor.ts";
import { listOwnInvitations } from "../../backend/vault.ts";
import { backendOf } from "../../http/backend.ts";
import type { Context } from "../../http/context.ts";
import { logError } from "../../http/log.ts";
import type { VaultVisitor } from "./access.ts";

/** Who looks at the Vault. Invitations that cannot be read now count as none: the pages can be read all the same. */
export async function vaultVisitorOf(context: Context): Promise<VaultVisitor> {
  if (!context.get(visitorContext).session) return { signedIn: false, invitations: [] };
  const invitations = await listOwnInvitations(backendOf(context)).catch((error: unknown) => {
    logError(context, error);
    return [];
  });
  return { signedIn: true, invitations };
}
