import { keysOf } from "../../encoding/record.ts";
import type { MaterialId } from "../types.ts";
import { handlingOf } from "./handled.ts";
import type { WeighedFormula } from "./recipe.ts";

/**
 * The colour of a filled bottle, by the law of Beer and Lambert: a centimetre of the liquid lets through e^-a of a light,
 * and a, per cm, is the sum of what its materials take of it,
 *
 *     a = strength · Σ tint · % of the finished perfume · hue.
 *
 * Tints (0 to 3) are the palette's estimates. Hues are recalled from how suppliers describe the look of their oils and
 * absolutes: what a material takes of red, green and blue light beside each other. The strength is set so that a perfume
 * whose tint · % is 3 looks amber through a bottle, as perfumers expect of it. It is the colour of the day of filling; what
 * browns with age is told elsewhere (stability.ts). Uncertain: all of it is an estimate, nothing was measured. Good for
 * telling one bottle from another on a bench, never for a promise.
 */
type Light = readonly [red: number, green: number, blue: number];

/** What a liquid takes of red, green and blue light, per cm. */
type Absorption = Light;

/** Per cm, of one part in a hundred of a material of tint 1. */
const strength = 0.075;
/** The way of light through a bottle of 50 ml, cm: an estimate from its drawing. */
const across = 2.4;

/** Resins, balsams, woods and tobaccos take blue and let red pass; the others of the palette have a hue of their own. */
const hues = {
  resin: [0.25, 1, 3],
  moss: [0.9, 0.5, 1.6],
  flower: [0.15, 0.7, 2.2],
  rose: [0.1, 1.3, 1.5],
  peel: [0.02, 0.1, 0.9],
} as const satisfies Record<string, Light>;

const hueOf: Partial<Record<MaterialId, keyof typeof hues>> = {
  oakmoss: "moss",
  violet_leaf_abs: "moss",
  seaweed_abs: "moss",
  blackcurrant_bud_abs: "moss",
  fir_balsam_abs: "moss",
  mate_abs: "moss",
  jasmine_grandiflorum: "flower",
  jasmine_sambac: "flower",
  orange_flower_abs: "flower",
  tuberose_abs: "flower",
  osmanthus_abs: "flower",
  beeswax_abs: "flower",
  helichrysum_abs: "flower",
  orris_butter: "flower",
  hexyl_cinnamal: "flower",
  rose_absolute: "rose",
  davana: "rose",
  mandarin_red: "peel",
  grapefruit: "peel",
  lemon_cp: "peel",
  sweet_orange: "peel",
  ambrette_seed: "peel",
  cognac_oil: "peel",
  safranal: "peel",
};

/** What a formula's liquid takes of light on the day of filling. */
export function absorptionOf({ lines, dosage }: WeighedFormula): Absorption {
  const sum: [number, number, number] = [0, 0, 0];
  for (const { material, pct_concentrate } of lines) {
    const depth = (strength * handlingOf(material).tint * pct_concentrate * dosage) / 100;
    const hue = hues[hueOf[material] ?? "resin"];
    for (const channel of [0, 1, 2] as const) sum[channel] += depth * hue[channel];
  }
  return sum;
}

/** Daylight after its way through a bottle, as a screen shows it, each channel from 0 to 255. */
function lightThrough(absorption: Absorption): Light {
  const shown = (taken: number) => Math.round(255 * Math.exp(-taken * across) ** (1 / 2.2));
  return [shown(absorption[0]), shown(absorption[1]), shown(absorption[2])];
}

/** A colour of CSS: a bottle of it before a white sheet, by day. */
export function dayColour(absorption: Absorption): string {
  return `#${lightThrough(absorption)
    .map((channel) => channel.toString(16).padStart(2, "0"))
    .join("")}`;
}

const colours = ["colourless", "straw", "golden", "amber"] as const;
/** What a colour at least takes of blue light, per cm, to be called deeper than the one before. Estimates. */
const colourSteps = [0.07, 0.27, 0.68] as const;

/** How a perfumer would call it. */
export const colourWord = (absorption: Absorption): (typeof colours)[number] =>
  colours[colourSteps.filter((step) => absorption[2] >= step).length] ?? "amber";

/** Four hues, each as it takes red, green and blue light beside each other, and three depths: what they take of blue, per cm. */
export const liquidHues = {
  straw: [0.02, 0.15, 1],
  amber: [0.1, 0.34, 1],
  rose: [0.09, 0.7, 1],
  moss: [0.4, 0.33, 1],
} as const satisfies Record<string, Light>;
export const liquidDepths = [0.15, 0.4, 1] as const;

type Liquid = { hue: keyof typeof liquidHues; depth: (typeof liquidDepths)[number] };

const liquids = keysOf(liquidHues).flatMap((hue) =>
  liquidDepths.map((depth) => {
    const [red, green, blue] = liquidHues[hue];
    return { hue, depth, seen: lightThrough([red * depth, green * depth, blue * depth]) };
  }),
);

/** The one of twelve liquids that looks most like it. */
export function nearestLiquid(absorption: Absorption): Liquid {
  const seen = lightThrough(absorption);
  const apart = (other: Light) => Math.hypot(seen[0] - other[0], seen[1] - other[1], seen[2] - other[2]);
  return liquids.reduce((nearest, liquid) => (apart(liquid.seen) < apart(nearest.seen) ? liquid : nearest));
}
