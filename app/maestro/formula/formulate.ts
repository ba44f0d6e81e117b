import { accords } from "../accords/library.ts";
import { powerOf } from "../odour/loudness.ts";
import { materialCount, positionOf, typicalUse } from "../palette/columns.ts";
import { at, intAt } from "../vector.ts";
import { anchorOf, carriedBy } from "./anchor.ts";
import { leastOf, unitsPerPercent } from "./caps.ts";
import type { Formula } from "./formula.ts";
import { boundLines, dropFaint } from "./lines.ts";
import type { Plan } from "./plan.ts";
import { begin, maxVariables, residual, solve } from "./projection.ts";
import { roundToGrid } from "./rounding.ts";
import {
  addBulks,
  addExceeded,
  addFamilies,
  addLoud,
  addOtherwise,
  addPyramid,
  addWished,
  type Broken,
  toldIn,
} from "./rows.ts";
import { addRelated, addUnlike } from "./unlike.ts";
import type { Workspace } from "./workspace.ts";

/** How often conditions that rarely bind are added and the program is solved again. */
const rounds = 6;
/** How often what is hardly heard is dropped, and the rest solved again. */
const sweeps = 2;
/** A program counts as solved if no condition is missed by more than this. */
const maxResidual = 0.02;
/** 1 / w is so many times a material's power, so that a deviation costs what is heard of it; of the quiet ones a little. */
const costOfPower = 3;
const leastPower = 0.25;
/** Chance lifts the least share of a line and lowers its cap by so much of it, so that no two perfumes stand on a figure. */
const leastSpread = 0.4;
const mostSpread = 0.2;
/** ... half of that where a part of the pyramid could then not be filled so many times. */
const roomForSpread = 1.15;
/** A floor is at most this part of what may be poured. */
const mostOfCap = 0.9;
/** The least of a line is at most this part of what may be poured of it. */
const mostOfNarrow = 0.75;
const narrowest = 0.95;
/** What was wished for keeps this part of its reference, whatever else is asked. */
const wishedLeast = 0.85;
/** A second perfume says what was wished for so much more softly. An estimate. */
export const toldAgain = 0.7;
/** A line of an accord that is this much of what the accord wants is there. */
const survivingPart = 0.35;

/** Units of the weighing grid per part of the pyramid, 100 % in all. */
function partsOf(pyramid: Readonly<Float64Array>): Int32Array {
  const top = Math.round(at(pyramid, 0) * 100 * unitsPerPercent);
  const base = Math.round(at(pyramid, 2) * 100 * unitsPerPercent);
  return Int32Array.of(top, 100 * unitsPerPercent - top - base, base);
}

/** Where a solution was found: the lines that are poured, and the multipliers of the conditions that every formula has. */
export type Solution = { lines: readonly number[]; multipliers: readonly number[] };

/** A formula, the part of its accords' lines that is there (0 to 1), and where it was found. */
export type Attempt = { formula: Formula; integrity: number; solution: Solution };

/** Writes the program of the selected materials, with the conditions that every formula has; returns how many these are. */
function writeProgram(workspace: Workspace, plan: Plan, reference: Float64Array, parts: Readonly<Int32Array>): number {
  const { target, draws, choice, leniency } = plan;
  const { program, selection } = workspace;
  program.rows = 0;
  boundLines(workspace, plan, parts);
  const spreadUpper = (k: number, spread: number) => {
    const i = intAt(selection, k);
    const cap = at(program.upper, k);
    return Math.min(cap, Math.max(2 * at(leastOf, i), cap * (1 - spread * Math.abs(at(draws.doses, i)))));
  };
  const room = new Float64Array(parts.length);
  for (let k = 0; k < program.variables; k++) {
    const part = intAt(positionOf, intAt(selection, k));
    room[part] = at(room, part) + spreadUpper(k, mostSpread);
  }
  const isRoomy = (part: number) => at(room, part) >= (roomForSpread * intAt(parts, part)) / unitsPerPercent;
  for (let k = 0; k < program.variables; k++) {
    const i = intAt(selection, k);
    const upper = spreadUpper(k, isRoomy(intAt(positionOf, i)) ? mostSpread : mostSpread / 2);
    const least = at(leastOf, i) * (1 + leastSpread * Math.abs(at(draws.doses, i)));
    const floor = leniency * at(target.bounds.floors, i);
    const lower = choice.remembered.includes(i)
      ? Math.max(
          Math.min(Math.max(least, leniency * wishedLeast * at(reference, i)), 0.75 * upper),
          Math.min(floor, mostOfCap * upper),
        )
      : Math.max(Math.min(least, mostOfNarrow * upper), Math.min(at(leastOf, i), narrowest * upper));
    program.upper[k] = upper;
    program.lower[k] = lower;
    const part = Math.min(0.85, Math.max(1e-3, (at(reference, i) - lower) / (upper - lower)));
    program.logit[k] = Math.log(part / (1 - part));
    program.weight[k] = 1 / (costOfPower * Math.max(leastPower, at(powerOf, i)));
  }
  addPyramid(workspace, parts, unitsPerPercent);
  addFamilies(workspace, target, choice.accords, leniency);
  addWished(workspace, target, choice.remembered, leniency);
  return program.rows;
}

const nothingBroken = (): Broken => ({ names: new Set(), unlike: null, related: null });

/** What both perfumes of a session may say alike: what makes a wish recognised, and in later attempts only what is wished for. */
const saidTwice = ({ target, choice, leniency }: Plan): ReadonlySet<number> =>
  leniency < 1 ? new Set(choice.remembered) : toldIn(target, choice.remembered);

/** Adds the conditions that the solution breaks, of those that rarely bind; returns whether there was one. */
function addBroken(workspace: Workspace, plan: Plan, broken: Broken): boolean {
  const { target, choice, leniency, unlike } = plan;
  const exceeded = addExceeded(workspace, target.dosage, broken);
  const loud = addLoud(workspace, toldIn(target, choice.remembered), leniency, broken);
  const missing = addOtherwise(workspace, target, broken);
  const bulky = addBulks(workspace, target, broken);
  const alike = unlike !== null && addUnlike(workspace, unlike, saidTwice(plan), broken);
  const apart = unlike !== null && addRelated(workspace, unlike, broken);
  return exceeded || loud || bulky || missing || alike || apart;
}

/** Solves a program with all conditions that its start or a solution breaks; returns whether everything is kept. */
function solveFor(workspace: Workspace, plan: Plan, broken: Broken): boolean {
  const { program } = workspace;
  if (plan.unlike) {
    begin(program);
    addUnlike(workspace, plan.unlike, saidTwice(plan), broken);
    addRelated(workspace, plan.unlike, broken);
  }
  solve(program);
  for (let round = 0; round < rounds && addBroken(workspace, plan, broken); round++) solve(program);
  return residual(program) <= maxResidual;
}

/** The part of the accords' lines that a formula holds as loud as they are meant, the least of its accords. */
function integrityOf({ materials, units }: Formula, { target, choice }: Plan): number {
  const scale = choice.accords.length === 1 ? 1 : choice.accords.length === 2 ? 0.85 : 0.7;
  const shares = new Map(materials.map((index, k) => [index, (units[k] ?? 0) / unitsPerPercent]));
  return choice.accords.reduce((least, accord) => {
    const lines = (accords[accord]?.lines ?? []).filter(({ material }) => !target.refusedMaterials.includes(material));
    const there = lines.filter(
      ({ material, loudness }) =>
        (shares.get(material) ?? 0) >= survivingPart * scale * loudness * at(typicalUse, material),
    );
    return lines.length === 0 ? least : Math.min(least, there.length / lines.length);
  }, 1);
}

/**
 * Composes the formula of a plan, whether or not everything can be kept (see `solved`).
 * @param reference the share of each material that the plan begins from
 */
export function formulate(workspace: Workspace, plan: Plan, reference: Float64Array): Attempt {
  const { target, choice } = plan;
  const { program, selection } = workspace;
  const parts = partsOf(target.pyramid);
  const { caps } = target.bounds;
  let size = 0;
  for (let i = 0; i < materialCount && size < maxVariables; i++) {
    if (at(reference, i) > 0 && narrowest * at(caps, i) >= at(leastOf, i)) selection[size++] = i;
  }
  program.variables = size;
  const usual = writeProgram(workspace, plan, reference, parts);
  const broken = nothingBroken();
  let solved = solveFor(workspace, plan, broken);
  for (let pass = 0; pass < sweeps && dropFaint(workspace, choice.remembered, parts); pass++) {
    solved = solveFor(workspace, plan, broken);
  }
  const rounded = roundToGrid(workspace, parts, target.dosage);
  const formula = { ...rounded, solved: solved && rounded.solved };
  const lines = Array.from(selection.subarray(0, program.variables));
  const multipliers = Array.from(program.y.subarray(0, usual));
  return { formula, integrity: integrityOf(formula, plan), solution: { lines, multipliers } };
}

/**
 * Composes a formula again for a target nearby, from the lines of a solution that still have a reason to be there: what
 * becomes of a perfume without one of the answers.
 */
export function formulateAgain(workspace: Workspace, plan: Plan, { lines, multipliers }: Solution): Formula {
  const { target, draws, choice } = plan;
  const { program, selection } = workspace;
  const parts = partsOf(target.pyramid);
  const anchor = anchorOf(target, draws, choice, plan.unlike === null ? 1 : toldAgain);
  const reference = carriedBy(choice.ground, anchor, target);
  let size = 0;
  for (const i of lines) if (at(reference, i) > 0) selection[size++] = i;
  for (const i of choice.remembered) if (!lines.includes(i) && size < maxVariables) selection[size++] = i;
  program.variables = size;
  const usual = writeProgram(workspace, plan, reference, parts);
  if (multipliers.length === usual) program.y.set(multipliers);
  solveFor(workspace, plan, nothingBroken());
  return roundToGrid(workspace, parts, target.dosage);
}

/** The shares of a formula, % of the concentrate, per material of the palette. */
export function sharesOf({ materials, units }: Formula): Float64Array {
  const shares = new Float64Array(materialCount);
  materials.forEach((index, k) => {
    shares[index] = (units[k] ?? 0) / unitsPerPercent;
  });
  return shares;
}
