import { impactOf, materialCount } from "../palette/columns.ts";
import { at, intAt } from "../vector.ts";
import { type Formula, familyShares } from "./formula.ts";
import { addConstraint, setCoefficient } from "./quadratic-program.ts";
import { unitsPerPercent } from "./selection.ts";
import type { Workspace } from "./workspace.ts";

/** The cosines between two formulas: by the shares of their materials, and by share x impact. */
export type Relation = { shares: number; odour: number };

/** The perfume that a flanker is derived from, as vectors to compare with. */
type Original = {
  /** Per material of the palette: units of the weighing grid, and % of the concentrate. */
  units: Float64Array;
  shares: Float64Array;
  /** Share of the odour per family. */
  families: Float64Array;
  /** Squared norms of `units` and of units x impact. */
  unitSquares: Relation;
  /** Squared norms of `shares` and of share x impact. */
  squares: Relation;
};

/** What keeps a formula like its original without making it a copy. */
export type Similarity = {
  original: Original;
  /** Added to the selection scores, per material of the palette. */
  bonus: Float64Array;
};

const square = (value: number) => value * value;

/** Prepares the comparison with a formula, without any bonus yet, in vectors of the workspace. */
export function similarityTo(formula: Formula, workspace: Workspace): Similarity {
  const { originalUnits: units, originalShares: shares, bonus } = workspace;
  units.fill(0);
  shares.fill(0);
  bonus.fill(0);
  let unitSquares = 0;
  let presenceSquares = 0;
  for (let k = 0; k < formula.materials.length; k++) {
    const i = formula.materials[k] ?? 0;
    const count = formula.units[k] ?? 0;
    units[i] = count;
    shares[i] = count / unitsPerPercent;
    unitSquares += square(count);
    presenceSquares += square(count * at(impactOf, i));
  }
  let shareSquares = 0;
  let odourSquares = 0;
  for (let i = 0; i < materialCount; i++) {
    shareSquares += square(at(shares, i));
    odourSquares += square(at(shares, i) * at(impactOf, i));
  }
  const original = {
    units,
    shares,
    families: familyShares(formula),
    unitSquares: { shares: unitSquares, odour: presenceSquares },
    squares: { shares: shareSquares, odour: odourSquares },
  };
  return { original, bonus };
}

/** How a formula relates to the original. */
export function relationTo(original: Original, { materials, units }: Formula): Relation {
  let [shareSquares, odourSquares, shareProducts, odourProducts] = [0, 0, 0, 0];
  for (let k = 0; k < materials.length; k++) {
    const i = materials[k] ?? 0;
    const impact = at(impactOf, i);
    const own = units[k] ?? 0;
    const other = at(original.units, i);
    shareSquares += square(own);
    odourSquares += square(own * impact);
    shareProducts += own * other;
    odourProducts += own * impact * (other * impact);
  }
  return {
    shares: shareProducts / Math.sqrt(original.unitSquares.shares * shareSquares),
    odour: odourProducts / Math.sqrt(original.unitSquares.odour * odourSquares),
  };
}

/**
 * A flanker is related to the first perfume and no copy of it: the cosines of the materials by share and by odour lie
 * within these bounds. That of the families is not bounded: what was answered holds for both perfumes.
 */
export const cosineBounds = { least: 0.5, most: 0.85 } as const;

/**
 * A cosine that leaves `aimed` by more than `slack` gets a constraint, which leads it back to the nearer end of
 * `aimed`. That is well inside `cosineBounds`, because the constraint is only a linear estimate of the cosine.
 */
const aimed = { least: 0.58, most: 0.78 } as const;
const slack = 0.05;

/** The index of the constraint of each measure in a program; absent until it needs one. */
export type SimilarityConstraints = Partial<Relation>;

/**
 * Adds or renews the constraint of one measure if its cosine in the last solution leaves the bounds. A cosine is not
 * linear in the shares; taking its norms from that solution makes it so: `product` / `norms`, where product is
 * `workspace.coefficients` times x.
 */
function constrain(
  { program, coefficients }: Workspace,
  constraints: SimilarityConstraints,
  measure: keyof Relation,
  product: number,
  norms: number,
): boolean {
  const value = product / norms;
  if (value >= aimed.least - slack && value <= aimed.most + slack) return false;
  const isUnrelated = value < aimed.least;
  const side = isUnrelated ? -1 : 1;
  const j = constraints[measure] ?? addConstraint(program, "at most", 0, 1e-4);
  constraints[measure] = j;
  program.b[j] = side * (isUnrelated ? aimed.least : aimed.most);
  for (let k = 0; k < program.variables; k++) {
    setCoefficient(program, k, j, (side * at(coefficients, k)) / norms);
  }
  return true;
}

function constrainMaterials(
  workspace: Workspace,
  { original }: Similarity,
  constraints: SimilarityConstraints,
  measure: keyof Relation,
): boolean {
  const { program, selection, coefficients } = workspace;
  let squares = 0;
  let product = 0;
  for (let k = 0; k < program.variables; k++) {
    const i = intAt(selection.materials, k);
    const weight = measure === "odour" ? at(selection.impact, k) : 1;
    const value = at(program.x, k) * weight;
    coefficients[k] = at(original.shares, i) * weight * weight;
    squares += square(value);
    product += at(program.x, k) * at(coefficients, k);
  }
  return constrain(workspace, constraints, measure, product, Math.sqrt(squares * original.squares[measure]));
}

/**
 * Adds or renews a constraint for each cosine with the original that leaves its bounds in the last solution. Returns
 * whether there was one.
 */
export function addSimilarityConstraints(
  workspace: Workspace,
  similarity: Similarity,
  constraints: SimilarityConstraints,
): boolean {
  const byShares = constrainMaterials(workspace, similarity, constraints, "shares");
  const byOdour = constrainMaterials(workspace, similarity, constraints, "odour");
  return byShares || byOdour;
}

/** Moves the reference shares towards the original's, by `pull`: 0 (not) to 1 (all the way). */
export function pullReference({ selection }: Workspace, { original }: Similarity, pull: number): void {
  for (let k = 0; k < selection.size; k++) {
    const own = (1 - pull) * at(selection.reference, k);
    const pulled = own + pull * at(original.shares, intAt(selection.materials, k));
    selection.reference[k] = Math.min(pulled, at(selection.cap, k));
  }
}
