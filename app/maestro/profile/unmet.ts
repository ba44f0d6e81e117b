import type { Formula } from "../formula/formula.ts";
import { indexOf } from "../palette/columns.ts";
import { namesBrand } from "../reading/brands.ts";
import { thingOf } from "../reading/readable.ts";
import type { MaterialId, MemoryKey, ThingId } from "../types.ts";
import type { Brief } from "./brief.ts";
import { listsFor } from "./memory-materials.ts";
import { noRoomIn } from "./no-room.ts";
import { findOf, isStoodIn, type Wish } from "./wishes.ts";

/**
 * Why nothing of a wish is poured: the exclusions take it, there is no room left, nothing in the palette is like it, or it
 * has no ingredient and only moves the whole: a mood, or the direction of flowers or fruit.
 */
export type WhyUnmet = "taken" | "no_room" | "unlike" | "mood" | "direction";

/**
 * What becomes of wishes that are not simply poured; `by` is what is poured in their place, `isTaken` that it is since the
 * exclusions take the thing itself.
 */
export type Unmet = {
  unpoured: { thing: ThingId; why: WhyUnmet }[];
  standIns: { thing: ThingId; by: MaterialId[]; isTaken: boolean }[];
  /** Those of which something is taken by what must not be in it, and not only by what is disliked. */
  unborne: ThingId[];
};

/** Of these something is in a perfume that moves their way: what smells clean, or of flowers. */
const impressions: ReadonlySet<MemoryKey | undefined> = new Set(["soap", "morning", "garden"]);

/** Whether a wish in vain is missed: a whole kind moves the perfume, and a place is no smell; they are kept in mind. */
export function isMissed({ thing, why }: { thing: ThingId; why: WhyUnmet | "asked" }): boolean {
  const { scene, whole, key } = thingOf(thing);
  if (why === "asked") return true;
  return !scene && !whole && !(why === "direction" && impressions.has(key));
}

/** What was wished for and is not in the finished formulas as what it is. Of people nobody expects it. */
export function unmetIn(
  brief: Pick<Brief, "told" | "wishes" | "refusedMaterials" | "exclusions">,
  formulas: readonly Pick<Formula, "materials">[],
): Unmet {
  const poured = new Set(formulas.flatMap(({ materials }) => materials));
  const isPoured = (id: MaterialId) => poured.has(indexOf.get(id) ?? -1);
  const isTaken = (id: MaterialId) => brief.refusedMaterials.includes(indexOf.get(id) ?? -1);
  // Who names a perfume of another house has not asked for the very things that it smells of.
  const isSaid = ({ find, instead }: Wish) => instead === true || !namesBrand(find.word);
  const standIns = brief.wishes
    .filter((wish) => isStoodIn(wish) && isSaid(wish))
    .flatMap(({ find: { thing }, lists, instead }) => {
      const by = [...new Set(lists.flat())].filter(isPoured);
      return thing && by.length > 0 ? [{ thing, by, isTaken: instead === true }] : [];
    });
  const noRoom = noRoomIn(brief, formulas);
  const unpoured = brief.told.flatMap((one): Unmet["unpoured"] => {
    const { thing, sense } = one;
    if (sense !== "wanted" || thingOf(thing).person) return [];
    const [find] = findOf(one);
    if (!find) return [{ thing, why: "unlike" }];
    const own = listsFor(find).flat();
    if (own.length === 0) return [{ thing, why: thingOf(thing).scene ? "mood" : "direction" }];
    if (own.every(isTaken) && !standIns.some((standIn) => standIn.thing === thing)) return [{ thing, why: "taken" }];
    return noRoom.includes(thing) ? [{ thing, why: "no_room" }] : [];
  });
  const hard = new Set(brief.exclusions.flatMap(({ isHard, materials }) => (isHard ? materials : [])));
  const unborne = brief.told.flatMap((one) => {
    const own = findOf(one).flatMap((find) => listsFor(find).flat());
    return one.sense === "wanted" && own.some((id) => hard.has(indexOf.get(id) ?? -1)) ? [one.thing] : [];
  });
  return { unborne, unpoured: [...new Map(unpoured.map((one) => [one.thing, one])).values()], standIns };
}
