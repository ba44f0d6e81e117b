import type { Brief } from "../profile/brief.ts";
import { type Target, targetOf } from "../profile/target.ts";
import type { AnswerKey } from "../types.ts";
import { type VectorSource, vectorBlocks } from "../vector.ts";
import { rememberedIn } from "./anchor.ts";
import { type Draws, drawsOf } from "./draws.ts";
import type { Formula } from "./formula.ts";
import { formulateAgain, sharesOf } from "./formulate.ts";
import { composeFirst, composeSecond, type Poured, type Rounds } from "./pair.ts";
import { createWorkspace } from "./workspace.ts";

/** A value for each answer that can be left out (null: none is). It is computed on the first call and kept. */
type PerAnswer<Value> = (without: AnswerKey | null) => Value;

/** The targets and formulas of one session, with all answers (null) or as if one theme had not been answered. */
export type Composer = {
  target: PerAnswer<Target>;
  /** The first perfume. */
  premiere: PerAnswer<Formula>;
  /** The second perfume, another one that the same person would wear. */
  deuxieme: PerAnswer<Formula>;
};

function perAnswer<Value extends object>(compute: PerAnswer<Value>): PerAnswer<Value> {
  const known = new Map<AnswerKey | null, Value>();
  return (without) => {
    const found = known.get(without) ?? compute(without);
    known.set(without, found);
    return found;
  };
}

/** Room for all vectors of a session: the workspace's, the draws', the targets'. */
const blockBytes = 192 * 1024;

/** The draws of a seed, round by round, each drawn once. */
function roundsOf(seed: string, source: VectorSource): Rounds {
  const known: Draws[] = [];
  return (round) => {
    const drawn = known[round] ?? drawsOf(round === 0 ? seed : `${seed} drawn again ${round}`, source);
    known[round] = drawn;
    return drawn;
  };
}

/**
 * Prepares the formulas of one session; each is computed when it is first asked for. A formula without one of the answers
 * has the same draws and the same accords; without the families, which the accords answer, it is composed from the beginning.
 * @param seed the only source of randomness in them
 */
export function createComposer(brief: Brief, seed: string): Composer {
  const source = vectorBlocks(blockBytes);
  const workspace = createWorkspace(source);
  const target = perAnswer((without) => targetOf(brief, without, source));
  const firstDraws = roundsOf(seed, source);
  // The wording of the seed is part of every second perfume: another wording would change them all.
  const otherDraws = roundsOf(`${seed} in another light`, source);
  const secondDraws: Rounds = (round) => ({ ...otherDraws(round), withheld: firstPoured().draws.withheld });
  let first: Poured | undefined;
  let second: Poured | undefined;
  const firstPoured = () => {
    first ??= composeFirst(target(null), firstDraws, workspace);
    return first;
  };
  const secondPoured = () => {
    second ??= composeSecond(target(null), secondDraws, firstPoured(), workspace);
    return second;
  };
  const again = (without: AnswerKey, poured: Poured, unlike: Float64Array | null): Formula => {
    const { draws, choice, leniency, solution } = poured;
    const other = target(without);
    const remembered = rememberedIn(other, draws, unlike);
    const plan = { target: other, draws, choice: { ...choice, remembered }, leniency, unlike };
    return formulateAgain(workspace, plan, solution);
  };
  const premiere = perAnswer((without) => {
    if (without === null) return firstPoured().formula;
    if (without === "families") return composeFirst(target(without), firstDraws, workspace).formula;
    return again(without, firstPoured(), null);
  });
  const deuxieme = perAnswer((without) => {
    if (without === null) return secondPoured().formula;
    if (without === "families") return composeSecond(target(without), secondDraws, firstPoured(), workspace).formula;
    return again(without, secondPoured(), sharesOf(firstPoured().formula));
  });
  return { target, premiere, deuxieme };
}
