import { findVaultPerfume } from "../../backend/vault.ts";
import { backendOf } from "../../http/backend.ts";
import type { Context } from "../../http/context.ts";
import { languageOf } from "../../http/language.ts";
import { restrictionOf } from "../vault/access.ts";

/** What a letter is about: a perfume of the Vault, by its name in the visitor's language. */
export type LetterSubject = NonNullable<Awaited<ReturnType<typeof findSubject>>>;

/**
 * The perfume that `?about=` names by its slug; null where the Vault has none by that name. Nothing of the address
 * itself is shown or kept.
 * @throws BackendDown
 */
export async function findSubject(context: Context, url: URL) {
  const slug = url.searchParams.get("about");
  const perfume = slug ? await findVaultPerfume(backendOf(context), slug) : null;
  if (!perfume) return null;
  return { slug: perfume.slug, name: perfume.name[languageOf(context)], restriction: restrictionOf(perfume) };
}
