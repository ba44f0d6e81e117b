import type { Composer } from "./formula/composer.ts";
import type { Formula } from "./formula/formula.ts";
import { unitsPerPercent } from "./formula/selection.ts";
import { facetOf, familyOf, impactOf, positionOf } from "./palette/columns.ts";
import { materials } from "./palette/materials.ts";
import type { Target } from "./profile/target.ts";
import { type AnswerKey, families, type MaterialId, type Notes, positions, type VariantKind } from "./types.ts";
import { at, intAt } from "./vector.ts";
import { smellNames } from "./words/smells.ts";

/** A material is perceptible from this share of the odour (share x impact) on; an estimate. */
const perceptibleShare = 0.01;
/** What a memory was poured as is shown from here on: it is looked for. */
const memoryShare = 0.004;
/**
 * What makes up this much of the odour is shown whatever brought it, but for what is transparent; a clean musk is felt
 * before it is smelled. Estimates.
 */
const loudShare = 0.065;
const loudFrom: Partial<Record<MaterialId, number>> = {
  hedione: 1,
  iso_e_super: 1,
  galaxolide: 0.17,
  bergamot_fcf: 0.1,
};
const notesPerPart = 3;
/** What a memory was poured as is shown even where a part has its notes already, up to so many. */
const maxMemoryNotes = 6;
/** Added to what a memory was poured as, so that it tells more than anything else: no share x impact comes near it. */
const memoryTelling = 1e6;
/** A requested family always finds room. */
const anyNumber = Number.POSITIVE_INFINITY;
/** How much more than the others a note of a requested family tells. */
const requestedNoteWeight = 1.6;
/**
 * How much a material of the backbone tells beside the others: it stands in most perfumes, and nobody tells one perfume
 * from another by it. Estimates.
 */
const backbone: Partial<Record<MaterialId, number>> = {
  hedione: 0.18,
  iso_e_super: 0.2,
  galaxolide: 0.15,
  ethylene_brassylate: 0.3,
  habanolide: 0.5,
  benzyl_salicylate: 0.3,
  phenylethyl_alcohol: 0.35,
  hexyl_cinnamal: 0.35,
  linalool: 0.4,
  linalyl_acetate: 0.4,
  helional: 0.18,
  dihydromyrcenol: 0.5,
  lavender: 0.6,
  bergamot_fcf: 0.34,
};
const tellingWeight: Readonly<Float64Array> = Float64Array.from(materials, ({ id }) => backbone[id] ?? 1);
const reasonsPerNote = 3;
/** By how much (% of the concentrate) a material falls without an answer that is called its reason. */
const minFall = 0.02;
/**
 * By how much (ln) the target favours a material for the sake of an answer that meant it: so much, and this part of what
 * it does for the sake of the answer that meant it most. Estimates.
 */
const minFavour = 0.01;
const minPart = 1 / 3;

/** % of the concentrate. */
function shareIn({ materials, units }: Formula, material: number): number {
  return (units[materials.indexOf(material)] ?? 0) / unitsPerPercent;
}

/** By how much (ln) one target favours each family, facet and part of the pyramid more than another does. */
type Favour = Record<"families" | "facets" | "pyramid", Readonly<Float64Array>>;

/** What all answers favour beside all but one: what a target owes to that one. */
type ThemeFavour = { theme: AnswerKey; favour: Favour };

function favourOf(one: Target, other: Target): Favour {
  return {
    families: one.families.map((share, f) => Math.log(share / at(other.families, f))),
    facets: one.facets.map((weight, facet) => weight - at(other.facets, facet)),
    pyramid: one.pyramid.map((share, p) => Math.log(share / at(other.pyramid, p))),
  };
}

const favourFor = (material: number, { families, facets, pyramid }: Favour): number =>
  at(families, intAt(familyOf, material)) +
  at(facets, intAt(facetOf, material)) +
  at(pyramid, intAt(positionOf, material));

/** The favours of every answered theme. */
export function themeFavours(composer: Composer, answered: readonly AnswerKey[]): ThemeFavour[] {
  const target = composer.target(null);
  return answered.map((theme) => ({ theme, favour: favourOf(target, composer.target(theme)) }));
}

/**
 * The answers that brought a material: `meant`, those for whose sake above all the target favours it; `because`, the same,
 * or where there is none the first of the others that brought it.
 */
type Attribution = Record<"meant" | "because", (material: number) => AnswerKey[]>;

/**
 * Attributes the materials of a perfume, the strongest answers first, by counterfactuals: each answer is taken away, the
 * formula composed anew, and the material falls in the concentrate and in the finished perfume.
 */
function attributionIn(composer: Composer, variant: VariantKind, favours: readonly ThemeFavour[]): Attribution {
  const formula = composer[variant](null);
  const known = new Map<number, { theme: AnswerKey; by: number }[]>();
  const ranked = (material: number) => {
    const found =
      known.get(material) ??
      favours
        .map(({ theme, favour }) => ({ theme, by: favourFor(material, favour) }))
        .sort((one, other) => other.by - one.by);
    known.set(material, found);
    return found;
  };
  const fallsWithout = (theme: AnswerKey, material: number): boolean => {
    const without = composer[variant](theme);
    const share = shareIn(formula, material);
    const less = shareIn(without, material);
    return less < share - minFall && less * without.dosage < share * formula.dosage;
  };
  const meant = (material: number): AnswerKey[] => {
    const reasons: AnswerKey[] = [];
    const answers = ranked(material);
    const least = Math.max(minFavour, minPart * (answers[0]?.by ?? 0));
    for (const { theme, by } of answers) {
      if (by <= least || reasons.length >= reasonsPerNote) break;
      if (fallsWithout(theme, material)) reasons.push(theme);
    }
    return reasons;
  };
  const because = (material: number): AnswerKey[] => {
    const reasons = meant(material);
    if (reasons.length > 0) return reasons;
    const other = ranked(material).find(({ theme }) => fallsWithout(theme, material));
    return other ? [other.theme] : [];
  };
  return { meant, because };
}

/** A perceptible material, its share of the odour and how much there is to say of it. */
type Candidate = { index: number; share: number; telling: number };

/**
 * The perceptible materials of a formula, those that tell most of it first: by odour (share x impact), where the
 * backbone of every perfume counts little, the requested families more, and what a memory was poured as before all.
 */
function candidatesIn({ materials, units }: Formula, { requested, rememberedMaterials }: Target): Candidate[] {
  const presences = materials.map((index, k) => ({
    index,
    presence: ((units[k] ?? 0) / unitsPerPercent) * at(impactOf, index),
  }));
  const odour = presences.reduce((sum, { presence }) => sum + presence, 0);
  return presences
    .filter(
      ({ index, presence }) =>
        presence >= (isMemoryMaterial(index, rememberedMaterials) ? memoryShare : perceptibleShare) * odour,
    )
    .map(({ index, presence }) => {
      const weight = at(requested, intAt(familyOf, index)) === 1 ? requestedNoteWeight : 1;
      const telling = isMemoryMaterial(index, rememberedMaterials)
        ? memoryTelling + presence
        : presence * weight * at(tellingWeight, index);
      return { index, share: presence / odour, telling };
    })
    .sort((one, other) => other.telling - one.telling);
}

const isMemoryMaterial = (index: number, rememberedMaterials: Target["rememberedMaterials"]) =>
  rememberedMaterials.some((materials) => materials.includes(index));

/** The notes of one perfume while they are written, part by part. */
class NoteWriter {
  readonly notes: Notes = { top: [], middle: [], base: [] };
  readonly #shown = new Set<number>();

  add(index: number, because: AnswerKey[], most = notesPerPart): boolean {
    const material = materials[index];
    if (!material || this.#shown.has(index) || this.notes[material.position].length >= most) return false;
    this.notes[material.position].push({ material: material.id, ...smellNames[material.id], because });
    this.#shown.add(index);
    return true;
  }

  shows(wanted: (index: number) => boolean): boolean {
    return [...this.#shown].some(wanted);
  }
}

/** What notes are written from: candidates, the most telling first, and what brought them. */
type Draft = {
  writer: NoteWriter;
  target: Target;
  candidates: readonly Candidate[];
  attribution: Attribution;
  isAnswered: boolean;
};

/** Shows a candidate that an answer brought, or any where nothing was answered. */
function show({ writer, attribution, isAnswered }: Draft, { index }: Candidate, most?: number): boolean {
  const because = attribution.because(index);
  return (!isAnswered || because.length > 0) && writer.add(index, because, most);
}

function showMemory(draft: Draft): void {
  for (const candidate of draft.candidates) {
    if (!isMemoryMaterial(candidate.index, draft.target.rememberedMaterials)) continue;
    if (show(draft, candidate, maxMemoryNotes)) continue;
    // It would be there without the memory too: shown, since it is looked for, but the memory is not called its reason.
    draft.writer.add(candidate.index, [], maxMemoryNotes);
  }
}

/** One note at least of every requested family. */
function showRequested(draft: Draft): void {
  const { writer, target, candidates } = draft;
  for (let f = 0; f < families.length; f++) {
    const isOfFamily = (index: number) => intAt(familyOf, index) === f;
    if (at(target.requested, f) !== 1 || writer.shows(isOfFamily)) continue;
    const own = candidates.filter(({ index }) => isOfFamily(index));
    if (own.some((candidate) => show(draft, candidate, anyNumber))) continue;
    // What was asked for is shown even where no answer can be said to have brought it.
    own.some(({ index }) => writer.add(index, [], anyNumber));
  }
}

/** Fills the parts of the pyramid with what an answer meant. */
function showMeant(draft: Draft): void {
  const { writer, candidates, attribution, isAnswered } = draft;
  for (const candidate of candidates) {
    const { position } = materials[candidate.index] ?? {};
    if (!position || writer.notes[position].length >= notesPerPart) continue;
    if (!isAnswered || attribution.meant(candidate.index).length > 0) show(draft, candidate);
  }
}

function showLoud({ writer, candidates, attribution }: Draft): void {
  for (const { index, share } of candidates) {
    const { id } = materials[index] ?? {};
    if (id && share >= (loudFrom[id] ?? loudShare)) writer.add(index, attribution.because(index), anyNumber);
  }
}

/** Gives every part that is still empty its most telling note that an answer brought, meant or not. */
function fillEmptyParts(draft: Draft): void {
  for (const position of positions) {
    if (draft.writer.notes[position].length > 0) continue;
    const ofPart = draft.candidates.filter(({ index }) => materials[index]?.position === position);
    ofPart.some((candidate) => show(draft, candidate));
  }
}

/**
 * The notes that are shown of a perfume: what a memory was poured as, the most telling of every requested family, and
 * then per part of the pyramid the most telling materials that can be perceived and that an answer brought. Where an
 * answer meant none of a part, the most telling that one brought without meaning it; where nothing was answered, the
 * most telling without a reason. What is loud is shown in any case.
 */
export function notesOf(composer: Composer, variant: VariantKind, favours: readonly ThemeFavour[]): Notes {
  const target = composer.target(null);
  const draft: Draft = {
    writer: new NoteWriter(),
    target,
    candidates: candidatesIn(composer[variant](null), target),
    attribution: attributionIn(composer, variant, favours),
    isAnswered: favours.length > 0,
  };
  showMemory(draft);
  showRequested(draft);
  showMeant(draft);
  showLoud(draft);
  fillEmptyParts(draft);
  return draft.writer.notes;
}
