import { materialOf } from "../../palette/materials.ts";
import { randomAt } from "../../random.ts";
import type { MaterialId, VariantKind } from "../../types.ts";
import type { Context } from "./context.ts";
import type { Template } from "./phrasebook.ts";

/** The notes of heart and base of which a letter says what they smell like. */
const characterful = [
  "olibanum",
  "benzoin_siam",
  "hedione",
  "helional",
  "methyl_ionone_gamma",
  "phenylethyl_alcohol",
  "cashmeran",
  "clary_sage",
  "patchouli",
  "hydroxycitronellal",
  "geraniol",
  "florol",
  "coumarin",
  "cedarwood_atlas",
  "sandalore",
  "davana",
  "vetiver",
  "exaltolide",
  "galaxolide",
  "eugenol",
  "hexyl_cinnamal",
  "vanillin",
  "romandolide",
  "iso_e_super",
  "amber_core",
  "myrrh",
  "ambrettolide",
  "habanolide",
  "sandalwood_album",
  "cedarwood_virginia",
  "benzyl_salicylate",
  "heliotropin",
  "cocoa_abs",
  "guaiacwood",
  "safraleine",
  "oud_oil",
  "isobutyl_quinoline",
  "evernyl",
  "ethyl_maltol",
  "citronellol",
  "labdanum_abs",
  "raspberry_ketone",
  "tolu_balsam",
  "ethylene_brassylate",
  "calone",
  "jasmine_sambac",
  "tonka_abs",
  "geranium",
  "decanal",
  "helvetolide",
  "cinnamon_bark",
  "vetiveryl_acetate",
  "tobacco_abs",
  "cypriol",
  "rose_absolute",
  "melonal",
  "gamma_undecalactone",
  "jasmine_grandiflorum",
  "osmanthus_abs",
  "muscone",
  "rose_otto",
  "opoponax",
  "orange_flower_abs",
  "ambroxan",
  "vanilla_abs",
  "ylang_ylang",
  "beta_ionone",
  "orris_butter",
] as const satisfies readonly MaterialId[];

type Characterful = (typeof characterful)[number];

/** What each of them smells like, as a language's sentences take it. Estimates, to be reviewed by a perfumer. */
export type Characters = Record<Characterful, string>;

const places: ReadonlyMap<MaterialId, number> = new Map(characterful.map((material, place) => [material, place]));

const isCharacterful = (material: MaterialId): material is Characterful => places.has(material);

/** The most telling notes of a letter, of which one is spoken of. */
const mostTelling = 2;

/**
 * Picks the note whose smell a description tells: one that a stranger would notice first. It is named there and not
 * again in its layer, so the layer must have another one. The two descriptions of a session divide the notes, so they
 * tell different ones.
 */
export function pickCharacter(
  { heart, base }: Pick<Context, "heart" | "base">,
  variant: VariantKind,
  seed: number,
): MaterialId | undefined {
  const half = variant === "premiere" ? 0 : 1;
  const isMine = (material: MaterialId) => (randomAt(seed, 1000 + (places.get(material) ?? 0)) + half) % 2 === 0;
  const mine = [heart, base]
    .filter((layer) => layer.length > 1)
    .flat()
    .filter((material) => isCharacterful(material) && isMine(material))
    .sort((one, other) => materialOf(other).impact - materialOf(one).impact);
  return mine[randomAt(seed, 15) % Math.min(mostTelling, mine.length)];
}

/** Sentences that name a note and say what it smells like. */
export const forCharacter =
  (characters: Characters, write: (ids: readonly MaterialId[], like: string) => string): Template =>
  ({ character }) =>
    character && isCharacterful(character) ? write([character], characters[character]) : null;
