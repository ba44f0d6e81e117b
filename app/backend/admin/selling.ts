import { z } from "zod";
import type { Language } from "../../i18n/languages.ts";
import type { Backend } from "../backend.ts";
import { spreadChange } from "../site-state.ts";

const sellingSchema = z.object({
  /** Bottles that may still be sold; null where they are filled to order. */
  stock: z.int().nonnegative().nullable(),
  vault_invitations: z.array(z.object({ id: z.uuid(), email: z.string(), created_at: z.string() })),
});

/** How a perfume of the Vault is sold: its stock, and whom admins have invited to own it. */
export type Selling = z.infer<typeof sellingSchema>;

/** Null where there is no such perfume. */
export async function findSelling(backend: Backend, id: string): Promise<Selling | null> {
  const [selling] = await backend.run(z.array(sellingSchema), (db) =>
    db
      .from("maestro_products")
      .select("stock, vault_invitations (id, email, created_at)")
      .eq("id", id)
      .order("created_at", { referencedTable: "vault_invitations" }),
  );
  return selling ?? null;
}

/**
 * Sets the stock of a perfume (null: filled to order), where it is still what was `seen`: a bottle may be sold meanwhile.
 * @returns false where it is another
 */
export async function setStock(
  backend: Backend,
  id: string,
  { stock, seen }: { stock: number | null; seen: number | null },
): Promise<boolean> {
  const rows = await backend.run(z.array(z.object({ id: z.uuid() })), (db) => {
    const update = db.from("maestro_products").update({ stock }).eq("id", id);
    return (seen === null ? update.is("stock", null) : update.eq("stock", seen)).select("id");
  });
  if (rows.length > 0) await spreadChange(backend);
  return rows.length > 0;
}

const askedSchema = z.object({
  id: z.uuid(),
  badges: z.array(z.string()),
  vault_invitations: z.array(z.object({ email: z.string() })),
});

/**
 * What an address that writes about a perfume may be invited to: the perfume of a slug, where it is sold by invitation,
 * and whether the address has one already; null for any other.
 */
export async function findInvitable(
  backend: Backend,
  slug: string,
  email: string,
): Promise<{ id: string; invited: boolean } | null> {
  const [perfume] = await backend.run(z.array(askedSchema), (db) =>
    db.from("maestro_products").select("id, badges, vault_invitations (email)").eq("slug", slug),
  );
  if (!perfume?.badges.includes("invite_only")) return null;
  return { id: perfume.id, invited: perfume.vault_invitations.some((invitation) => invitation.email === email) };
}

/** Whom to invite, and the language of their letter; without one each gets the language that the house knows of them. */
export type Invitees = { emails: readonly string[]; language?: Language | undefined };

/**
 * Invites addresses to own a perfume; each is sent a letter.
 * @throws BackendRefused (23505 where one is invited already, PT429 past what is sent in a day)
 */
export async function inviteToPerfume(backend: Backend, id: string, { emails, language }: Invitees): Promise<void> {
  await backend.run(z.null(), (db) =>
    db.rpc("invite_to_perfume", { product_id: id, emails: [...emails], lang: language }),
  );
}

/** Withdraws an invitation. */
export async function withdrawInvitation(backend: Backend, invitation: string): Promise<void> {
  await backend.run(z.null(), (db) => db.from("vault_invitations").delete().eq("id", invitation));
}
