import type { MaterialId } from "../palette/materials.ts";
import { perceived, plumesAt, roomTemperature, vapoursOf } from "./vapour.ts";

/**
 * The hours for which a blotter is watched, and the moments (h) at which. Steps grow, so that the first minutes of a
 * citrus oil count as well.
 */
const watchedHours = 400;
const steps: readonly number[] = Array.from({ length: 201 }, (_, step) => watchedHours * (step / 200) ** 3);

/**
 * The hour by which a neat material has given off half of the odour that it gives in all, on a blotter at 25 °C. Odour
 * is perceived strength x hours.
 */
export function middleHour(material: MaterialId): number {
  const plumes = plumesAt(vapoursOf(material), roomTemperature);
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
