import type { Brief } from "../profile/brief.ts";
import { type Target, targetOf } from "../profile/target.ts";
import type { AnswerKey } from "../types.ts";
import { vectorBlocks } from "../vector.ts";
import { formulateFlanker } from "./flanker.ts";
import type { Formula } from "./formula.ts";
import { formulateFirst } from "./formulate.ts";
import { addMemory, drawVariation, type Variation } from "./variation.ts";
import { createWorkspace } from "./workspace.ts";

/** A value for each answer that can be left out (null: none is). It is computed on the first call and kept. */
type PerAnswer<Value> = (without: AnswerKey | null) => Value;

/** The targets and formulas of one session, with all answers (null) or as if one theme had not been answered. */
export type Composer = {
  target: PerAnswer<Target>;
  /** The first perfume. */
  premiere: PerAnswer<Formula>;
  /** The second perfume, a flanker of the first. */
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

/** Room for all vectors of a session: the workspace's, the variations', the targets'. */
const blockBytes = 128 * 1024;

/**
 * Prepares the formulas of one session; each is computed when it is first asked for.
 * @param seed the only source of randomness in them
 */
export function createComposer(brief: Brief, seed: string): Composer {
  const source = vectorBlocks(blockBytes);
  const workspace = createWorkspace(source);
  const wished = brief.memoryFinds.map(({ thing }) => thing).join(" ");
  const memory = wished === "" ? null : drawVariation(wished, source);
  const vary = (session: Variation) => {
    const remembering = memory ? addMemory(session, memory, source) : session;
    return (without: AnswerKey | null) => (without === "memory" ? session : remembering);
  };
  const session = drawVariation(seed, source);
  const premiereVariation = vary(session);
  let deuxiemeVariation: ReturnType<typeof vary> | undefined;
  const target = perAnswer((without) => targetOf(brief, without, source));
  const premiere = perAnswer((without) => formulateFirst(target(without), premiereVariation(without), workspace));
  const deuxieme = perAnswer((without) => {
    // The wording of the seed is part of every second perfume: another wording would change them all.
    deuxiemeVariation ??= vary({
      ...drawVariation(`${seed} in another light`, source),
      availability: session.availability,
    });
    return formulateFlanker(target(without), premiere(without), deuxiemeVariation(without), workspace);
  });
  return { target, premiere, deuxieme };
}
