import type { Family } from "../maestro/types.ts";
import type { PictureName } from "./manifest.ts";

/** Pictures of a family's raw materials beside a bottle: `main` when the family leads the perfume, `second` when it follows. */
export const materialPictures = {
  woody: { main: "material-oud", second: "material-cedar" },
  oriental: { main: "material-incense", second: "material-amber" },
  floral: { main: "material-rose", second: "material-rose" },
  citrus: { main: "material-citrus", second: "material-citrus" },
  musk: { main: "material-musk", second: "material-musk" },
  aquatic: { main: "material-sea", second: "material-sea" },
} as const satisfies Record<Family, { main: PictureName; second: PictureName }>;

/** The colour of the light behind the bottle, by the leading family. */
export const glowColours: Record<Family, string> = {
  woody: "#8a5a2c",
  oriental: "#a4541c",
  floral: "#7a2a2c",
  citrus: "#a8761f",
  musk: "#94704a",
  aquatic: "#245a5c",
};

/** The social image of a composed perfume, by its two leading families. */
export function familyPairSocialImage(main: Family, second: Family): string {
  return `/media/social/${main}-${second}.jpg`;
}

/** The social image of a Vault perfume, by its bottle's picture; other pictures have none. */
export function bottleSocialImage(bottle: string | null): string | undefined {
  return bottle && /^bottle-(emerald|cobalt|gold|royal)-(gold|royal)$/.test(bottle)
    ? `/media/social/${bottle}.jpg`
    : undefined;
}
