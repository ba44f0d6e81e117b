import { mapRecord } from "../encoding/record.ts";
import { Attribution, isRemembered, type Named, type Ranking, type Tone } from "./attribution.ts";
import type { Composer } from "./formula/composer.ts";
import { type Formula, familyShares } from "./formula/formula.ts";
import { powerOf } from "./odour/loudness.ts";
import { familyOf, positionOf } from "./palette/columns.ts";
import { materials } from "./palette/materials.ts";
import type { Target } from "./profile/target.ts";
import { maxWishes } from "./profile/wishes.ts";
import { families, type MaterialId, type Notes, type Position, positions, type VariantKind } from "./types.ts";
import { at, intAt } from "./vector.ts";
import { smellNames } from "./words/smells.ts";

/** A material is perceptible from this share of the odour's power on, a tenth of its loudness; an estimate. */
const perceptibleShare = 0.01;
/**
 * A material with at least this share of the odour's power is shown whichever answer brought it. What is transparent is felt
 * rather than smelled, and is not (`transparent`). An estimate.
 */
const loudShare = 0.08;
const transparent: readonly MaterialId[] = ["hedione", "iso_e_super", "galaxolide", "bergamot_fcf"];
const notesPerPart = 3;
/**
 * Materials that the memory was poured as are shown however little of them the standards allow, since their owner looks for
 * them, and even where a part has its notes already, up to this many in a part.
 */
const maxMemoryNotes = maxWishes;
/**
 * Added to `telling` for a material that the memory was poured as, so that it comes first: no power is as
 * large.
 */
const memoryTelling = 1e6;
/** A factor on how telling a note of a second perfume is that the first one shows. An estimate. */
const toldAgain = 0.1;
/** Of the notes of a second perfume at most this part is shown of the first one too. */
const mostAgain = 0.4;
/** A family with this part of the odour stands on the chart, and has a note that says whence. */
const chartedShare = 0.15;
/** A card has so many notes at least, whichever answers brought them. */
const fewestNotes = 5;
/** A requested family always finds room. */
const anyNumber = Number.POSITIVE_INFINITY;
/** A factor on how telling a note of a requested family is. */
const requestedNoteWeight = 1.6;
/**
 * Factors on how telling the materials are that stand in most perfumes: nobody tells one perfume from another by them.
 * Estimates.
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
  bergamot_fcf: 0.34,
  vertenex: 0.3,
  verdyl_acetate: 0.3,
  kephalis: 0.4,
  vertofix: 0.4,
  hydroxycitronellal: 0.5,
  serenolide: 0.3,
  romandolide: 0.4,
  alpha_terpineol: 0.4,
};
const tellingWeight: Readonly<Float64Array> = Float64Array.from(materials, ({ id }) => backbone[id] ?? 1);
/**
 * A perceptible material, its share of the odour (0 to 1), and how much it tells of the perfume: the most telling is
 * shown.
 */
type Candidate = { index: number; share: number; telling: number };

/**
 * The perceptible materials of a formula, and the loudest of each requested family and of each part of the pyramid, the most
 * telling first. A material tells by the power of its odour: those
 * of every perfume's backbone count less, those of requested families count more, and those that the memory was poured
 * as come before all others.
 */
function candidatesIn({ materials, units }: Formula, target: Target, avoided: ReadonlySet<number>): Candidate[] {
  // A diluent has no power, and is no note even where its part has nothing else.
  const presences = materials
    .map((index, k) => ({
      index,
      presence: (units[k] ?? 0) * at(powerOf, index),
      remembered: isRemembered(target, index),
    }))
    .filter(({ presence }) => presence > 0);
  const odour = presences.reduce((sum, { presence }) => sum + presence, 0);
  const loudest = families.map((_, f) => {
    const own = presences.filter(({ index }) => intAt(familyOf, index) === f && at(target.requested, f) === 1);
    return own.sort((one, other) => other.presence - one.presence)[0]?.index;
  });
  const ofParts = positions.map((_, part) => {
    const own = presences.filter(({ index }) => intAt(positionOf, index) === part);
    return own.sort((one, other) => other.presence - one.presence)[0]?.index;
  });
  const always = [...loudest, ...ofParts];
  return presences
    .filter(
      ({ index, presence, remembered }) => remembered || presence >= perceptibleShare * odour || always.includes(index),
    )
    .map(({ index, presence, remembered }) => {
      const weight = at(target.requested, intAt(familyOf, index)) === 1 ? requestedNoteWeight : 1;
      const again = avoided.has(index) ? toldAgain : 1;
      const telling = remembered ? memoryTelling + presence : presence * weight * at(tellingWeight, index) * again;
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

  /** The materials that are shown, the first of each part first. */
  get all(): number[] {
    return positions.flatMap((position) => this.#parts[position]);
  }

  /** Shows a material no more; the last note of a part stays. */
  drop(index: number): boolean {
    const part = positions.map((position) => this.#parts[position]).find((own) => own.includes(index));
    if (!part || part.length === 1) return false;
    part.splice(part.indexOf(index), 1);
    return true;
  }

  get size(): number {
    return positions.reduce((sum, position) => sum + this.#parts[position].length, 0);
  }

  notes(attribution: Attribution): Notes {
    return mapRecord(this.#parts, (indices) =>
      indices.flatMap((index) => {
        const { id } = materials[index] ?? {};
        if (!id) return [];
        const words = attribution.wordsFor(index);
        const because = attribution.reasonsFor(index);
        const tone = attribution.toneFor(index, because);
        const asides = attribution.asidesFor(index);
        return [
          {
            material: id,
            ...smellNames[id],
            because,
            ...(words.length > 0 && { words }),
            ...(tone.length > 0 && { tone }),
            ...(asides.length > 0 && { asides }),
          },
        ];
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
  /** The families that have a good part of the odour. */
  charted: readonly number[];
  /** What a first perfume shows. */
  avoided: ReadonlySet<number>;
};

function showMemory({ shown, target, candidates, attribution }: Draft): void {
  for (const { index } of candidates) {
    if (!isRemembered(target, index)) continue;
    // It is shown even if it would be there without the memory too, because its owner looks for it. This call only
    // finds the reasons.
    attribution.seekMeaning(index);
    shown.add(index, maxMemoryNotes);
  }
}

/** Shows at least one note of every requested family, even if no answer can be found that brought it. */
function showRequested({ shown, target, candidates, attribution }: Draft): void {
  for (let f = 0; f < families.length; f++) {
    const isOfFamily = (index: number) => intAt(familyOf, index) === f;
    if (at(target.requested, f) !== 1 || shown.has(isOfFamily)) continue;
    const own = candidates.filter(({ index }) => isOfFamily(index));
    const note = own.find(({ index }) => attribution.seekMeaning(index)) ?? own[0];
    if (note) shown.add(note.index, anyNumber);
  }
}

/**
 * Fills the parts of the pyramid with the materials that an answer meant and brought, or with any if nothing was
 * answered.
 */
function showMeant({ shown, candidates, attribution, isAnswered }: Draft): void {
  for (const { index } of candidates) {
    const position = materials[index]?.position;
    if (!position || !shown.hasRoom(position)) continue;
    if (!isAnswered || attribution.seekMeaning(index)) shown.add(index);
  }
}

function isLoud({ index, share }: Candidate): boolean {
  const { id } = materials[index] ?? {};
  return id !== undefined && share >= loudShare && !transparent.includes(id);
}

function showLoud({ shown, candidates, attribution }: Draft): void {
  for (const candidate of candidates) {
    if (!isLoud(candidate)) continue;
    attribution.seekMeaning(candidate.index);
    shown.add(candidate.index, anyNumber);
  }
}

/** Shows a note of every family that has a good part of the odour, so that the notes tell what the chart does. */
function showCharted({ shown, candidates, charted, attribution }: Draft): void {
  for (const f of charted) {
    const isOfFamily = (index: number) => intAt(familyOf, index) === f;
    if (shown.has(isOfFamily)) continue;
    const [note] = candidates.filter(({ index }) => isOfFamily(index));
    if (!note) continue;
    attribution.seekMeaning(note.index);
    shown.add(note.index, anyNumber);
  }
}

/**
 * Drops notes of a second perfume that the first one shows, the least telling first, where there are too many: none that is loud or
 * the only one of its part, of a family that was asked for or stands on the chart, or of a wish.
 */
function dropAgain({ shown, target, candidates, charted, avoided }: Draft): void {
  const wishes = target.rememberedMaterials;
  for (const candidate of candidates.toReversed()) {
    const { index } = candidate;
    const again = shown.all.filter((one) => avoided.has(one));
    if (again.length <= mostAgain * shown.size) return;
    if (!again.includes(index) || isLoud(candidate)) continue;
    const others = shown.all.filter((one) => one !== index);
    const family = intAt(familyOf, index);
    const isNeeded = at(target.requested, family) === 1 || charted.includes(family);
    const isLastOfFamily = isNeeded && !others.some((one) => intAt(familyOf, one) === family);
    const isLastOfWish = wishes.some((list) => list.includes(index) && !list.some((one) => others.includes(one)));
    if (!isLastOfFamily && !isLastOfWish) shown.drop(index);
  }
}

/**
 * Gives each part that is still empty the most telling material that any answer brought, whether or not it meant it, or else
 * the most telling of all.
 */
function fillEmptyParts({ shown, candidates, attribution, isAnswered }: Draft): void {
  for (const position of positions) {
    if (!shown.hasRoom(position, 1)) continue;
    const own = candidates.filter(({ index }) => materials[index]?.position === position);
    const note = own.find(({ index }) => !isAnswered || attribution.seekAny(index)) ?? own[0];
    if (note) shown.add(note.index);
  }
}

/** Shows the most telling materials that no answer brought, where a card would be nearly empty without them. */
function showStructure({ shown, candidates }: Draft): void {
  for (const { index } of candidates) if (shown.size < fewestNotes) shown.add(index);
}

/** What reasons are found in: the answers as they rank for a material, and what the texts name and bring to mind. */
type NoteSource = { ranking: Ranking; named: readonly Named[]; tones: readonly Tone[]; isAnswered: boolean };

/**
 * Chooses the notes that are shown of a perfume. First come the materials that the memory was poured as, and the most
 * telling material of every requested family. Each part of the pyramid is then filled with the most telling perceptible
 * materials that an answer meant and brought. Loud materials are shown in any case. A part that is still empty gets the
 * most telling material that an answer brought without meaning it. If nothing was answered, the most telling are shown.
 * @param shownBefore what the first perfume shows, of which a second one shows as little as it can
 */
export function notesOf(
  composer: Composer,
  variant: VariantKind,
  { ranking, isAnswered, ...said }: NoteSource,
  shownBefore: readonly number[],
): Notes {
  const target = composer.target(null);
  const formula = composer[variant](null);
  const avoided = new Set(shownBefore);
  const draft: Draft = {
    shown: new Shown(),
    target,
    candidates: candidatesIn(formula, target, avoided),
    attribution: new Attribution(composer, variant, ranking, said),
    isAnswered,
    charted: [...familyShares(formula).entries()].flatMap(([f, share]) => (share >= chartedShare ? [f] : [])),
    avoided,
  };
  showMemory(draft);
  showRequested(draft);
  showMeant(draft);
  showLoud(draft);
  showCharted(draft);
  fillEmptyParts(draft);
  showStructure(draft);
  dropAgain(draft);
  return draft.shown.notes(draft.attribution);
}
