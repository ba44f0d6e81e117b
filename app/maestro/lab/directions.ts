import type { Answers } from "../types.ts";
import { formulasOf, partOf } from "./vectors.ts";

/**
 * Whether, for this person, more strength is a higher dosage, summer (added to the seasons, or instead of winter) is a
 * higher top and night (instead of day, of both and of nothing said) is a higher base, in both perfumes.
 */
export function directionsKept(answers: Answers, session: string): boolean {
  const strength = answers.strength ?? 5;
  const strong = formulasOf({ ...answers, strength: Math.min(10, strength + 1) }, session);
  const light = formulasOf({ ...answers, strength: Math.max(1, strength - 1) }, session);
  if (!(strong.dosage > light.dosage)) return false;
  const seasons = answers.season ?? [];
  const others = seasons.filter((season) => season !== "summer");
  const summer = formulasOf({ ...answers, season: [...others, "summer"] }, session);
  const without = formulasOf({ ...answers, season: others }, session);
  const night = formulasOf({ ...answers, time_of_day: "night" }, session);
  const times = (["day", "both", undefined] as const).map((time_of_day) =>
    formulasOf({ ...answers, time_of_day }, session),
  );
  const winter = formulasOf({ ...answers, season: ["winter"] }, session);
  const warm = formulasOf({ ...answers, season: ["summer"] }, session);
  for (const variant of ["main", "shadow"] as const) {
    if (!(partOf(summer[variant], "top") > partOf(without[variant], "top"))) return false;
    if (!(partOf(warm[variant], "top") > partOf(winter[variant], "top"))) return false;
    if (times.some((time) => !(partOf(night[variant], "base") > partOf(time[variant], "base")))) return false;
  }
  return true;
}
