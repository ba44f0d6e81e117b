import { typicalComposition } from "../palette/aspects.ts";
import type { Volatile } from "../palette/volatiles.ts";
import type { MaterialId } from "../types.ts";
import { handlingOf, type Remark } from "./handled.ts";
import type { WeighedFormula } from "./recipe.ts";

/** What may happen to the perfume in months, by what is in it. */
const flags = ["browns", "schiff_base", "terpenes_oxidise", "iron", "light", "acid"] as const;
type StabilityFlag = (typeof flags)[number];

/** What browns a perfume: vanillins soonest, the dark resins and all else by how much there is of them. */
const brownKinds = ["vanillins", "heliotropin", "resins", "others"] as const;
type Brown = { kind: (typeof brownKinds)[number]; share: number };
const vanillins: readonly MaterialId[] = ["vanillin", "ethyl_vanillin", "vanilla_abs", "isobutavan"];
const resins: readonly MaterialId[] = ["benzoin_siam", "tolu_balsam", "styrax", "myrrh", "opoponax", "labdanum_abs"];
/** % of the concentrate from which vanillins, and from which all that browns together, can be seen to. Estimates. */
const browningVanillins = 0.2;
const browningTogether = 2;

/**
 * The terpenes that air oxidises to peroxides, and % of the concentrate that they are from which it is said. IFRA's
 * standards ask for fresh oils for limonene, linalool and the pinenes; the others are known to do the same. The figure
 * is an estimate.
 */
const terpenes: readonly Volatile[] = [
  "Limonene",
  "Linalool",
  "Linalyl acetate",
  "alpha-Pinene",
  "beta-Pinene",
  "alpha-Terpinene",
  "gamma-Terpinene",
  "Terpinolene",
  "Myrcene",
  "Sabinene",
  "delta-3-Carene",
  "alpha-Phellandrene",
  "beta-Phellandrene",
  "beta-Caryophyllene",
];
const manyTerpenes = 5;

/** % of the concentrate that is linalyl acetate or an acetal, which acid splits first, from which it is said. An estimate. */
const manySplit = 0.5;

/** The materials of the palette that are one such chemical themselves. */
const pure: Partial<Record<MaterialId, Volatile>> = { linalool: "Linalool", linalyl_acetate: "Linalyl acetate" };

/** % of a material that these chemicals are; of a natural as it typically is. */
function contentOf(material: MaterialId, wanted: readonly Volatile[]): number {
  const itself = pure[material];
  if (itself) return wanted.includes(itself) ? 100 : 0;
  return wanted.reduce((sum, one) => sum + (typicalComposition[material]?.[one] ?? 0), 0);
}

function kindOf(material: MaterialId): Brown["kind"] | null {
  if (!handlingOf(material).browns) return null;
  if (vanillins.includes(material)) return "vanillins";
  if (material === "heliotropin") return "heliotropin";
  return resins.includes(material) ? "resins" : "others";
}

/** What of a formula browns, the most first; nothing where it is too little to be seen. */
function browningOf(lines: WeighedFormula["lines"]): Brown[] {
  const shareOf = (kind: Brown["kind"]) =>
    lines.reduce((sum, { material, pct_concentrate: share }) => sum + (kindOf(material) === kind ? share : 0), 0);
  const browning = brownKinds.map((kind) => ({ kind, share: shareOf(kind) })).filter(({ share }) => share > 0);
  const together = browning.reduce((sum, { share }) => sum + share, 0);
  const seen = together >= browningTogether || shareOf("vanillins") >= browningVanillins;
  return seen ? browning.toSorted((one, other) => other.share - one.share) : [];
}

/** What may change in a perfume: shares in % w/w of the concentrate. */
export function stabilityOf(lines: WeighedFormula["lines"]): {
  flags: StabilityFlag[];
  browning: Brown[];
  terpenes: number;
} {
  const has = (wanted: (material: MaterialId) => boolean) => lines.some(({ material }) => wanted(material));
  const remarked = (remark: Remark) => has((material) => handlingOf(material).remarks.includes(remark));
  const isAldehyde = (material: MaterialId) => material === "heliotropin" || vanillins.includes(material);
  const contained = (wanted: readonly Volatile[]) =>
    lines.reduce((sum, { material, pct_concentrate: share }) => sum + (share * contentOf(material, wanted)) / 100, 0);
  const acetals = lines.reduce(
    (sum, { material, pct_concentrate: share }) => sum + (material === "methyl_pamplemousse" ? share : 0),
    0,
  );
  const browning = browningOf(lines);
  const oxidising = contained(terpenes);
  const found: Record<StabilityFlag, boolean> = {
    browns: browning.length > 0,
    schiff_base: remarked("amine") && (remarked("aldehyde") || has(isAldehyde)),
    terpenes_oxidise: oxidising >= manyTerpenes,
    iron: remarked("iron"),
    light: remarked("light"),
    acid: contained(["Linalyl acetate"]) + acetals >= manySplit,
  };
  return { flags: flags.filter((flag) => found[flag]), browning, terpenes: oxidising };
}
