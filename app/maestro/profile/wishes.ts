import { facetOf, familyOf, impactOf, indexOf, positionOf } from "../palette/columns.ts";
import { neverPoured } from "../palette/habits.ts";
import { materials } from "../palette/materials.ts";
import { thingOf } from "../reading/readable.ts";
import { goingWithAll } from "../reading/refused-materials.ts";
import type { MaterialId, MemoryFind } from "../types.ts";
import { at, intAt } from "../vector.ts";
import { isLacking, isLikened, listsFor } from "./memory-materials.ts";
import type { Told } from "./told.ts";

/**
 * A thing that is wished for and can be poured: of each list, one material. `instead` says that what it would be poured as
 * is excluded, and that these come nearest.
 */
export type Wish = {
  find: MemoryFind;
  theme: Told["theme"];
  lists: readonly (readonly MaterialId[])[];
  instead?: true;
};

/** Whether what is poured for a wish only stands in for the thing: it is never said to be it. */
export const isStoodIn = ({ find, instead }: Wish): boolean => instead === true || isLacking(find) || isLikened(find);

/** So many things are poured at most: with more, none could be smelled among the others. */
export const maxWishes = 12;

/** What a reading says, as the engine's find; undefined for a thing that moves nothing. */
export function findOf({ word, thing, sense }: Told): MemoryFind[] {
  const { key, material, near, akin, whole } = thingOf(thing);
  if (!key) return [];
  const isRefused = sense === "refused" || sense === "allergy";
  return [
    {
      word,
      thing,
      key,
      ...(material && { material }),
      ...(near && { near }),
      ...(akin && { akin }),
      ...(whole && { whole }),
      ...(isRefused && { refused: true as const }),
    },
  ];
}

/** The things told that are wished for and can be poured. */
export function wishesOf(told: readonly Told[]): Wish[] {
  return told
    .filter(({ sense }) => sense === "wanted")
    .flatMap((one) => findOf(one).map((find) => ({ find, theme: one.theme, lists: listsFor(find) })))
    .filter(({ lists }) => lists.length > 0)
    .slice(0, maxWishes);
}

/** Whether one material is near another for a nose: of the same family, and of the same kind within it. */
export const isNear = (one: number, other: number): boolean =>
  intAt(facetOf, one) === intAt(facetOf, other) && intAt(familyOf, one) === intAt(familyOf, other);

/** So many materials may stand in for a wish that cannot be poured. */
const maxInstead = 3;
/** What makes one near material stand in for another before others; estimates. */
const nearness = { part: 0.5, impact: 0.1 } as const;

/**
 * The allowed materials that come near to what a wish would have been poured as, the nearest first. Nothing stands in for
 * what is itself only stood in for or brought to mind, and nothing that is called by the wish's own name.
 */
function nearestTo({ find, lists }: Wish, isAllowed: (index: number) => boolean): MaterialId[] {
  const { thing } = find;
  if (find.akin || isLacking(find) || (thing && thingOf(thing).scene)) return [];
  const lost = lists.flat().flatMap((id) => indexOf.get(id) ?? []);
  const namesakes = thing ? goingWithAll(thing) : [];
  const scoreOf = (index: number) =>
    Math.max(
      ...lost.map((one) =>
        isNear(one, index)
          ? (intAt(positionOf, one) === intAt(positionOf, index) ? nearness.part : 0) -
            nearness.impact * Math.abs(at(impactOf, one) - at(impactOf, index))
          : Number.NEGATIVE_INFINITY,
      ),
    );
  return materials
    .map(({ id }, index) => ({ id, index }))
    .filter(
      ({ id, index }) =>
        isAllowed(index) && at(impactOf, index) > 0 && !neverPoured.includes(id) && !namesakes.includes(id),
    )
    .map(({ id, index }) => ({ id, score: scoreOf(index) }))
    .filter(({ score }) => score > Number.NEGATIVE_INFINITY)
    .sort((one, other) => other.score - one.score)
    .slice(0, maxInstead)
    .map(({ id }) => id);
}

/**
 * What wishes are poured as where some materials are excluded: what is left of each list, and the nearest that is allowed
 * where nothing is left of any.
 */
export function withoutExcluded(wishes: readonly Wish[], excluded: ReadonlySet<number>): Wish[] {
  if (excluded.size === 0) return [...wishes];
  const isAllowed = (index: number) => !excluded.has(index);
  return wishes.flatMap((wish) => {
    const left = wish.lists
      .map((list) => list.filter((id) => isAllowed(indexOf.get(id) ?? -1)))
      .filter((list) => list.length > 0);
    if (left.length > 0) return [{ ...wish, lists: left }];
    const instead = nearestTo(wish, isAllowed);
    return instead.length > 0 ? [{ ...wish, lists: [instead], instead: true }] : [];
  });
}
