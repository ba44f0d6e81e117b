import { availabilityOf, facetOf, facets, familyOf, impactOf, indexOf, positionOf } from "../palette/columns.ts";
import { materials } from "../palette/materials.ts";
import { thingOf } from "../reading/readable.ts";
import type { MaterialId, MemoryFind } from "../types.ts";
import { at, intAt } from "../vector.ts";
import { memoryInfluence } from "./memory-influences.ts";
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

/** So many materials may stand in for a wish that cannot be poured. */
const maxInstead = 3;
/** What makes one material stand in for another; estimates. */
const nearness = { facet: 3, meant: 2, family: 1, part: 0.5, impact: 0.1, least: 2 } as const;

/** The allowed materials that come nearest to what a wish would have been poured as, the nearest first. */
function nearestTo({ find, lists }: Wish, isAllowed: (index: number) => boolean): MaterialId[] {
  const lost = lists.flat().flatMap((id) => indexOf.get(id) ?? []);
  const meant = memoryInfluence[find.key].facets;
  const scoreOf = (index: number) => {
    const own = facets[intAt(facetOf, index)];
    const intended = own ? Math.max(0, meant[own] ?? 0) : 0;
    return Math.max(
      ...lost.map((one) => {
        const isAlike = intAt(facetOf, one) === intAt(facetOf, index);
        return (
          (isAlike ? nearness.facet : 0) +
          nearness.meant * intended +
          (intAt(familyOf, one) === intAt(familyOf, index) ? nearness.family : 0) +
          (intAt(positionOf, one) === intAt(positionOf, index) ? nearness.part : 0) -
          nearness.impact * Math.abs(at(impactOf, one) - at(impactOf, index))
        );
      }),
    );
  };
  return materials
    .map(({ id }, index) => ({ id, index }))
    .filter(({ index }) => isAllowed(index) && at(availabilityOf, index) > 0 && !lost.includes(index))
    .map(({ id, index }) => ({ id, score: scoreOf(index) }))
    .filter(({ score }) => score >= nearness.least)
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
