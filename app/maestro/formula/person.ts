import { aim, emptyTarget, type Leanings, type Target } from "../profile/target.ts";
import { type AnswerKey, themes } from "../types.ts";
import { type Draft, draft, emptyDraft } from "./draft.ts";
import { emptyPersonal, type Personal, personalOf, withMemory } from "./seed.ts";
import { shadow } from "./shadow.ts";

/** A formula and what it aimed at; `aimed` and `known` say whether they are of the person being composed for yet. */
export type Aimed = { aimed: boolean; known: boolean; target: Target; formula: Draft };

function emptyAimed(): Aimed {
  return { aimed: false, known: false, target: emptyTarget(), formula: emptyDraft() };
}

type Hand = { own: Personal; remembering: Personal };
const emptyHand = (): Hand => ({ own: emptyPersonal(), remembering: emptyPersonal() });

const memory = emptyPersonal();
const main = emptyHand();
const other = emptyHand();
const trials = themes.length + 1;
const mains = Array.from({ length: trials }, emptyAimed);
const others = Array.from({ length: trials }, emptyAimed);

let leanings: Leanings | undefined;

/**
 * Sits down for one person: `seed` is what is theirs alone. Formulas are then drafted as they are asked for, with all
 * answers or with one taken away. One person at a time: the numbers live in columns that are used again for the next.
 */
export function sitDown(heard: Leanings, seed: string): void {
  leanings = heard;
  personalOf(seed, main.own);
  if (heard.memory !== "") {
    personalOf(heard.memory, memory);
    withMemory(main.own, memory, main.remembering);
  }
  shadowed = false;
  for (let trial = 0; trial < trials; trial++) {
    for (const drafted of [mains[trial], others[trial]]) {
      if (!drafted) continue;
      drafted.aimed = false;
      drafted.known = false;
    }
  }
  ownSeed = seed;
}

let ownSeed = "";
let shadowed = false;

function handOf(hand: Hand, target: Target): Personal {
  return target.memory === "" ? hand.own : hand.remembering;
}

function slot(list: readonly Aimed[], without: AnswerKey | null): Aimed {
  const found = list[without === null ? 0 : themes.indexOf(without) + 1];
  if (!found || !leanings) throw new Error("Nobody has sat down");
  return found;
}

/** What the person would ask for, as if `without` had not been answered. */
export function targetOf(without: AnswerKey | null): Target {
  const drafted = slot(mains, without);
  if (!drafted.aimed && leanings) {
    aim(leanings, without, drafted.target);
    drafted.aimed = true;
  }
  return drafted.target;
}

/** The main formula, as if `without` had not been answered. */
export function mainFormula(without: AnswerKey | null): Aimed {
  const drafted = slot(mains, without);
  if (drafted.known || !leanings) return drafted;
  targetOf(without);
  draft(drafted.target, handOf(main, drafted.target), null, drafted.formula);
  drafted.known = true;
  return drafted;
}

/** The shadow, as if `without` had not been answered (nor had been for the main formula). */
export function shadowFormula(without: AnswerKey | null): Aimed {
  const drafted = slot(others, without);
  if (drafted.known) return drafted;
  if (!shadowed) {
    personalOf(`${ownSeed} in another light`, other.own);
    other.own.place.set(main.own.place);
    if (leanings?.memory) withMemory(other.own, memory, other.remembering);
    shadowed = true;
  }
  const first = mainFormula(without);
  shadow(first.target, first.formula, handOf(other, first.target), drafted.target, drafted.formula);
  drafted.known = true;
  return drafted;
}
