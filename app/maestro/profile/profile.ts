import { at } from "../formula/columns.ts";
import { facets } from "../formula/stock.ts";
import { type AnswerKey, type Answers, type Profile, type Reason, themes } from "../types.ts";
import { memoryInfluence } from "../words/lexicon.ts";
import { dosageOf, readAnswers } from "./answers.ts";
import { type Influence, influences, strengthStep } from "./influences.ts";
import { aim, emptyTarget, familyShares, leaningsOf, memoriesOf } from "./target.ts";

const strongest = 4;

function movesOf(influence: Influence, times: number): Reason["moves"] {
  const moves: Reason["moves"] = [];
  const add = (kind: Reason["moves"][number]["kind"], of: Partial<Record<string, number>> | undefined) => {
    for (const [name, by] of Object.entries(of ?? {})) if (by) moves.push({ kind, name, by: by * times });
  };
  add("family", influence.families);
  add("facet", influence.facets);
  add("position", influence.pyramid);
  return moves.sort((one, other) => Math.abs(other.by) - Math.abs(one.by)).slice(0, strongest);
}

function reasonsOf(answers: ReturnType<typeof readAnswers>): Reason[] {
  const reasons: Reason[] = [];
  const say = (theme: AnswerKey, value: string, moves: Reason["moves"]) => {
    if (moves.length > 0) reasons.push({ theme, value, moves });
  };
  for (const theme of themes) {
    for (const value of answers.values[theme] ?? []) {
      const influence = influences[theme]?.[value];
      if (!influence) continue;
      const named: Reason["moves"] = theme === "families" ? [{ kind: "family", name: value, by: 1 }] : [];
      say(theme, value, [...named, ...movesOf(influence, 1)].slice(0, strongest));
    }
    if (theme === "strength" && answers.strength !== null) {
      const steps = answers.strength - 5.5;
      const dosage = dosageOf(answers.strength) - dosageOf(null);
      const moves = movesOf(strengthStep, steps);
      say(
        theme,
        String(answers.strength),
        [{ kind: "dosage" as const, name: "dosage", by: dosage }, ...moves].slice(0, strongest),
      );
    }
    if (theme === "memory") {
      for (const key of memoriesOf(answers.memory)) say(theme, key, movesOf(memoryInfluence[key], 1));
    }
  }
  return reasons;
}

/**
 * The reading of the answers so far, for a chart and its reasons: families and pyramid as shares that sum to 1, facets
 * as factors (1: as usual), dosage in % w/w of the finished perfume. `by` in a reason is a natural logarithm of a weight
 * (for the dosage: percentage points), the largest first.
 */
export function profileOf(answers: Answers): Profile {
  const read = readAnswers(answers);
  const target = aim(leaningsOf(read), null, emptyTarget());
  const moved: Profile["facets"] = {};
  facets.forEach((facet, index) => {
    const by = at(target.facets, index);
    if (by !== 0) moved[facet] = Math.round(Math.exp(by) * 1000) / 1000;
  });
  const [top = 0, middle = 0, base = 0] = target.pyramid;
  return {
    families: familyShares(target.families),
    facets: moved,
    pyramid: { top, middle, base },
    dosage_pct: target.dosage,
    reasons: reasonsOf(read),
  };
}
