import { facetOf, facets, impactOf, indexOf, materialCount, maxUse, typicalUse } from "../palette/columns.ts";
import {
  aboveFloor,
  carriers,
  leastWished,
  lightest,
  loweredMax,
  mostDiluent,
  mostMuskUnasked,
  mostUnasked,
  neverPoured,
  powerfulFrom,
  powerfulMultiple,
  volume,
} from "../palette/habits.ts";
import { materials } from "../palette/materials.ts";
import { maxInProduct } from "../palette/standards.ts";
import { families, type MaterialId } from "../types.ts";
import { at, intAt, type VectorSource } from "../vector.ts";

/**
 * The weighing grid: a share is a whole number of units of 1 / unitsPerPercent % (0.001 %) of the concentrate. What is
 * strongest is poured in hundredths of a per cent, and weighed as a dilution.
 */
export const unitsPerPercent = 1000;

/** One of what gives volume alone is at most this part of what all may be together. */
const mostOfVolume = 0.8;

/** A quiet material that carries a perfume may fill so much of the concentrate, %. An estimate. */
const mostOfCarrier = 30;

/**
 * The highest share that a formula takes of each material by habit, % of the concentrate: five times its usual share (or
 * ten more than twice it, if that is less), and never more than its maximum use level.
 */
const habitualMax: Readonly<Float64Array> = Float64Array.from(maxUse, (max, index) => {
  const typical = at(typicalUse, index);
  const id = materials[index]?.id;
  const most = Math.min(max, (id && loweredMax[id]) ?? max);
  if (id && neverPoured.includes(id)) return 0;
  if (id && carriers.includes(id)) return Math.min(most, Math.max(mostOfCarrier, 4 * typical));
  if (at(impactOf, index) >= powerfulFrom) return Math.min(most, powerfulMultiple * typical);
  return Math.min(most, 5 * typical, 10 + 2 * typical);
});

/** The caps at every dosage that was composed at; answers know ten. */
const knownCaps = new Map<number, Readonly<Float64Array>>();

/**
 * The cap of each material, % of the concentrate, rounded down to the weighing grid: what habit and every limit (IFRA's
 * and the EU's) allow it alone.
 * @param dosage % w/w of the finished perfume
 */
function capsAt(dosage: number): Readonly<Float64Array> {
  const known = knownCaps.get(dosage);
  if (known) return known;
  const caps = Float64Array.from(habitualMax, (most, material) => {
    const cap = Math.min(most, (at(maxInProduct, material) * 100) / dosage);
    return Math.floor(cap * unitsPerPercent + 1e-9) / unitsPerPercent;
  });
  knownCaps.set(dosage, caps);
  return caps;
}

/** The cap of one material by habit and law alone. */
export const capOf = (material: number, dosage: number): number => at(capsAt(dosage), material);

/** A table by id as pairs of an index into the palette and what stands there. */
const rowsOf = <Row>(table: Partial<Record<MaterialId, Row>>): readonly (readonly [number, Row])[] =>
  materials.flatMap(({ id }, index) => {
    const row = table[id];
    return row === undefined ? [] : [[index, row] as const];
  });

const unaskedRows = rowsOf(mostUnasked);
const lightestRows = rowsOf<number>(lightest.most);
const floorRows = rowsOf(leastWished);
const diluentRows = { below: rowsOf<number>(mostDiluent.below), above: rowsOf<number>(mostDiluent.above) };
const volumeMaterials: readonly number[] = volume.materials.flatMap((id) => indexOf.get(id) ?? []);
const muskMaterials: readonly number[] = materials.flatMap(({ family }, index) => (family === "musk" ? [index] : []));
const gourmand = facets.indexOf("gourmand");

/** What bounds hang on: the dosage, the families that were asked for, what is wished for and what makes it recognised. */
type Asked = {
  dosage: number;
  requested: Readonly<Float64Array>;
  rememberedMaterials: readonly (readonly number[])[];
  around: readonly { material: number }[];
};

/** Materials of which all together are bounded. */
type Bulk = { name: string; materials: readonly number[]; most: number };

/** The bounds that one person's answers set. */
export type Bounds = {
  /** The most of each material, % of the concentrate, on the weighing grid. */
  caps: Float64Array;
  /** The least of a material that is poured for a wish, % of the concentrate; 0 of one without a floor. */
  floors: Float64Array;
  /** What together is bounded: which materials, and the most of all, % of the concentrate. */
  bulks: readonly Bulk[];
};

/** Bounds the palette for one person: by habit and law, by what was asked for and what was not. */
export function boundsFor({ dosage, requested, rememberedMaterials, around }: Asked, source: VectorSource): Bounds {
  const caps = source.floats(materialCount);
  caps.set(capsAt(dosage));
  const floors = source.floats(materialCount);
  const wished = new Set(rememberedMaterials.flat());
  const told = new Set([...wished, ...around.map(({ material }) => material)]);
  const lower = (material: number, most: number) => {
    caps[material] = Math.min(at(caps, material), most);
  };
  for (const [material, { most, unless }] of unaskedRows) {
    const isAsked = unless?.some((family) => at(requested, families.indexOf(family)) === 1) === true;
    if (!told.has(material) && !isAsked) lower(material, most);
  }
  if (dosage <= lightest.dosage)
    for (const [material, most] of lightestRows) if (!told.has(material)) lower(material, most);
  for (const [material, most] of dosage > mostDiluent.dosage ? diluentRows.above : diluentRows.below)
    lower(material, most);
  const isTasted = rememberedMaterials.some((list) => list.some((material) => intAt(facetOf, material) === gourmand));
  const most = isTasted ? volume.beside : volume.most;
  for (const material of volumeMaterials) if (!wished.has(material)) lower(material, mostOfVolume * most);
  for (const [material, { beside, alone }] of floorRows) {
    if (!wished.has(material)) continue;
    const floor = rememberedMaterials.length === 1 ? alone : beside;
    const lawful = Math.min(at(maxUse, material), (at(maxInProduct, material) * 100) / dosage);
    const raised = Math.max(at(caps, material), Math.min(lawful, aboveFloor * floor));
    caps[material] = Math.floor(raised * unitsPerPercent + 1e-9) / unitsPerPercent;
    floors[material] = floor;
  }
  const isWished = (list: readonly number[]) => list.some((material) => wished.has(material));
  const bulks: Bulk[] = [];
  if (!isWished(volumeMaterials)) bulks.push({ name: "volume", materials: volumeMaterials, most });
  if (at(requested, families.indexOf("musk")) !== 1 && !isWished(muskMaterials))
    bulks.push({ name: "musks", materials: muskMaterials, most: mostMuskUnasked });
  return { caps, floors, bulks };
}

/** A line is worth weighing from this share on (% of the concentrate), or from half its usual share, if that is less. */
const worthWeighing = 0.03;

/** The least share of a material that is poured at all, % of the concentrate, on the weighing grid. */
export const leastOf: Readonly<Float64Array> = Float64Array.from(
  typicalUse,
  (typical) => Math.max(1, Math.ceil(Math.min(worthWeighing, typical / 2) * unitsPerPercent - 1e-9)) / unitsPerPercent,
);
