import { redirect } from "react-router";
import { inviteToPerfume } from "../../backend/admin/selling.ts";
import { createVaultPerfume, type VaultPerfumeInput } from "../../backend/admin/vault-perfumes.ts";
import { backendOf } from "../../http/backend.ts";
import type { Context } from "../../http/context.ts";
import { logError } from "../../http/log.ts";
import { withToast } from "../shell/toast-name.ts";

type NewSelling = { stock: number | null; invited: string[] };

/**
 * Adds a perfume with its stock, then invites. Where that fails, the perfume's own page asks for the addresses again:
 * the perfume is there, and its form would now be refused.
 * @throws as `createVaultPerfume`
 */
export async function addVaultPerfume(context: Context, perfume: VaultPerfumeInput, { stock, invited }: NewSelling) {
  const backend = backendOf(context);
  const id = await createVaultPerfume(backend, { ...perfume, stock });
  try {
    if (invited.length > 0) await inviteToPerfume(backend, id, { emails: invited });
  } catch (error) {
    logError(context, error);
    return redirect(`${withToast(`/perfumes/${id}`, "added")}&uninvited#selling`, 303);
  }
  return redirect(withToast("/perfumes", "added"), 303);
}
