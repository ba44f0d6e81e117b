import { compose } from "./compose.ts";
import { capOf, unitsPerPercent } from "./formula/caps.ts";
import { createComposer } from "./formula/composer.ts";
import { type Formula, familyShares, odourShares } from "./formula/formula.ts";
import { powerOf } from "./odour/loudness.ts";
import { indexOf, indicesOf, positionOf } from "./palette/columns.ts";
import { materials } from "./palette/materials.ts";
import { dosageFor } from "./profile/answers.ts";
import { type Brief, briefOf, planOf } from "./profile/brief.ts";
import { constituentsEmptying, constituentsShared, type Exclusion } from "./profile/exclusions.ts";
import { listsFor } from "./profile/memory-materials.ts";
import { type Unmet, unmetIn } from "./profile/unmet.ts";
import { isNear, type Wish, wishesOf } from "./profile/wishes.ts";
import { thingOf } from "./reading/readable.ts";
import { goingWithAll } from "./reading/refused-materials.ts";
import {
  type Answers,
  type Composition,
  type Family,
  families,
  type MaterialId,
  type Position,
  positions,
  type ThingId,
  type Variant,
} from "./types.ts";
import { at, intAt } from "./vector.ts";
import { materialMotifs } from "./words/names/motifs-by-material.ts";

/**
 * Something that was wished for, a thing of a text or a family that was chosen, and that the exclusions make impossible
 * or poorer: what stands in its way, and the materials that answer instead, the strongest first. A place, or what only
 * brings another smell to mind, is answered by none.
 */
export type Conflict = { wish: { thing: ThingId; word: string } | { family: Family } } & {
  /** Nothing of it can be poured, or only a part. */
  isImpossible: boolean;
  because: ThingId[];
  instead: MaterialId[];
};

/**
 * What an exclusion takes from this very perfume: the families and parts of the pyramid of which hardly anything is left,
 * the materials that would have been poured (not the thing itself), and what is poured in their place, the most first.
 * Nothing that the perfume still smells of is lost: `replaced` are materials in whose place others of the same smell stand.
 */
export type Loss = {
  because: ThingId;
  takes: (Family | Position)[];
  /**
   * What empties these: what is left out and holds most of them, or else is told by the substances of it, `emptiedBy`, that
   * nearly all of them hold.
   */
  emptying: ThingId[];
  emptiedBy: ThingId[];
  loses: MaterialId[];
  /** The allergens that what is lost holds as the thing does, each with what holds it, those of most of it first. */
  shared: { of: ThingId; smells: MaterialId[] }[];
  replaced: { lost: MaterialId[]; by: MaterialId[] } | null;
  instead: MaterialId[];
};

export type Feasibility = {
  conflicts: Conflict[];
  losses: Loss[];
  /**
   * Why the journey composes nothing: too few materials are left for a perfume, a chosen family has none, or alcohol, which
   * every bottle holds, is not borne.
   */
  tooLittle: "materials" | "family" | "alcohol" | null;
  /** Alcohol is disliked. */
  isAlcoholRefused: boolean;
};

/** What becomes of wishes in the two perfumes that are composed of these answers. */
export type Foreseen = {
  /** Things that are both wished for and to be left out, with the words of the wish. */
  contradictions: { thing: ThingId; word: string }[];
  /** What the palette does not have of what is wished for, and the materials that are poured for it. */
  nearest: Unmet["standIns"];
  unpoured: Unmet["unpoured"];
};

/** A perfume has at least so many materials, of so many families that are each this part of its odour. Estimates. */
const fewestMaterials = 9;
const fewestFamilies = 2;
const familyShare = 0.02;
/** A chosen family is there from this share of the odour on, and poorer where it falls to this part of what it was. */
const smelledFrom = 0.08;
const poorerBelow = 0.7;
/** A family or a part is taken where so little of its room is left. */
const takenBelow = 0.15;
/** So many materials are named that answer instead. */
const mostInstead = 3;

const nothing: Feasibility = { conflicts: [], losses: [], tooLittle: null, isAlcoholRefused: false };

/** The exclusions that take any of some materials, each thing once. */
function takersOf(exclusions: readonly Exclusion[], taken: readonly number[]): ThingId[] {
  const takers = exclusions.filter(({ materials: gone }) => taken.some((index) => gone.includes(index)));
  return [...new Set(takers.map(({ thing }) => thing))];
}

const idsOf = (indices: readonly number[]): MaterialId[] => indices.flatMap((index) => materials[index]?.id ?? []);

/** How alike two materials are for a nose: not at all where they are not near, and more in the same part of the pyramid. */
const likeness = (one: number, other: number): number =>
  isNear(one, other) ? 2 + Number(intAt(positionOf, one) === intAt(positionOf, other)) : 0;

/**
 * What comes in the place of lost materials: what the formula with the exclusions holds more of than the one without,
 * most of it first, if it is alike.
 */
function inPlaceOf(lost: readonly number[], before: Formula, { formula: after, shownFirst }: Trial): MaterialId[] {
  const was = odourShares(before);
  const risen = [...odourShares(after)].flatMap(([index, share]) => {
    const by = share - (was.get(index) ?? 0);
    const alike = Math.max(0, ...lost.map((one) => likeness(one, index)));
    return by > 0 && alike > 0 ? [{ index, by: by * alike }] : [];
  });
  return shownFirst(idsOf(risen.sort((one, other) => other.by - one.by).map(({ index }) => index)));
}

/** Whether a card calls two materials by the same thing. */
const areAlike = (one: MaterialId, other: MaterialId): boolean =>
  materialMotifs[one] !== undefined && materialMotifs[one] === materialMotifs[other];

/** What is asked of the solver: a formula for the answers as they are, and one as if some things were not excluded. */
type Trial = {
  brief: Brief;
  formula: Formula;
  without: (things: readonly ThingId[]) => Formula;
  /** Of materials that are poured, those that its card names, or else the first of all. */
  shownFirst: (poured: readonly MaterialId[]) => MaterialId[];
};

/** Of lost materials those in whose place others are poured that a card calls by the same thing, and for each some of these. */
function sameSmellsFor(
  lost: readonly MaterialId[],
  poured: readonly MaterialId[],
  { shownFirst }: Pick<Trial, "shownFirst">,
): Loss["replaced"] {
  const replaced = lost.filter((one) => poured.some((other) => areAlike(one, other)));
  const by = replaced.flatMap((one) => shownFirst(poured.filter((other) => areAlike(one, other))));
  return by.length > 0 ? { lost: replaced, by: [...new Set(by)] } : null;
}

const isSame = (one: ThingId) => (other: ThingId) => one === other;

function wishConflicts(trial: Trial): Conflict[] {
  const { brief, formula, shownFirst } = trial;
  const { told, exclusions } = brief;
  const refused = new Set(brief.refusedMaterials);
  return wishesOf(told).flatMap((wish: Wish): Conflict[] => {
    const lists = listsFor(wish.find).map((list) => list.flatMap((id) => indexOf.get(id) ?? []));
    const lost = lists.filter((list) => list.every((index) => refused.has(index)));
    const { thing, word } = wish.find;
    const because = takersOf(exclusions, lost.flat());
    if (lost.length === 0 || !thing || because.some(isSame(thing))) return [];
    const standIns = brief.wishes.find(({ find }) => find.thing === thing)?.lists.flat() ?? [];
    const poured = standIns.filter((id) => formula.materials.includes(indexOf.get(id) ?? -1));
    const isImpossible = lost.length === lists.length;
    const { akin, scene } = thingOf(thing);
    const instead = akin || scene || poured.length === 0 ? [] : shownFirst(poured);
    return [{ wish: { thing, word }, isImpossible, because, instead }];
  });
}

function familyConflicts(trial: Trial): Conflict[] {
  const { brief, formula, without, shownFirst } = trial;
  const refused = new Set(brief.refusedMaterials);
  const after = familyShares(formula);
  return families.flatMap((family, f): Conflict[] => {
    if (!brief.answers.families?.includes(family)) return [];
    const own = materials.flatMap((material, index) => (material.family === family ? [index] : []));
    const lost = own.filter((index) => refused.has(index));
    if (lost.length === 0) return [];
    const because = takersOf(brief.exclusions, lost);
    const before = without(because);
    const share = at(after, f);
    const isImpossible = !(share >= smelledFrom);
    if (!isImpossible && share >= poorerBelow * at(familyShares(before), f)) return [];
    const shares = odourShares(formula);
    const left = own
      .filter((index) => (shares.get(index) ?? 0) > 0)
      .sort((one, other) => (shares.get(other) ?? 0) - (shares.get(one) ?? 0));
    const instead = isImpossible ? inPlaceOf(lost, before, trial) : shownFirst(idsOf(left));
    return [{ wish: { family }, isImpossible, because, instead }];
  });
}

/** The odour power that the materials of a kind could bring. */
const roomOf = (indices: readonly number[]) =>
  indices.reduce((sum, index) => sum + capOf(index, dosageFor(undefined)) * at(powerOf, index), 0);

const kinds: readonly { takes: Family | Position; indices: readonly number[] }[] = [
  ...families.map((takes) => ({ takes, indices: indicesWhere(({ family }) => family === takes) })),
  ...positions.map((takes) => ({ takes, indices: indicesWhere(({ position }) => position === takes) })),
];

function indicesWhere(is: (material: (typeof materials)[number]) => boolean): number[] {
  return materials.flatMap((material, index) => (is(material) ? [index] : []));
}

const isEmptied = (indices: readonly number[], gone: readonly number[]) =>
  roomOf(indices.filter((index) => !gone.includes(index))) < takenBelow * roomOf(indices);

/** The kinds that an exclusion takes, each with the substances for whose sake it does where it is not all of the thing itself. */
function takenBy(exclusion: Exclusion) {
  const own = indicesOf(goingWithAll(exclusion.thing));
  return kinds
    .filter(({ indices }) => isEmptied(indices, exclusion.materials))
    .map(({ takes, indices }) => {
      const isEnough = (gone: readonly number[]) => isEmptied(indices, gone);
      const roomIn = (gone: readonly number[]) => roomOf(indices.filter((index) => gone.includes(index)));
      return { takes, by: constituentsEmptying(exclusion, own, { isEnough, roomIn }) };
    });
}

/** What an exclusion takes, but for what another by itself takes that holds the same substance. */
function takesOf(exclusion: Exclusion, all: readonly Exclusion[]): Pick<Loss, "takes" | "emptying" | "emptiedBy"> {
  const isSaid = ({ takes, by }: ReturnType<typeof takenBy>[number]) =>
    all.some((one) => by.includes(one.thing) && one !== exclusion && takenBy(one).some((its) => its.takes === takes));
  const kinds = takenBy(exclusion).filter((kind) => !isSaid(kind));
  const emptiedBy = [...new Set(kinds.flatMap(({ by }) => by))].filter((thing) => thing !== exclusion.thing);
  const told = emptiedBy.filter((thing) => all.some((one) => one.thing === thing));
  const isAllTold = told.length > 0 && told.length === emptiedBy.length;
  return {
    takes: kinds.map(({ takes }) => takes),
    emptying: isAllTold ? told : [...told, exclusion.thing],
    emptiedBy,
  };
}

/** What each exclusion takes; so many are tried at most, since each is composed for. */
const mostTried = 12;

/** @param told materials of which it is said elsewhere that they are lost */
function lossesOf(trial: Trial, told: readonly MaterialId[]): Loss[] {
  const { brief, formula, without } = trial;
  const each = new Map(brief.exclusions.map((exclusion) => [exclusion.thing, exclusion]));
  return [...each.values()].slice(0, mostTried).flatMap((exclusion): Loss[] => {
    const { thing: because, materials: taken } = exclusion;
    const before = without([because]);
    const lost = before.materials.filter((index) => taken.includes(index));
    const emptied = takesOf(exclusion, [...each.values()]);
    if (lost.length === 0 && emptied.takes.length === 0) return [];
    const was = odourShares(before);
    const loses = idsOf(lost.toSorted((one, other) => (was.get(other) ?? 0) - (was.get(one) ?? 0)));
    const own = goingWithAll(because);
    const others = loses.filter((id) => !own.includes(id) && !told.includes(id));
    const shares = odourShares(formula);
    const poured = [...shares].sort(([, one], [, other]) => other - one).map(([index]) => index);
    const replaced = sameSmellsFor(others, idsOf(poured), trial);
    const gone = others.filter((id) => !replaced?.lost.includes(id));
    const along = indicesOf(loses.filter((id) => !own.includes(id)));
    const shared = constituentsShared(exclusion, along).map(({ of, holders }) => ({ of, smells: idsOf(holders) }));
    const instead = inPlaceOf(indicesOf(gone), before, trial).filter((id) => !replaced?.by.includes(id));
    return [{ because, ...emptied, loses: gone, shared, replaced, instead }];
  });
}

function isTooThin(formula: Formula): boolean {
  const total = formula.units.reduce((sum, one) => sum + one, 0);
  const smelled = familyShares(formula).filter((share) => share >= familyShare).length;
  const isThin = formula.materials.length < fewestMaterials || smelled < fewestFamilies;
  return isThin || total !== 100 * unitsPerPercent;
}

function tooLittleIn({ brief, formula }: Trial, conflicts: readonly Conflict[]): Feasibility["tooLittle"] {
  if (isTooThin(formula)) return "materials";
  const asked = brief.answers.families ?? [];
  const isLost = conflicts.some(({ wish, isImpossible }) => "family" in wish && isImpossible);
  return asked.length > 0 && isLost ? "family" : null;
}

/**
 * What is composed of some answers, once it is asked for.
 * @param session as it is given to `compose`, so that what is said is true of the perfume that follows
 */
export function composedOnce(answers: Answers, session: string): () => Composition {
  let composition: Composition | undefined;
  return () => {
    composition ??= compose({ answers, session });
    return composition;
  };
}

/**
 * What cannot be for these answers, or only poorly, since things are excluded in them: said before anything is composed.
 * The nearest that can be is found by composing, with the exclusions and as if they were not there.
 */
export function conflictsOf(answers: Answers, session: string, composed = composedOnce(answers, session)): Feasibility {
  const brief = briefOf(answers);
  const alcohol = brief.exclusions.find(({ thing }) => thing === "alcohol");
  const isAlcoholRefused = alcohol?.isHard === false;
  if (alcohol?.isHard) return { ...nothing, tooLittle: "alcohol" };
  if (brief.refusedMaterials.length === 0) return { ...nothing, isAlcoholRefused };
  const known = new Map<string, Formula>();
  const trial: Trial = {
    brief,
    formula: createComposer(brief, session).premiere(null),
    without: (things) => {
      const name = things.join();
      const told = brief.told.filter(({ thing, sense }) => sense === "wanted" || !things.includes(thing));
      const formula =
        known.get(name) ?? createComposer({ ...brief, told, ...planOf(told, brief.answers) }, session).premiere(null);
      known.set(name, formula);
      return formula;
    },
    shownFirst: (poured) => {
      const { notes } = composed().premiere;
      const shown = poured.filter((id) => positions.some((position) => notes[position].some(isOf(id))));
      return (shown.length > 0 ? shown : poured).slice(0, mostInstead);
    },
  };
  const conflicts = [...wishConflicts(trial), ...familyConflicts(trial)];
  const impossible = conflicts.flatMap(({ wish, isImpossible }) =>
    isImpossible && "thing" in wish ? [wish.thing] : [],
  );
  const told = wishesOf(brief.told).flatMap(({ find: { thing }, lists }) =>
    thing && impossible.includes(thing) ? lists.flat() : [],
  );
  return { conflicts, losses: lossesOf(trial, told), tooLittle: tooLittleIn(trial, conflicts), isAlcoholRefused };
}

/** Whether a perfume is composed of these answers: the same question as of `conflictsOf`, and nothing else. */
export function canCompose(answers: Answers, session: string): boolean {
  const brief = briefOf(answers);
  if (brief.exclusions.some(({ thing, isHard }) => thing === "alcohol" && isHard)) return false;
  if (brief.refusedMaterials.length === 0) return true;
  const formula = createComposer(brief, session).premiere(null);
  const refused = new Set(brief.refusedMaterials);
  const shares = familyShares(formula);
  const isLost = (family: Family, f: number) =>
    brief.answers.families?.includes(family) === true &&
    materials.some((material, index) => material.family === family && refused.has(index)) &&
    !(at(shares, f) >= smelledFrom);
  return !isTooThin(formula) && !families.some(isLost);
}

const isOf =
  (id: MaterialId) =>
  ({ material }: { material: MaterialId }) =>
    material === id;

/** Foresees what becomes of the wishes, by composing what is composed of the same answers afterwards. */
export function foresee(answers: Answers, session: string, composed = composedOnce(answers, session)): Foreseen {
  const brief = briefOf(answers);
  const { told, exclusions } = brief;
  const { premiere, deuxieme } = composed();
  const { standIns, unpoured } = unmetIn(brief, [premiere, deuxieme].map(pouredIn));
  const wished = told.filter(({ sense, thing }) => sense === "wanted" && !thingOf(thing).person);
  const isExcluded = (thing: ThingId) => exclusions.some((exclusion) => exclusion.thing === thing);
  return {
    contradictions: wished.filter(({ thing }) => isExcluded(thing)).map(({ thing, word }) => ({ thing, word })),
    nearest: standIns,
    unpoured,
  };
}

const pouredIn = ({ formula }: Variant) => ({ materials: indicesOf(formula.map(({ material }) => material)) });
