import { type Answers, variants } from "../../app/maestro/types.ts";
import { formulasOf, partOf } from "./formulas.ts";

/**
 * Whether, for this session, more strength is a higher dosage, summer (added to the seasons, or instead of winter) a
 * higher top, and night (instead of day, of both and of no answer) a higher base, in both perfumes.
 */
export function isMonotonic(answers: Answers, session: string): boolean {
  const strength = answers.strength ?? 5;
  const stronger = formulasOf({ ...answers, strength: Math.min(10, strength + 1) }, session);
  const lighter = formulasOf({ ...answers, strength: Math.max(1, strength - 1) }, session);
  if (!(stronger.dosage > lighter.dosage)) return false;
  const otherSeasons = (answers.season ?? []).filter((season) => season !== "summer");
  const withSummer = formulasOf({ ...answers, season: [...otherSeasons, "summer"] }, session);
  const withoutSummer = formulasOf({ ...answers, season: otherSeasons }, session);
  const summer = formulasOf({ ...answers, season: ["summer"] }, session);
  const winter = formulasOf({ ...answers, season: ["winter"] }, session);
  const night = formulasOf({ ...answers, time_of_day: "night" }, session);
  const otherTimes = (["day", "both", undefined] as const).map((time_of_day) =>
    formulasOf({ ...answers, time_of_day }, session),
  );
  return variants.every(
    (variant) =>
      partOf(withSummer[variant], "top") > partOf(withoutSummer[variant], "top") &&
      partOf(summer[variant], "top") > partOf(winter[variant], "top") &&
      otherTimes.every((other) => partOf(night[variant], "base") > partOf(other[variant], "base")),
  );
}
