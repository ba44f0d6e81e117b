import { materials } from "../maestro/palette/materials.ts";
import type { Family, MaterialId } from "../maestro/types.ts";
import { smellNames } from "../maestro/words/smells.ts";
import { type Smell, smells } from "./smells.ts";

/** By each still life, the materials that it shows to somebody who reads their names. What is not here has its family's glyph. */
const shownBy: Record<Smell, readonly MaterialId[]> = {
  bergamot: ["bergamot_fcf"],
  lemon: ["lemon_cp"],
  mandarin: ["mandarin_red"],
  orange: ["decanal", "sweet_orange"],
  grapefruit: ["grapefruit", "methyl_pamplemousse"],
  neroli: ["linalyl_acetate", "neroli", "petitgrain"],
  lime: ["dihydromyrcenol"],
  verbena: ["litsea_cubeba"],
  lavender: ["lavender"],
  mint: ["l_carvone", "peppermint", "triplal", "undecavertol"],
  sage: ["clary_sage"],
  blossom: ["benzyl_salicylate", "florol", "linalool"],
  rose: ["citronellol", "geraniol", "rose_absolute", "rose_otto", "rose_oxide"],
  rosewater: ["phenylethyl_alcohol"],
  geranium: ["diphenyl_oxide", "geranium"],
  jasmine: ["benzyl_acetate", "hedione", "hexyl_cinnamal", "indole", "jasmine_grandiflorum", "jasmine_sambac"],
  tuberose: ["tuberose_abs"],
  "orange-flower": ["orange_flower_abs"],
  ylang: ["ylang_ylang"],
  lily: ["florhydral", "hydroxycitronellal"],
  violet: ["beta_ionone", "methyl_ionone_gamma"],
  iris: ["alpha_irone", "dihydro_beta_ionone", "orris_butter"],
  apricot: ["gamma_undecalactone", "osmanthus_abs"],
  cardamom: ["cardamom"],
  saffron: ["safraleine", "safranal"],
  "pink-pepper": ["pink_pepper"],
  "black-pepper": ["black_pepper"],
  cinnamon: ["cinnamon_bark"],
  clove: ["eugenol"],
  ginger: ["ginger"],
  oud: ["oud_accord", "oud_oil"],
  sandalwood: ["ebanol", "javanol", "polysantol", "sandalore", "sandalwood_album"],
  cedar: ["cedarwood_atlas", "cedarwood_virginia", "cedramber"],
  guaiac: ["amber_core", "cashmeran", "guaiacwood", "iso_e_super", "kephalis", "norlimbanol"],
  vetiver: ["cypriol", "vetiver", "vetiveryl_acetate"],
  patchouli: ["clearwood", "patchouli"],
  moss: ["evernyl", "oakmoss"],
  frankincense: ["elemi", "olibanum"],
  myrrh: ["myrrh", "opoponax"],
  benzoin: ["benzoin_siam", "styrax", "tolu_balsam"],
  amber: ["amber_xtreme", "labdanum_abs"],
  vanilla: ["ethyl_vanillin", "isobutavan", "vanilla_abs", "vanillin"],
  tonka: ["coumarin", "hay_abs", "tonka_abs"],
  cocoa: ["cocoa_abs"],
  leather: ["isobutyl_quinoline", "tobacco_abs", "vertofix"],
  musk: [
    "ambrette_seed",
    "ambrettolide",
    "celestolide",
    "civetone",
    "cosmone",
    "ethylene_brassylate",
    "exaltolide",
    "galaxolide",
    "globanone",
    "habanolide",
    "helvetolide",
    "hexadecanolide",
    "isomuscone",
    "muscenone",
    "muscone",
    "romandolide",
    "serenolide",
    "velvione",
  ],
  sea: ["azurone", "calone", "maritima", "scentenal", "seaweed_abs", "transluzone"],
  rain: ["cascalone", "geosmin", "helional"],
};

/** What a note is shown as: a still life, or the glyph of its family. Musk is always shown as the still life. */
export type Look = Smell | Exclude<Family, "musk">;

const lookByName = new Map<string, Look>();
for (const { id, family } of materials) {
  if (family && family !== "musk") lookByName.set(smellNames[id].en, family);
}
for (const smell of smells) for (const id of shownBy[smell]) lookByName.set(smellNames[id].en, smell);

/** What a note is shown as, by its English name; null for the name of a material that the palette no longer has. */
export function lookOf(name: string): Look | null {
  return lookByName.get(name) ?? null;
}
