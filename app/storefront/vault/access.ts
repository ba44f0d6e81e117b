import type { VaultPerfume } from "../../backend/vault-perfume-schema.ts";

/** To whom a perfume is restricted; undefined where anyone may have it. An invitation is asked for before membership. */
export function restrictionOf({ badges }: Pick<VaultPerfume, "badges">) {
  return (["invite_only", "members_only"] as const).find((restriction) => badges.includes(restriction));
}

/** The badges that are shown: of two restrictions the one that decides. */
export function shownBadges({ badges }: Pick<VaultPerfume, "badges">) {
  const restriction = restrictionOf({ badges });
  return badges.filter((badge) => badge === "iconic" || badge === restriction);
}

/** Who looks at the Vault: whether they are signed in, and the ids of the perfumes that they are invited to. */
export type VaultVisitor = { signedIn: boolean; invitations: readonly string[] };

/** What the restriction of a perfume means for a visitor; the order is priced by the same rules in the database. */
export function accessOf(perfume: Pick<VaultPerfume, "id" | "badges">, { signedIn, invitations }: VaultVisitor) {
  switch (restrictionOf(perfume)) {
    case "invite_only":
      return invitations.includes(perfume.id) ? "invited" : "uninvited";
    case "members_only":
      return signedIn ? "member" : "signed_out";
    default:
      return "open";
  }
}

export type Access = ReturnType<typeof accessOf>;
