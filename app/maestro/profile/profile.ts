import { facets } from "../palette/columns.ts";
import { type Answers, type Profile, type Reason, themes } from "../types.ts";
import { at, vectorBlocks } from "../vector.ts";
import { dosageFor } from "./answers.ts";
import { type Brief, briefOf, type ValueInfluence, valueInfluences } from "./brief.ts";
import { familyRecord, targetOf } from "./target.ts";

type Move = Reason["moves"][number];

/** A reason names this many moves. */
const maxMoves = 4;

/** What an influence moves, the strongest first. */
function movesOf({ influence, factor }: ValueInfluence): Move[] {
  const moves = (kind: Move["kind"], weights: Partial<Record<string, number>> = {}): Move[] =>
    Object.entries(weights).flatMap(([name, by]) => (by ? [{ kind, name, by: by * factor }] : []));
  return [
    ...moves("family", influence.families),
    ...moves("facet", influence.facets),
    ...moves("position", influence.pyramid),
  ].sort((one, other) => Math.abs(other.by) - Math.abs(one.by));
}

function reasonsOf(brief: Brief): Reason[] {
  const { strength } = brief.answers;
  return themes.flatMap((theme) =>
    valueInfluences(theme, brief).map((influence): Reason => {
      const { value, sense, word } = influence;
      const direct: Move[] = [];
      if (theme === "families") direct.push({ kind: "family", name: value, by: 1 });
      if (theme === "strength") {
        direct.push({ kind: "dosage", name: "dosage", by: dosageFor(strength) - dosageFor(undefined) });
      }
      return {
        theme,
        value,
        ...(sense && { sense }),
        word,
        moves: [...direct, ...movesOf(influence)].slice(0, maxMoves),
      };
    }),
  );
}

/**
 * The reading of the answers so far, for a chart and its reasons. Families and pyramid are shares that sum to 1, facets
 * factors (1: as usual), dosage % w/w of the finished perfume. `by` in a reason is the natural logarithm of a weight
 * (for the dosage: percentage points), the largest first.
 */
export function profileOf(answers: Answers): Profile {
  const brief = briefOf(answers);
  const target = targetOf(brief, null, vectorBlocks(1024));
  const factors: Profile["facets"] = {};
  facets.forEach((facet, index) => {
    const logWeight = at(target.facets, index);
    if (logWeight !== 0) factors[facet] = Math.round(Math.exp(logWeight) * 1000) / 1000;
  });
  const [top = 0, middle = 0, base = 0] = target.pyramid;
  return {
    families: familyRecord(target.families),
    facets: factors,
    pyramid: { top, middle, base },
    dosage_pct: target.dosage,
    reasons: reasonsOf(brief),
  };
}
