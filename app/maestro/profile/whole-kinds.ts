import type { Localised, ThingId } from "../types.ts";
import { wordsOf } from "../words/tables.ts";
import type { Influence } from "./influences.ts";

const refusalWords = wordsOf(({ refusals }) => refusals);

/** A whole kind of smell that may be refused: "no flowers", "nothing sweet". The choices are estimates. */
type WholeKind = {
  /** Its refusal, as a profile calls it. */
  word: Localised;
  /** What the kind would move, were it asked for. */
  influence: Influence;
};

const flowers: WholeKind = {
  word: refusalWords.garden,
  influence: { families: { floral: 0.5 }, facets: { rose: 0.4, white: 0.4, muguet: 0.4, powdery: 0.3 } },
};
const sweetness: WholeKind = {
  word: refusalWords.sweets,
  influence: { families: { oriental: 0.3 }, facets: { gourmand: 0.8, vanilla: 0.6, tonka: 0.4, sweet: 0.3 } },
};

/** Those whose refusal moves something else than their wish does. */
export const wholeKinds: ReadonlyMap<ThingId, WholeKind> = new Map<ThingId, WholeKind>([
  ["floral", flowers],
  ["sweet", sweetness],
  ["gourmand", sweetness],
]);
