import type { Formula } from "../formula/formula.ts";
import { indexOf } from "../palette/columns.ts";
import type { MaterialId, ThingId } from "../types.ts";
import type { Brief } from "./brief.ts";
import { answering, isLacking, listsFor } from "./memory-materials.ts";
import { findOf } from "./wishes.ts";

/**
 * What was wished for, could be poured, and is in none of the formulas: they hold so many things and no more. What is left
 * out takes with it is no matter of room.
 */
export function noRoomIn(
  { told, wishes, refusedMaterials }: Pick<Brief, "told" | "wishes" | "refusedMaterials">,
  formulas: readonly Pick<Formula, "materials">[],
): ThingId[] {
  const poured = new Set(formulas.flatMap(({ materials }) => materials));
  const isIn = (id: MaterialId) => poured.has(indexOf.get(id) ?? -1);
  const isLeftOut = (id: MaterialId) => refusedMaterials.includes(indexOf.get(id) ?? -1);
  const missing = told.flatMap((one) => {
    if (one.sense !== "wanted") return [];
    return findOf(one).flatMap((find) => {
      const own = [...listsFor(find).flat(), ...(isLacking(find) ? [] : answering(find))];
      const stoodIn = wishes.filter((wish) => wish.find.thing === one.thing).flatMap(({ lists }) => lists.flat());
      const isPossible = own.some((id) => !isLeftOut(id));
      return isPossible && ![...own, ...stoodIn].some(isIn) ? [one.thing] : [];
    });
  });
  return [...new Set(missing)];
}
