import { keysOf } from "../../encoding/record.ts";
import { indexOf, indicesOf } from "../palette/columns.ts";
import { holdersOf } from "../palette/holders.ts";
import { carriersOf, entriesIn } from "../palette/labelled.ts";
import { thingOf } from "../reading/readable.ts";
import { entriesOf, goingWith, goingWithAll, itself, kindsWithin, kinOf } from "../reading/refused-materials.ts";
import { chemicalsOf, isChemical, isLabelledChemical } from "../reading/relatives.ts";
import { things } from "../reading/things.ts";
import type { Answers, MaterialId, ThingId } from "../types.ts";
import type { Told } from "./told.ts";
import type { Wish } from "./wishes.ts";

/** A thing that must not be in a perfume, and the materials that go with it: indices into the palette. */
export type Exclusion = {
  thing: ThingId;
  theme: Told["theme"];
  /** It was chosen to be left out, or makes ill: of nothing that a label would name of it the threshold is reached. */
  isHard: boolean;
  /** The entries of Annex III that stay below the threshold, where it is hard. */
  entries: readonly string[];
  materials: readonly number[];
};

/** The chemicals by whose names laymen read labels, each by its entry; a mixture of several names none of them. */
const chemicals: ReadonlyMap<string, ThingId> = new Map(
  keysOf(things)
    .filter(isLabelledChemical)
    .flatMap((id) => {
      const [entry, ...others] = thingOf(id).entries ?? [];
      return entry && others.length === 0 ? [[entry, id] as const] : [];
    }),
);

/** So many constituents are named as what things have in common. */
const mostShared = 3;
/** An allergen that a thing is known for explains more than one that it also holds. */
const knownFor = 3;

/** The chemicals among some entries, each with the materials that go for its sake. */
const carriersIn = (entries: readonly string[]) =>
  [...new Set(entries)].flatMap((entry) => {
    const chemical = chemicals.get(entry);
    return chemical ? [{ entry, chemical, takes: carriersOf(entry) }] : [];
  });

/**
 * The chemicals for whose sake an exclusion takes materials along, each with those that hold it: those of most of the
 * materials first, and as few as account for them.
 */
export function constituentsShared(
  { thing, entries }: Exclusion,
  lost: readonly number[],
): { of: ThingId; holders: number[] }[] {
  const known = entriesOf(thing);
  const carriers = carriersIn(entries).map((one) => ({ ...one, weight: known.includes(one.entry) ? knownFor : 1 }));
  const shared: { of: ThingId; holders: number[] }[] = [];
  let left = [...lost];
  while (shared.length < mostShared) {
    const [most] = carriers
      .map((one) => ({ ...one, score: one.weight * left.filter((index) => one.takes.includes(index)).length }))
      .sort((one, other) => other.score - one.score);
    if (!most || most.score === 0) break;
    shared.push({ of: most.chemical, holders: left.filter((index) => most.takes.includes(index)) });
    left = left.filter((index) => !most.takes.includes(index));
  }
  return shared;
}

/**
 * The chemicals for whose sake an exclusion leaves hardly anything of a kind, those in most of it first; none where its own
 * materials are most of the kind, or no few chemicals account for it.
 */
export function constituentsEmptying(
  { entries }: Exclusion,
  own: readonly number[],
  kind: { isEnough: (gone: readonly number[]) => boolean; roomIn: (gone: readonly number[]) => number },
): ThingId[] {
  const carriers = carriersIn(entries);
  if (kind.isEnough(own)) return [];
  const emptying: ThingId[] = [];
  let gone: number[] = [];
  while (!kind.isEnough(gone)) {
    const [most] = carriers
      .map((one) => ({ ...one, gone: [...new Set([...gone, ...one.takes])] }))
      .map((one) => ({ ...one, room: kind.roomIn(one.gone) }))
      .sort((one, other) => other.room - one.room);
    if (!most || most.gone.length === gone.length || emptying.length === mostShared) return [];
    emptying.push(most.chemical);
    gone = most.gone;
  }
  return emptying;
}

const constituentsOf = (id: ThingId): string[] => [
  ...new Set(
    [id, ...kindsWithin(id)].flatMap((one) => [
      ...entriesOf(one),
      ...itself(one).flatMap((material) => entriesIn(indexOf.get(material) ?? -1)),
    ]),
  ),
];

/** The materials of a disliked thing; of the kinds within it those alone that nothing was wished of: no fruit, but lemon. */
function dislikedIn(id: ThingId, told: readonly Told[], families: readonly string[]): MaterialId[] {
  const isWished = (kind: ThingId) =>
    families.includes(kind) ||
    told.some(({ thing, sense }) => sense === "wanted" && thingOf(thing).key === thingOf(kind).key);
  return [id, ...kindsWithin(id).filter((kind) => !isWished(kind))].flatMap(goingWith);
}

/**
 * The materials of a list that are asked for by a name of their own, though their kind is refused: no spice but cinnamon.
 * What is refused by that very name is not spared: until it is settled which of the two is meant, it stays out.
 */
function sparedIn(list: readonly MaterialId[], wishes: readonly Wish[], told: readonly Told[]): MaterialId[] {
  const isRefused = ({ find }: Wish) => told.some(({ thing, sense }) => thing === find.thing && sense === "refused");
  return wishes.flatMap((wish) => {
    const { find, lists } = wish;
    if (isRefused(wish)) return [];
    const own = lists.flat();
    const isNarrower = own.length < list.length && own.every((id) => list.includes(id));
    return isNarrower && !find.akin && !find.near ? own : [];
  });
}

/** What is refused among the things told, and what is not borne. Of people nothing is poured. */
export function exclusionsOf(
  told: readonly Told[],
  wishes: readonly Wish[],
  { families = [] }: Pick<Answers, "families">,
): Exclusion[] {
  return told.flatMap(({ thing, theme, sense }): Exclusion[] => {
    if ((sense !== "refused" && sense !== "allergy") || thingOf(thing).person) return [];
    const isHard = sense === "allergy" || isChemical(thing);
    if (!isHard) {
      const list = dislikedIn(thing, told, families);
      const spared = sparedIn(list, wishes, told);
      return [{ thing, theme, isHard, entries: [], materials: indicesOf(list.filter((id) => !spared.includes(id))) }];
    }
    const entries = constituentsOf(thing);
    const holders = [...entries.flatMap(carriersOf), ...holdersOf(chemicalsOf(thing))];
    const materials = [...new Set([...indicesOf([...goingWithAll(thing), ...kinOf(thing)]), ...holders])];
    return [{ thing, theme, isHard, entries, materials }];
  });
}
