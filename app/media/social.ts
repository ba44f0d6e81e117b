import type { Family } from "../maestro/types.ts";
import type { PictureName } from "./manifest.ts";

/** What a family is made of beside a shared bottle: near, on its left, when it leads; further away when it follows. */
export const heaps = {
  woody: { leads: "material-oud", follows: "material-cedar" },
  oriental: { leads: "material-incense", follows: "material-amber" },
  floral: { leads: "material-rose", follows: "material-rose" },
  citrus: { leads: "material-citrus", follows: "material-citrus" },
  musk: { leads: "material-musk", follows: "material-musk" },
  aquatic: { leads: "material-sea", follows: "material-sea" },
} as const satisfies Record<Family, { leads: PictureName; follows: PictureName }>;

/** The lamp behind the bottle takes a breath of the leading family's colour. */
export const lamps: Record<Family, string> = {
  woody: "#8a5a2c",
  oriental: "#a4541c",
  floral: "#7a2a2c",
  citrus: "#a8761f",
  musk: "#94704a",
  aquatic: "#245a5c",
};

/** The picture of a perfume between its two leading families, for the link that shares it. */
export function pairPicture(main: Family, second: Family): string {
  return `/media/social/${main}-${second}.jpg`;
}

/** The picture of a bottle of the Vault, for the link that shares it; a bottle of another kind has none. */
export function bottlePicture(bottle: string | null): string | undefined {
  return bottle && /^bottle-(emerald|cobalt|gold|royal)-(gold|royal)$/.test(bottle)
    ? `/media/social/${bottle}.jpg`
    : undefined;
}
