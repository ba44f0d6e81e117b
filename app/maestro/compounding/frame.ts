import { inPalette, type MaterialId, materialOf } from "../palette/materials.ts";
import type { Limit } from "../types.ts";
import { type WeighedFormula, waterShare } from "./recipe.ts";

/**
 * The frame formulation that one safety assessment is to cover: an eau de parfum of the house. % w/w of the finished
 * perfume. A proposal to the assessor, who decides whether a frame holds; nobody has assessed it yet.
 */
const frame = { concentrate: [15, 22], water: [7, 9], ethanol: [68, 78] } as const;

/** One line of the frame, and what the formula has of it; % w/w of the finished perfume. */
type FrameLine = {
  line: "concentrate" | "ethanol" | "water" | "material" | "limit" | "unknown";
  /** Of a material, or of a limit as its authority calls it. */
  name: MaterialId | string | null;
  value: number;
  least: number;
  most: number;
};

const isOutside = ({ value, least, most }: FrameLine) => value < least - 1e-9 || value > most + 1e-9;

/**
 * Whether a formula lies inside the frame: how many lines were compared, and those that it leaves.
 * @param statement every limit that the formula uses some of
 */
export function compareWithFrame(
  { lines, dosage }: WeighedFormula,
  statement: readonly Limit[],
): { compared: number; outside: FrameLine[] } {
  const range = (line: "concentrate" | "ethanol" | "water", value: number): FrameLine => {
    const [least, most] = frame[line];
    return { line, name: null, value, least, most };
  };
  const compared: FrameLine[] = [
    range("concentrate", dosage),
    range("ethanol", 100 - dosage - waterShare),
    range("water", waterShare),
    ...lines.map(({ material, pct_concentrate: share }): FrameLine => {
      const value = (share * dosage) / 100;
      const known = inPalette(material) ? materialOf(material) : null;
      // A compound whose constituents are not known is in no frame, nor what the palette no longer has.
      if (!known?.cas) return { line: "unknown", name: material, value, least: 0, most: 0 };
      return { line: "material", name: material, value, least: 0, most: (known.max * frame.concentrate[1]) / 100 };
    }),
    ...statement.map(({ name, used_pct: value, limit_pct: most }): FrameLine => {
      return { line: "limit", name, value, least: 0, most };
    }),
  ];
  return { compared: compared.length, outside: compared.filter(isOutside) };
}
