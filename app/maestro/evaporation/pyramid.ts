import type { MaterialId, materials } from "../palette/materials.ts";
import type { Position } from "../types.ts";
import { isChemical, perceived, plumesAt, roomTemperature } from "./vapour.ts";

/** Hours for which a blotter is watched, and how finely. Steps grow, so that a citrus oil's minutes count as well. */
const watchedHours = 400;
const steps: readonly number[] = Array.from({ length: 201 }, (_, step) => watchedHours * (step / 200) ** 3);

/**
 * The hours within which a top note, a heart note and a base note have given half of what they give. The borders of 6 and
 * 24 hours are estimates, at the palette's gaps, and the model knows an hour to a factor of 2.4 only.
 */
const doubt = 2.4;
const hoursOf = {
  top: [0, 6 * doubt],
  middle: [6 / doubt, 24 * doubt],
  base: [24 / doubt, Number.POSITIVE_INFINITY],
} as const satisfies Record<Position, readonly [number, number]>;

/** The hour by which a neat material has given half of the odour that a blotter at 25 °C has of it. */
export function middleHour(material: MaterialId): number {
  const plumes = plumesAt(material, roomTemperature);
  const given = steps.map((hours, step) => {
    const before = steps[step - 1] ?? 0;
    return perceived(plumes, (before + hours) / 2) * (hours - before);
  });
  let left = given.reduce((sum, part) => sum + part, 0) / 2;
  const half = given.findIndex((part) => {
    left -= part;
    return left <= 0;
  });
  return steps[half] ?? watchedHours;
}

/**
 * Whether a part of the pyramid contradicts how a material evaporates, by more than the model's doubt. The resins of a
 * natural that nobody has named count for nothing in it, so a natural may last longer than was computed.
 */
export function contradicts(position: Position, { id, substantivity }: (typeof materials)[number]): boolean {
  const hours = middleHour(id);
  const [from, until] = hoursOf[position];
  return hours > until || (hours < from && (isChemical(id) || substantivity !== null));
}
