import { keysOf } from "../../encoding/record.ts";
import { allergens } from "../palette/allergens.ts";
import { typicalComposition } from "../palette/aspects.ts";
import { indexOf } from "../palette/columns.ts";
import { citrusOils, powerfulFrom } from "../palette/habits.ts";
import { allergenShares } from "../palette/labelled.ts";
import { inPalette, type MaterialId, materialOf } from "../palette/materials.ts";
import type { Limit } from "../types.ts";
import { at } from "../vector.ts";
import { type WeighedFormula, waterShare } from "./recipe.ts";

/**
 * The frame formulation that one safety assessment is to cover: an eau de parfum of the house. % w/w of the finished
 * perfume. A proposal to the assessor, who decides whether a frame holds; nobody has assessed it yet.
 */
const frame = { concentrate: [15, 22], water: [7, 9], ethanol: [68, 78] } as const;

const resins: readonly MaterialId[] = [
  "benzoin_siam",
  "tolu_balsam",
  "styrax",
  "myrrh",
  "opoponax",
  "labdanum_abs",
  "olibanum",
  "elemi",
];

/**
 * The groups of materials that the frame bounds together, and the most of each, % w/w of the finished perfume. Estimates:
 * each is about what one in a hundred of the perfumes composed of random answers goes beyond.
 */
const materialGroups = {
  citrus_oils: { has: (id: MaterialId) => citrusOils.includes(id), most: 5.5 },
  resins: { has: (id: MaterialId) => resins.includes(id), most: 6.5 },
  naturals: { has: (id: MaterialId) => typicalComposition[id] !== undefined, most: 13 },
  powerful: { has: (id: MaterialId) => materialOf(id).impact >= powerfulFrom, most: 1.5 },
} as const;

/** The most of any one material. An estimate like those of the groups. */
const mostOfOne = 7.3;

/**
 * The labelled allergens by their chemistry (all but whole oils, which are naturals), and the most of each group together,
 * % w/w of the finished perfume. Estimates like those of the groups of materials.
 */
export const allergenGroups = {
  allergen_terpenes: {
    labels: ["Limonene", "Alpha-Terpinene", "Terpinolene", "Beta-Caryophyllene", "Pinene"],
    most: 4.7,
  },
  allergen_alcohols: {
    labels: [
      "Linalool",
      "Geraniol",
      "Citronellol",
      "Farnesol",
      "Terpineol",
      "Menthol",
      "Sclareol",
      "Santalol",
      "Trimethylcyclopentenyl Methylisopentenol",
      "Benzyl Alcohol",
      "Cinnamyl Alcohol",
      "Anise Alcohol",
    ],
    most: 3.8,
  },
  allergen_aldehydes: {
    labels: ["Citral", "Hydroxycitronellal", "Cinnamal", "Hexyl Cinnamal", "Benzaldehyde", "Vanillin"],
    most: 3,
  },
  allergen_phenols: { labels: ["Eugenol", "Isoeugenol", "Isoeugenyl Acetate"], most: 0.27 },
  allergen_esters: {
    labels: [
      "Linalyl Acetate",
      "Geranyl Acetate",
      "Benzyl Salicylate",
      "Benzyl Benzoate",
      "Benzyl Cinnamate",
      "Methyl Salicylate",
      "Hexadecanolactone",
      "Coumarin",
    ],
    most: 5.2,
  },
  allergen_ketones: {
    labels: [
      "Alpha-Isomethyl Ionone",
      "Rose Ketones",
      "Carvone",
      "Camphor",
      "Acetyl Cedrene",
      "Tetramethyl Acetyloctahydronaphthalenes",
      "Hexamethylindanopyran",
    ],
    most: 9.6,
  },
} as const satisfies Record<string, { labels: readonly string[]; most: number }>;

type Group = keyof typeof materialGroups | keyof typeof allergenGroups;

/** One line of the frame, and what the formula has of it; % w/w of the finished perfume. */
type FrameLine = {
  line: "concentrate" | "ethanol" | "water" | Group | "largest" | "limit" | "unknown";
  /** The material's id, or the limit's name as its authority has it. */
  name: MaterialId | string | null;
  value: number;
  least: number;
  most: number;
};

const isOutside = ({ value, least, most }: FrameLine) => value < least - 1e-9 || value > most + 1e-9;

const upTo = (line: FrameLine["line"], most: number, value: number, name: FrameLine["name"] = null): FrameLine => {
  return { line, name, value, least: 0, most };
};

/** The lines of groups, of what the palette still has. */
function groupLines({ lines, dosage }: WeighedFormula): FrameLine[] {
  const finished = (share: number) => (share * dosage) / 100;
  const known = lines.filter(({ material }) => inPalette(material));
  const shares = allergenShares(
    known.map(({ material }) => indexOf.get(material) ?? -1),
    known.map(({ pct_concentrate: share }) => finished(share)),
  );
  const [largest] = known.toSorted((one, other) => other.pct_concentrate - one.pct_concentrate);
  return [
    ...keysOf(materialGroups).map((group) => {
      const { has, most } = materialGroups[group];
      return upTo(
        group,
        most,
        finished(sumOf(known, ({ material, pct_concentrate }) => (has(material) ? pct_concentrate : 0))),
      );
    }),
    ...(largest ? [upTo("largest", mostOfOne, finished(largest.pct_concentrate), largest.material)] : []),
    ...keysOf(allergenGroups).map((group) => {
      const { labels, most }: { labels: readonly string[]; most: number } = allergenGroups[group];
      return upTo(
        group,
        most,
        allergens.reduce((sum, { label }, index) => sum + (labels.includes(label) ? at(shares, index) : 0), 0),
      );
    }),
  ];
}

const sumOf = <Item>(items: readonly Item[], read: (item: Item) => number) =>
  items.reduce((sum, item) => sum + read(item), 0);

/**
 * Whether a formula lies inside the frame: how many lines were compared, and those that it leaves.
 * @param statement every limit that the formula uses some of
 */
export function compareWithFrame(
  formula: WeighedFormula,
  statement: readonly Limit[],
): { compared: number; outside: FrameLine[] } {
  const { lines, dosage } = formula;
  const range = (line: keyof typeof frame, value: number): FrameLine => {
    const [least, most] = frame[line];
    return { line, name: null, value, least, most };
  };
  const compared: FrameLine[] = [
    range("concentrate", dosage),
    range("ethanol", 100 - dosage - waterShare),
    range("water", waterShare),
    ...groupLines(formula),
    // A compound whose constituents are not known is in no frame, nor what the palette no longer has.
    ...lines
      .filter(({ material }) => !inPalette(material) || !materialOf(material).cas)
      .map(({ material, pct_concentrate: share }) => upTo("unknown", 0, (share * dosage) / 100, material)),
    ...statement.map(({ name, used_pct: used, limit_pct: limit }) => upTo("limit", limit, used, name)),
  ];
  return { compared: compared.length, outside: compared.filter(isOutside) };
}
