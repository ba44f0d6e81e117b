import { type Answers, type Family, type FormulaLine, families } from "../../app/maestro/types.ts";
import { median } from "../support/statistics.ts";
import { factsOf } from "./facts.ts";
import { premiereOf, shareOf } from "./formulas.ts";
import { loudest, loudnessCosine } from "./nose.ts";
import type { Random } from "./random-stream.ts";
import { randomAnswers, sessionId } from "./samples.ts";

/** How alike the perfumes of a group are: cosines of loudness of all pairs, and how many of five loudest lines two share. */
export type Likeness = { median: number; most: number; above: number; shared: number };

function likenessOf(formulas: readonly (readonly FormulaLine[])[], limit: number): Likeness {
  const cosines: number[] = [];
  const shared: number[] = [];
  formulas.forEach((one, index) => {
    for (const other of formulas.slice(0, index)) {
      cosines.push(loudnessCosine(one, other));
      const five = loudest(other, 5);
      shared.push(loudest(one, 5).filter((material) => five.includes(material)).length);
    }
  });
  return {
    median: median(cosines),
    most: Math.max(...cosines),
    above: cosines.filter((one) => one > limit).length / cosines.length,
    shared: median(shared),
  };
}

/** Strangers who asked for this family alone, and answered everything else as it comes. */
export function strangers(family: Family, count: number, random: Random): Likeness {
  const formulas = Array.from({ length: count }, (_, index) =>
    premiereOf({ ...randomAnswers(random), families: [family], memory: "" }, sessionId(900_000 + index)),
  );
  return likenessOf(formulas, 0.95);
}

/** People who answered one and the same. */
export function alikeAnswers(answers: Answers, count: number): Likeness {
  const formulas = Array.from({ length: count }, (_, index) => premiereOf(answers, sessionId(800_000 + index)));
  return likenessOf(formulas, 0.98);
}

/** The part of formulas whose nearest neighbour among all is nearer than a cosine of loudness of .98. */
export function neighbours(formulas: readonly (readonly FormulaLine[])[]): number {
  const near = formulas.filter((one, index) =>
    formulas.some((other, place) => place !== index && loudnessCosine(one, other) > 0.98),
  );
  return near.length / formulas.length;
}

/** An odour that is heard: its lines of an impact of five or more. */
const heardFrom = 5;
const usedOften = 20;

/** Counts on which shares loud materials stand. */
export class Figures {
  readonly #uses = new Map<string, number>();
  readonly #figures = new Map<string, number>();

  add(lines: readonly FormulaLine[]): void {
    for (const { material, pct_concentrate: share } of lines) {
      if (factsOf(material).impact < heardFrom) continue;
      this.#uses.set(material, (this.#uses.get(material) ?? 0) + 1);
      const figure = `${material} ${share}`;
      this.#figures.set(figure, (this.#figures.get(figure) ?? 0) + 1);
    }
  }

  /** The part of loud lines that stand on a figure which takes more than 15 % of that material's uses. */
  get crowded(): number {
    let crowded = 0;
    let all = 0;
    for (const count of this.#uses.values()) all += count;
    for (const [figure, count] of this.#figures) {
      const uses = this.#uses.get(figure.split(" ")[0] ?? "") ?? 0;
      if (uses >= usedOften && count > 0.15 * uses) crowded += count;
    }
    return crowded / all;
  }
}

/** Classical structures by the materials that make them, each of which is there from .4 of its usual share on. */
const signatures = {
  fougère: ["lavender", "coumarin", "evernyl", "geranium", "bergamot_fcf"],
  chypre: ["bergamot_fcf", "rose_absolute", "patchouli", "labdanum_abs", "evernyl"],
  "oud, rose and saffron": ["oud_oil", "safraleine", "rose_absolute", "cypriol"],
} as const;
export type Signature = keyof typeof signatures;
export const signatureNames = Object.keys(signatures).filter((name): name is Signature => name in signatures);

const isSigned = (lines: readonly FormulaLine[], name: Signature): boolean =>
  signatures[name].every((id) => shareOf(lines, id) >= 0.4 * factsOf(id).typical);

/** How often each structure is met by those who may, each asked with random other answers. */
export function structuresMet(count: number, random: Random): Record<Signature, number> {
  const met = (name: Signature, answers: () => Answers) => {
    let hits = 0;
    for (let index = 0; index < count; index++) {
      if (isSigned(premiereOf(answers(), sessionId(700_000 + index)), name)) hits++;
    }
    return hits / count;
  };
  const asking = (asked: Family[], more: Answers = {}) => ({
    ...randomAnswers(random),
    ...more,
    families: asked,
    memory: "",
  });
  const further = () => families.filter((family) => !["woody", "citrus"].includes(family) && random() < 0.15);
  const oneOf = (): Family => (random() < 0.5 ? "woody" : "citrus");
  return {
    fougère: met("fougère", () => asking([oneOf(), ...further()])),
    chypre: met("chypre", () => asking([oneOf(), ...further()])),
    "oud, rose and saffron": met("oud, rose and saffron", () =>
      asking(["oriental", "floral"], { time_of_day: "night" }),
    ),
  };
}

const gulfFamilies: readonly string[] = ["woody", "oriental", "musk"];

/** A night for which only woods, resins and musks were asked. */
export const isGulfNight = ({ families: asked = [], time_of_day }: Answers): boolean =>
  time_of_day === "night" && asked.length > 0 && asked.every((family) => gulfFamilies.includes(family));

/** Whether a pyramid is built as in the Gulf: top 5 to 15, heart 20 to 35, base 50 to 75 % of the concentrate. */
export function isGulf(lines: readonly FormulaLine[]): boolean {
  const part = (position: string) =>
    lines.reduce((sum, line) => sum + (line.position === position ? line.pct_concentrate : 0), 0);
  const within = (value: number, least: number, most: number) => value >= least && value <= most;
  return within(part("top"), 5, 15) && within(part("middle"), 20, 35) && within(part("base"), 50, 75);
}
