import { facets } from "../palette/columns.ts";
import type { Facet } from "../types.ts";

/**
 * How sharp each facet is drawn, in degrees: from what is heavy and blunt to what is bright and pointed. A convention of
 * the house, as the angles between the lines of a khatim are.
 */
const angles: Record<Facet, number> = {
  lemony: 74,
  ozonic: 74,
  airy: 72,
  aldehydic: 72,
  fresh: 72,
  marine: 70,
  green: 68,
  aromatic: 66,
  bitter: 66,
  melon: 66,
  spice: 62,
  exotic: 60,
  muguet: 60,
  saffron: 60,
  floral: 57,
  fruity: 57,
  clean: 56,
  solar: 56,
  white: 55,
  rose: 53,
  incense: 52,
  dry: 50,
  powdery: 49,
  resin: 48,
  ambergris: 46,
  musky: 45,
  skin: 45,
  smoky: 44,
  creamy: 43,
  mossy: 42,
  sweet: 42,
  tonka: 42,
  amber: 41,
  earthy: 40,
  gourmand: 40,
  vanilla: 40,
  balsam: 39,
  tobacco: 39,
  leather: 36,
  oud: 35,
  animalic: 34,
};

/** The angle of each facet, in the order of `facets`. */
export const facetAngles: Readonly<Float64Array> = Float64Array.from(facets, (facet) => angles[facet]);

/** Of a part of the pyramid in which nothing is smelled. */
export const middleAngle = 54;
