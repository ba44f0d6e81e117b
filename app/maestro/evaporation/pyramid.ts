import type { MaterialId } from "../palette/materials.ts";
import { perceived, plumesAt, roomTemperature, vapoursOf } from "./vapour.ts";

/** Hours for which a blotter is watched, and how finely. Steps grow, so that a citrus oil's minutes count as well. */
const watchedHours = 400;
const steps: readonly number[] = Array.from({ length: 201 }, (_, step) => watchedHours * (step / 200) ** 3);

/** The hour by which a neat material has given half of the odour that a blotter at 25 °C has of it. */
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
