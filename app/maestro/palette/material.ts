import type { Volatile } from "./volatiles.ts";

/** The scent families, in the order in which every chart and every vector lists them. */
export const families = ["woody", "oriental", "floral", "citrus", "musk", "aquatic"] as const;
export type Family = (typeof families)[number];

/** The parts of the olfactory pyramid, from what is smelled first to what stays. */
export const positions = ["top", "middle", "base"] as const;
export type Position = (typeof positions)[number];

/** What a perfumer is reminded of at the scale, and what reacts in the perfume. */
export type Remark =
  | "oxidises"
  | "cold"
  | "phototoxic"
  | "waxes"
  | "amine"
  | "strong"
  | "acid"
  | "aldehyde"
  | "melt"
  | "gloves"
  | "iron"
  | "warm"
  | "light"
  | "precursor"
  | "viscous"
  | "cites"
  | "grade"
  | "cut";

/** How a material is handled at the scale. Uncertain: recalled throughout, tints estimated; a perfumer has to review them. */
type Handling = {
  /** Whether it colours a perfume within months. */
  browns: boolean;
  /** The colour of the material itself, from 0 (colourless) to 3 (dark). */
  tint: number;
  remarks: readonly Remark[];
} & (
  | { form: "liquid" }
  /** At 20 °C. It is weighed as a dilution of at most this strength, % w/w in ethanol. */
  | { form: "resin" | "paste" | "wax" | "crystal"; dilution: number }
);

/**
 * What decides how fast a material that is one chemical leaves, and when it is still smelled: molar mass (g/mol), boiling
 * point (°C at 101,325 Pa), vapour pressure (Pa at 25 °C), odour threshold in air (µg/m³). Compiled from public sources.
 * `pressureFrom` and `thresholdFrom` say of what quality a figure is: measured; modelled (a published model of structure
 * and pressure); recalled (from the literature, not looked up); an estimate; a guess, which may be off by a factor of
 * ten. Good for an order of materials, never for a promise.
 */
type Chemical = {
  molarMass: number;
  boils: number;
  pressure: number;
  pressureFrom: Quality;
  threshold: number;
  thresholdFrom: Quality;
};
type Quality = "modelled" | "guess" | "measured" | "estimate" | "recalled";

/**
 * All that is known of a material, but for what the shop calls it (`words/materials/`). Shares are % w/w of the
 * concentrate. Use levels: PW = PerfumersWorld habits, TGSC = ceilings of The Good Scents Company, lab sheet =
 * published trial sheets. A position is the habit of perfumers as far as evaporation does not contradict it
 * (evaporation/pyramid.ts). Uncertain: family, facet, position, impact and density are estimates throughout. A perfumer
 * has to review them all.
 */
type Facts<Id extends string> = {
  id: Id;
  /** As suppliers list it, with the quality that is bought; the safety assessor reads it. */
  tradeName: string;
  position: Position;
  typical: number;
  max: number;
  cas: string | null;
  /** g/ml */
  density: number;
  /** Hours on a blotter; null where no figure was found. */
  substantivity: number | null;
  source: string;
  /** The use levels that are estimates too. */
  uncertain: readonly ("typical" | "max")[];
  /** Wholesale, dollars per kg, lowest and highest: orders of magnitude, all estimates. */
  price: readonly [number, number];
  handling: Handling;
  /** Of a material that is one chemical. */
  chemical?: Chemical;
  /**
   * Of a natural: its typical composition, % w/w of the material. Uncertain: every figure is an estimate of a usual quality;
   * harvest and extraction move them by half and more. What a list leaves open to 100 % is not known, and counted as resin
   * and wax that do not evaporate.
   */
  composition?: Partial<Record<Volatile, number>>;
  /**
   * Worst-case content of restricted or labelled constituents, % w/w of the material. A material that is one chemical
   * stands here as 100 % of itself. Several sources speak of the same material: all their rows are kept, and the engine
   * adds them up, so that a formula within the limits here is within them by every single source.
   */
  constituents?: readonly { name: string; cas: string | null; max: number }[];
};

type Material<Id extends string, Facet extends string> = Facts<Id> & {
  family: Family;
  facet: Facet;
  /** From 1 (quiet) to 10 (overwhelming). */
  impact: number;
};

/** A material; the compiler remembers its id and facet. */
export const material = <const Id extends string, const Facet extends string>(facts: Material<Id, Facet>) => facts;

/** It smells of nothing: it belongs to no family, is never shown as a note, and counts in no chart. */
type Diluent<Id extends string> = Facts<Id> & { family: null; facet: null; impact: 0 };

export const diluent = <const Id extends string>(facts: Diluent<Id>) => facts;
