import type { VaultPerfume } from "../../backend/vault-perfume-schema.ts";

/** To whom a perfume is restricted, as its first such badge says; undefined where anyone may have it. */
export function accessOf({ badges }: Pick<VaultPerfume, "badges">) {
  return badges.find((badge) => badge !== "iconic");
}
