import { accords } from "../accords/library.ts";
import { bestPowers, powerOf, stagePowers, yardsticks } from "../odour/loudness.ts";
import { familyOf, positionOf } from "../palette/columns.ts";
import { addUse, standards } from "../palette/standards.ts";
import type { Target } from "../profile/target.ts";
import { type Family, families, positions } from "../types.ts";
import { at, intAt } from "../vector.ts";
import { addRow } from "./projection.ts";
import type { Workspace } from "./workspace.ts";

/** How much each kind of condition may give way: what is perceived a little, mass and law hardly. */
export const perceptual = 1e-2;
const exact = 1e-5;
/** A power of odour that a lead is more than, so that a perfume is not nothing but its lead. */
const clearLead = -0.25;
/**
 * An asked family has so many times the power of any other that was not asked for: alone, and among several. It then leads
 * although every line may be 1.6 times as loud as is thought, or as quiet.
 */
const leadAlone: Partial<Record<Family, number>> = { aquatic: 10, musk: 12 };
const leadOfOthers = 8;
const leadOfSeveral = 4;
/** ... and so much of that where a classical accord answers the other one too: a chypre without its rose is none. */
const leadInClassical = 0.2;
/** By other measures of loudness, which the lead must not hang on, at least so many times. */
const leadOtherwise = 1.3;
/** Of the mean power of the asked families each has at least this part: then none is less than half as loud as another. */
const leastOfAsked = 0.66;
/** Half as loud is a quarter of the power; more is asked, since a condition may give way a little. */
export const halfAsLoud = 0.31;
/** What is wished for has at least this part of the power in its part of the pyramid: a third of the loudness. */
const wishedPart = 0.09;
const musk = families.indexOf("musk");
/** What makes the wishes recognised is at least this part of all power. */
const rememberedPart = 0.3;
/** One line is at most this part of all power: beside a wish, and where nothing was wished for. */
const mostBesideWish = 0.085;
const mostOfOne = 0.14;
/** The lead of an asked family, less where exclusions leave little of it, and where attempts before have failed. */
const leadFor = (target: Target, f: number, leniency: number): number => {
  const whole = target.requestedCount === 1 ? (leadAlone[families[f] ?? "woody"] ?? leadOfOthers) : leadOfSeveral;
  return 1 + (whole - 1) * at(target.lead, f) * Math.sqrt(leniency);
};

const powerAt = ({ selection }: Workspace, powers: Readonly<Float64Array>, k: number) =>
  at(powers, intAt(selection, k));

const isOf = ({ selection }: Workspace, k: number, f: number) => intAt(familyOf, intAt(selection, k)) === f;

/**
 * The conditions that were added because a solution broke them: the standards and leads by their names, and the places of the
 * tangents against the first perfume, which follow the solution.
 */
export type Broken = { names: Set<string>; unlike: number | null; related: number | null };

/** The parts of the pyramid, exactly. */
export function addPyramid(workspace: Workspace, parts: Readonly<Int32Array>, unitsPerPercent: number): void {
  for (let part = 0; part < positions.length; part++) {
    addRow(workspace.program, {
      kind: "equal",
      bound: intAt(parts, part) / unitsPerPercent,
      softness: exact,
      coefficientOf: (k) => (intAt(positionOf, intAt(workspace.selection, k)) === part ? 1 : 0),
    });
  }
}

/** `f` has `lead` times the power of `h`, by some measure of power. */
function addLead(workspace: Workspace, powers: Readonly<Float64Array>, f: number, h: number, lead: number): void {
  addRow(workspace.program, {
    kind: "at most",
    bound: powers === powerOf ? clearLead : 0,
    softness: perceptual,
    coefficientOf: (k) =>
      powerAt(workspace, powers, k) * (lead * Number(isOf(workspace, k, h)) - Number(isOf(workspace, k, f))),
  });
}

/** Where the families stand: those asked for before the others, and none of them quiet. */
export function addFamilies(workspace: Workspace, target: Target, chosen: readonly number[], leniency: number): void {
  const answered = new Set(chosen.flatMap((accord) => (accords[accord]?.isClassical ? accords[accord].answers : [])));
  for (let f = 0; f < families.length; f++) {
    if (at(target.requested, f) !== 1) continue;
    for (let h = 0; h < families.length; h++) {
      if (at(target.requested, h) === 1) continue;
      const lead = leadFor(target, f, leniency);
      addLead(workspace, powerOf, f, h, answered.has(h) ? 1 + leadInClassical * (lead - 1) : lead);
    }
    if (target.requestedCount === 1) continue;
    const part = (leastOfAsked * at(target.lead, f)) / target.requestedCount;
    addRow(workspace.program, {
      kind: "at most",
      bound: 0,
      softness: perceptual,
      coefficientOf: (k) => {
        const family = intAt(familyOf, intAt(workspace.selection, k));
        const isAsked = family >= 0 && at(target.requested, family) === 1;
        return powerAt(workspace, powerOf, k) * (Number(isAsked) * part - Number(family === f));
      },
    });
  }
}

/** The materials by which what was wished for is recognised. */
export const toldIn = ({ around }: Target, remembered: readonly number[]): ReadonlySet<number> =>
  new Set([...remembered, ...around.map(({ material }) => material)]);

/** What is wished for is heard, in the part of the pyramid where it lives, and with what makes it recognised in all. */
export function addWished(workspace: Workspace, target: Target, remembered: readonly number[], leniency: number): void {
  if (target.around.length > 0) {
    const told = toldIn(target, remembered);
    addRow(workspace.program, {
      kind: "at most",
      bound: 0,
      softness: perceptual,
      coefficientOf: (k) =>
        powerAt(workspace, powerOf, k) * (rememberedPart * leniency - Number(told.has(intAt(workspace.selection, k)))),
    });
  }
  for (const material of remembered) {
    const powers = stagePowers[intAt(positionOf, material)] ?? powerOf;
    const part = (wishedPart * leniency) / remembered.length;
    addRow(workspace.program, {
      kind: "at most",
      bound: 0,
      softness: perceptual,
      coefficientOf: (k) => powerAt(workspace, powers, k) * (part - Number(intAt(workspace.selection, k) === material)),
    });
  }
}

/** Adds every standard that the solution exceeds; returns whether there was one. */
export function addExceeded(workspace: Workspace, dosage: number, { names }: Broken): boolean {
  const { program, selection, limitUse } = workspace;
  limitUse.fill(0);
  for (let k = 0; k < program.variables; k++) addUse(limitUse, intAt(selection, k), (at(program.x, k) * dosage) / 100);
  let exceeded = false;
  for (let s = 0; s < standards.length; s++) {
    const standard = standards[s];
    if (!standard || at(limitUse, s) <= 1 + 1e-6 || names.has(standard.name)) continue;
    names.add(standard.name);
    exceeded = true;
    addRow(program, {
      kind: "at most",
      bound: 9.98,
      softness: 1e-7,
      coefficientOf: (k) => (10 * at(standard.use, intAt(selection, k)) * dosage) / 100,
    });
  }
  return exceeded;
}

/**
 * Bounds the lines that drown a perfume, or what was wished for, where there are such; no musk does. Returns whether there were
 * any.
 * @param told the materials by which what was wished for is recognised
 */
export function addLoud(workspace: Workspace, told: ReadonlySet<number>, leniency: number, { names }: Broken): boolean {
  const { program, selection } = workspace;
  const most = (told.size > 0 ? mostBesideWish : mostOfOne) * (2 - leniency);
  let total = 0;
  for (let k = 0; k < program.variables; k++) total += at(powerOf, intAt(selection, k)) * at(program.x, k);
  let loud = false;
  for (let k = 0; k < program.variables; k++) {
    const i = intAt(selection, k);
    const name = `loud ${i}`;
    if (
      told.has(i) ||
      intAt(familyOf, i) === musk ||
      at(powerOf, i) * at(program.x, k) <= (most + 0.01) * total ||
      names.has(name)
    )
      continue;
    names.add(name);
    loud = true;
    addRow(program, {
      kind: "at most",
      bound: 0,
      softness: perceptual,
      coefficientOf: (j) => {
        const other = intAt(selection, j);
        return at(powerOf, other) * (Number(other === i) - most);
      },
    });
  }
  return loud;
}

/** Bounds what is bounded together, where there is more of it; returns whether there was. */
export function addBulks({ program, selection }: Workspace, { bounds }: Target, { names }: Broken): boolean {
  let added = false;
  for (const { name, materials, most } of bounds.bulks) {
    if (names.has(name)) continue;
    const isOf = (k: number) => materials.includes(intAt(selection, k));
    let poured = 0;
    for (let k = 0; k < program.variables; k++) if (isOf(k)) poured += at(program.x, k);
    if (poured <= most) continue;
    names.add(name);
    added = true;
    addRow(program, { kind: "at most", bound: most - 0.1, softness: exact, coefficientOf: (k) => Number(isOf(k)) });
  }
  return added;
}

/**
 * Adds what the solution has not by another measure of loudness: the lead of the loudest asked family without ceilings,
 * without the course of evaporation, by use level alone, by impact alone; and that without the course of evaporation no asked
 * family is less than half as loud as the loudest. Returns whether anything was missing.
 */
export function addOtherwise(workspace: Workspace, target: Target, { names }: Broken): boolean {
  if (target.requestedCount === 0) return false;
  const asked = families.flatMap((_, f) => (at(target.requested, f) === 1 && at(target.lead, f) === 1 ? [f] : []));
  const { program, selection } = workspace;
  let missing = false;
  const add = (name: string, powers: Readonly<Float64Array>, f: number, h: number, lead: number) => {
    if (names.has(name)) return;
    names.add(name);
    missing = true;
    addLead(workspace, powers, f, h, lead);
  };
  for (const [y, powers] of yardsticks.entries()) {
    const byFamily = new Float64Array(families.length);
    for (let k = 0; k < program.variables; k++) {
      const f = intAt(familyOf, intAt(selection, k));
      if (f >= 0) byFamily[f] = at(byFamily, f) + at(program.x, k) * at(powers, intAt(selection, k));
    }
    const main = asked.reduce((one, f) => (one < 0 || at(byFamily, f) > at(byFamily, one) ? f : one), -1);
    if (main < 0) return false;
    for (let h = 0; h < families.length; h++) {
      const isBehind = at(byFamily, main) < leadOtherwise * at(byFamily, h) - 0.005;
      if (at(target.requested, h) !== 1 && isBehind) add(`${y} ${main} ${h}`, powers, main, h, leadOtherwise);
    }
    if (powers !== bestPowers) continue;
    for (const f of asked) {
      if (at(byFamily, f) < halfAsLoud * at(byFamily, main) - 0.005)
        add(`half ${f} ${main}`, powers, f, main, halfAsLoud);
    }
  }
  return missing;
}
