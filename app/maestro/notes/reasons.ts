import { grid } from "../formula/choose.ts";
import { at, whole } from "../formula/columns.ts";
import type { Draft } from "../formula/draft.ts";
import type { Aimed } from "../formula/person.ts";
import { facetOf, familyOf, impactOf, positionOf } from "../formula/stock.ts";
import { materials } from "../palette/materials.ts";
import { type AnswerKey, type Note, type Notes, type Position, positions } from "../types.ts";
import { materialNames } from "../words/materials.ts";

/** A material is perceptible from this share of the whole odour (share x impact) on; an estimate. */
export const perceptible = 0.006;
const notesPerPart = 3;
const reasonsPerNote = 3;
/** % of the concentrate by which a material must fall when the answer is taken away, to be called its reason. */
const fall = 0.02;

/** % of the concentrate. */
function shareIn(formula: Draft, material: number): number {
  for (let k = 0; k < formula.size; k++) {
    if (whole(formula.materials, k) === material) return whole(formula.units, k) / grid;
  }
  return 0;
}

/** By how much (ln) the target favours a material more with an answer than without it. */
function favour(material: number, having: Aimed, lacking: Aimed): number {
  const family = whole(familyOf, material);
  const facet = whole(facetOf, material);
  const part = whole(positionOf, material);
  return (
    Math.log(at(having.target.families, family) / at(lacking.target.families, family)) +
    at(having.target.facets, facet) -
    at(lacking.target.facets, facet) +
    Math.log(at(having.target.pyramid, part) / at(lacking.target.pyramid, part))
  );
}

type Trial = (without: AnswerKey | null) => Aimed;

/** The answers that brought a material: each is taken away and the formula composed again, and the material falls. */
function reasonsFor(material: number, share: number, heard: readonly AnswerKey[], trial: Trial): AnswerKey[] {
  const having = trial(null);
  const found: { theme: AnswerKey; by: number }[] = [];
  const falls = (theme: AnswerKey): Aimed | null => {
    const lacking = trial(theme);
    const less = shareIn(lacking.formula, material);
    const finished = less * lacking.formula.dosage < share * having.formula.dosage;
    return finished && less < share - fall ? lacking : null;
  };
  for (const theme of heard) {
    const lacking = falls(theme);
    if (lacking) found.push({ theme, by: favour(material, having, lacking) });
  }
  found.sort((one, other) => other.by - one.by);
  const favoured = found.filter(({ by }) => by > 0.01);
  return (favoured.length > 0 ? favoured : found.slice(0, 1)).slice(0, reasonsPerNote).map(({ theme }) => theme);
}

/**
 * What is shown of a formula: per part of the pyramid the most present materials that can be perceived and that an
 * answer brought, in the order of their presence. Where nothing was answered, the most present without a reason.
 */
export function notesOf(heard: readonly AnswerKey[], trial: Trial): Notes {
  const { formula } = trial(null);
  let odour = 0;
  const order: { material: number; share: number; presence: number }[] = [];
  for (let k = 0; k < formula.size; k++) {
    const material = whole(formula.materials, k);
    const share = whole(formula.units, k) / grid;
    const presence = share * at(impactOf, material);
    odour += presence;
    order.push({ material, share, presence });
  }
  order.sort((one, other) => other.presence - one.presence);
  const notes: Record<Position, Note[]> = { top: [], middle: [], base: [] };
  for (const { material, share, presence } of order) {
    if (presence < perceptible * odour) break;
    const part = notes[positions[whole(positionOf, material)] ?? "base"];
    const facts = materials[material];
    if (!facts || part.length >= notesPerPart) continue;
    const because = reasonsFor(material, share, heard, trial);
    if (because.length === 0 && heard.length > 0) continue;
    part.push({ material: facts.id, ...materialNames[facts.id], because });
  }
  return notes;
}
