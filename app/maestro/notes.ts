import type { Composer } from "./formula/composer.ts";
import type { Formula } from "./formula/formula.ts";
import { unitsPerPercent } from "./formula/selection.ts";
import { facetOf, familyOf, impactOf, positionOf } from "./palette/columns.ts";
import { materials } from "./palette/materials.ts";
import type { Target } from "./profile/target.ts";
import { type AnswerKey, type Note, type Notes, positions, type VariantKind } from "./types.ts";
import { at, intAt } from "./vector.ts";
import { materialNames } from "./words/materials.ts";

/** A material is perceptible from this share of the odour (share x impact) on; an estimate. */
const perceptibleShare = 0.006;
const notesPerPart = 3;
const reasonsPerNote = 3;
/** By how much (% of the concentrate) a material falls without an answer that is called its reason. */
const leastFall = 0.02;
/** By how much (ln) the target favours a material for the sake of an answer that meant it. */
const leastFavour = 0.01;

/** % of the concentrate. */
function shareIn({ materials, units }: Formula, material: number): number {
  return (units[materials.indexOf(material)] ?? 0) / unitsPerPercent;
}

/** By how much (ln) one target favours a material more than another. */
function favour(material: number, one: Target, other: Target): number {
  const family = intAt(familyOf, material);
  const facet = intAt(facetOf, material);
  const part = intAt(positionOf, material);
  return (
    Math.log(at(one.families, family) / at(other.families, family)) +
    at(one.facets, facet) -
    at(other.facets, facet) +
    Math.log(at(one.pyramid, part) / at(other.pyramid, part))
  );
}

/** `meant`: the target favours the material for these answers' sake, and not only the balance of the whole. */
type Attribution = { because: AnswerKey[]; meant: boolean };

/**
 * The answers that brought a material, the strongest first, by counterfactuals: each is taken away, the formula composed
 * anew, and the material falls in the concentrate and in the finished perfume.
 */
function attribute(
  material: number,
  composer: Composer,
  variant: VariantKind,
  answered: readonly AnswerKey[],
): Attribution {
  const formula = composer[variant](null);
  const share = shareIn(formula, material);
  const fallsWithout = (theme: AnswerKey): boolean => {
    const without = composer[variant](theme);
    const less = shareIn(without, material);
    return less < share - leastFall && less * without.dosage < share * formula.dosage;
  };
  const ranked = answered
    .map((theme) => ({ theme, by: favour(material, composer.target(null), composer.target(theme)) }))
    .sort((one, other) => other.by - one.by);
  const because: AnswerKey[] = [];
  let meant = false;
  for (const { theme, by } of ranked) {
    if (because.length >= reasonsPerNote || (by <= leastFavour && because.length > 0)) break;
    if (!fallsWithout(theme)) continue;
    because.push(theme);
    meant ||= by > leastFavour;
  }
  return { because, meant };
}

/** Indices of the perceptible materials of a formula, those of most odour (share x impact) first. */
function perceptibleIn({ materials, units }: Formula): number[] {
  const presences = materials.map((material, k) => ({
    material,
    presence: ((units[k] ?? 0) / unitsPerPercent) * at(impactOf, material),
  }));
  const odour = presences.reduce((sum, { presence }) => sum + presence, 0);
  return presences
    .filter(({ presence }) => presence >= perceptibleShare * odour)
    .sort((one, other) => other.presence - one.presence)
    .map(({ material }) => material);
}

/**
 * The notes that are shown of a perfume: per part of the pyramid the most present materials that can be perceived and
 * that an answer brought. Where an answer meant none of a part, the most present that one brought without meaning it;
 * where nothing was answered, the most present without a reason.
 */
export function notesOf(composer: Composer, variant: VariantKind, answered: readonly AnswerKey[]): Notes {
  const notes: Notes = { top: [], middle: [], base: [] };
  const unmeant: Notes = { top: [], middle: [], base: [] };
  for (const index of perceptibleIn(composer[variant](null))) {
    const material = materials[index];
    if (!material || notes[material.position].length >= notesPerPart) continue;
    const { because, meant } = attribute(index, composer, variant, answered);
    if (because.length === 0 && answered.length > 0) continue;
    const note: Note = { material: material.id, ...materialNames[material.id], because };
    (meant || answered.length === 0 ? notes : unmeant)[material.position].push(note);
  }
  for (const position of positions) {
    if (notes[position].length === 0) notes[position].push(...unmeant[position].slice(0, 1));
  }
  return notes;
}
