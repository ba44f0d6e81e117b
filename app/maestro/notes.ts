import { Attribution, isRemembered, type Ranking } from "./attribution.ts";
import type { Composer } from "./formula/composer.ts";
import type { Formula } from "./formula/formula.ts";
import { unitsPerPercent } from "./formula/selection.ts";
import { familyOf, impactOf } from "./palette/columns.ts";
import { materials } from "./palette/materials.ts";
import type { Target } from "./profile/target.ts";
import { mapRecord } from "./record.ts";
import { families, type MaterialId, type Notes, type Position, positions, type VariantKind } from "./types.ts";
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
/** A perceptible material, its share of the odour and how much there is to say of it. */
type Candidate = { index: number; share: number; telling: number };

/**
 * The perceptible materials of a formula, those that tell most of it first: by odour (share x impact), where the
 * backbone of every perfume counts little, the requested families more, and what a memory was poured as before all.
 */
function candidatesIn({ materials, units }: Formula, target: Target): Candidate[] {
  const presences = materials.map((index, k) => ({
    index,
    presence: ((units[k] ?? 0) / unitsPerPercent) * at(impactOf, index),
    remembered: isRemembered(target, index),
  }));
  const odour = presences.reduce((sum, { presence }) => sum + presence, 0);
  return presences
    .filter(({ presence, remembered }) => presence >= (remembered ? memoryShare : perceptibleShare) * odour)
    .map(({ index, presence, remembered }) => {
      const weight = at(target.requested, intAt(familyOf, index)) === 1 ? requestedNoteWeight : 1;
      const telling = remembered ? memoryTelling + presence : presence * weight * at(tellingWeight, index);
      return { index, share: presence / odour, telling };
    })
    .sort((one, other) => other.telling - one.telling);
}

/** The materials that are shown as notes, while they are chosen part by part. */
class Shown {
  readonly #parts: Record<Position, number[]> = { top: [], middle: [], base: [] };

  /** Shows a material, where it is not shown yet and its part has room. */
  add(index: number, most = notesPerPart): void {
    const position = materials[index]?.position;
    if (!position || this.has((shown) => shown === index) || !this.hasRoom(position, most)) return;
    this.#parts[position].push(index);
  }

  hasRoom(position: Position, most = notesPerPart): boolean {
    return this.#parts[position].length < most;
  }

  has(wanted: (index: number) => boolean): boolean {
    return positions.some((position) => this.#parts[position].some(wanted));
  }

  notes(attribution: Attribution): Notes {
    return mapRecord(this.#parts, (indices) =>
      indices.flatMap((index) => {
        const { id } = materials[index] ?? {};
        return id ? [{ material: id, ...smellNames[id], because: attribution.reasonsFor(index) }] : [];
      }),
    );
  }
}

/** What notes are chosen from: candidates, the most telling first, and what brought them. */
type Draft = {
  shown: Shown;
  target: Target;
  candidates: readonly Candidate[];
  attribution: Attribution;
  isAnswered: boolean;
};

function showMemory({ shown, target, candidates, attribution }: Draft): void {
  for (const { index } of candidates) {
    if (!isRemembered(target, index)) continue;
    // It is shown where it would be there without the memory too, since it is looked for.
    attribution.seekMeaning(index);
    shown.add(index, maxMemoryNotes);
  }
}

/** One note at least of every requested family, even where no answer can be said to have brought it. */
function showRequested({ shown, target, candidates, attribution }: Draft): void {
  for (let f = 0; f < families.length; f++) {
    const isOfFamily = (index: number) => intAt(familyOf, index) === f;
    if (at(target.requested, f) !== 1 || shown.has(isOfFamily)) continue;
    const own = candidates.filter(({ index }) => isOfFamily(index));
    const note = own.find(({ index }) => attribution.seekMeaning(index)) ?? own[0];
    if (note) shown.add(note.index, anyNumber);
  }
}

/** Fills the parts of the pyramid with what an answer meant, or with anything where nothing was answered. */
function showMeant({ shown, candidates, attribution, isAnswered }: Draft): void {
  for (const { index } of candidates) {
    const position = materials[index]?.position;
    if (!position || !shown.hasRoom(position)) continue;
    if (!isAnswered || attribution.seekMeaning(index)) shown.add(index);
  }
}

function showLoud({ shown, candidates, attribution }: Draft): void {
  for (const { index, share } of candidates) {
    const { id } = materials[index] ?? {};
    if (!id || share < (loudFrom[id] ?? loudShare)) continue;
    attribution.seekMeaning(index);
    shown.add(index, anyNumber);
  }
}

/** Gives every part that is still empty its most telling note that an answer brought, meant or not. */
function fillEmptyParts({ shown, candidates, attribution, isAnswered }: Draft): void {
  for (const position of positions) {
    if (!shown.hasRoom(position, 1)) continue;
    const note = candidates.find(
      ({ index }) => materials[index]?.position === position && (!isAnswered || attribution.seekAny(index)),
    );
    if (note) shown.add(note.index);
  }
}

/**
 * The notes that are shown of a perfume: what a memory was poured as, the most telling of every requested family, and
 * then per part of the pyramid the most telling materials that can be perceived and that an answer brought. Where an
 * answer meant none of a part, the most telling that one brought without meaning it; where nothing was answered, the
 * most telling without a reason. What is loud is shown in any case.
 */
export function notesOf(composer: Composer, variant: VariantKind, ranking: Ranking, isAnswered: boolean): Notes {
  const target = composer.target(null);
  const draft: Draft = {
    shown: new Shown(),
    target,
    candidates: candidatesIn(composer[variant](null), target),
    attribution: new Attribution(composer, variant, ranking),
    isAnswered,
  };
  showMemory(draft);
  showRequested(draft);
  showMeant(draft);
  showLoud(draft);
  fillEmptyParts(draft);
  return draft.shown.notes(draft.attribution);
}
