import { grid } from "../formula/choose.ts";
import { at, whole } from "../formula/columns.ts";
import type { Draft } from "../formula/draft.ts";
import { type Aimed, targetOf } from "../formula/person.ts";
import { facetOf, familyOf, impactOf, positionOf } from "../formula/stock.ts";
import { materials } from "../palette/materials.ts";
import type { Target } from "../profile/target.ts";
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

/** By how much (ln) what was asked for favours a material more with an answer than without it. */
function favour(material: number, having: Target, lacking: Target): number {
  const family = whole(familyOf, material);
  const facet = whole(facetOf, material);
  const part = whole(positionOf, material);
  return (
    Math.log(at(having.families, family) / at(lacking.families, family)) +
    at(having.facets, facet) -
    at(lacking.facets, facet) +
    Math.log(at(having.pyramid, part) / at(lacking.pyramid, part))
  );
}

/** What favour (ln) an answer has to do a material to have meant it. */
const least = 0.01;

type Trial = (without: AnswerKey | null) => Aimed;

/** `meant`: the target favours the material for these answers' sake, and not only the balance of the whole. */
type Reasons = { because: AnswerKey[]; meant: boolean };

/**
 * The answers that brought a material, the strongest first: each is taken away, the formula composed again, and the
 * material falls, in the concentrate and in the finished perfume.
 */
function reasonsFor(material: number, share: number, heard: readonly AnswerKey[], trial: Trial): Reasons {
  const having = trial(null);
  const falls = (theme: AnswerKey): boolean => {
    const { formula } = trial(theme);
    const less = shareIn(formula, material);
    return less < share - fall && less * formula.dosage < share * having.formula.dosage;
  };
  const ranked = heard
    .map((theme) => ({ theme, by: favour(material, targetOf(null), targetOf(theme)) }))
    .sort((one, other) => other.by - one.by);
  const because: AnswerKey[] = [];
  let meant = false;
  for (const { theme, by } of ranked) {
    if (because.length >= reasonsPerNote || (by <= least && because.length > 0)) break;
    if (!falls(theme)) continue;
    because.push(theme);
    meant ||= by > least;
  }
  return { because, meant };
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
  const spare: Record<Position, Note[]> = { top: [], middle: [], base: [] };
  for (const { material, share, presence } of order) {
    if (presence < perceptible * odour) break;
    const position = positions[whole(positionOf, material)] ?? "base";
    const facts = materials[material];
    if (!facts || notes[position].length >= notesPerPart) continue;
    const { because, meant } = reasonsFor(material, share, heard, trial);
    if (because.length === 0 && heard.length > 0) continue;
    const into = meant || heard.length === 0 ? notes : spare;
    into[position].push({ material: facts.id, ...materialNames[facts.id], because });
  }
  for (const position of positions)
    if (notes[position].length === 0) notes[position].push(...spare[position].slice(0, 1));
  return notes;
}
