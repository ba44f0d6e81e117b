import { positions } from "../types.ts";
import { at, intAt } from "../vector.ts";
import { type Selection, unitsPerPercent } from "./selection.ts";
import type { Workspace } from "./workspace.ts";

const sweeps = 4;
/** A family's shares are multiplied by at most this in one sweep, and divided by no more. */
const maxFactor = 4;

/**
 * Scales the references of one part of the pyramid to sum to `wanted` (%). A material at its cap stays there, and the
 * others make up the difference.
 */
function scalePart({ byPart, partFrom, reference, cap }: Selection, position: number, wanted: number): void {
  const end = intAt(partFrom, position + 1);
  for (let pass = 0; pass < 3; pass++) {
    let fixed = 0;
    let free = 0;
    for (let n = intAt(partFrom, position); n < end; n++) {
      const k = intAt(byPart, n);
      if (at(reference, k) >= at(cap, k)) fixed += at(cap, k);
      else free += at(reference, k);
    }
    if (free <= 0 || wanted <= fixed) return;
    const factor = (wanted - fixed) / free;
    let capped = false;
    for (let n = intAt(partFrom, position); n < end; n++) {
      const k = intAt(byPart, n);
      if (at(reference, k) >= at(cap, k)) continue;
      const scaled = at(reference, k) * factor;
      capped ||= scaled > at(cap, k);
      reference[k] = Math.min(scaled, at(cap, k));
    }
    if (!capped) return;
  }
}

/**
 * Brings the reference shares near the target's families and the pyramid by iterative proportional fitting (Deming and
 * Stephan 1940), so that the quadratic program moves them little and squeezes no material to a trace.
 * @param parts units of the weighing grid per part of the pyramid
 */
export function fitProportionally(
  { selection, presence }: Workspace,
  targetFamilies: Readonly<Float64Array>,
  parts: Readonly<Int32Array>,
): void {
  const { size, family, impact, reference, cap } = selection;
  for (let sweep = 0; sweep < sweeps; sweep++) {
    presence.fill(0);
    let odour = 0;
    for (let k = 0; k < size; k++) {
      const own = at(reference, k) * at(impact, k);
      const f = intAt(family, k);
      presence[f] = at(presence, f) + own;
      odour += own;
    }
    for (let k = 0; k < size; k++) {
      const f = intAt(family, k);
      const wanted = (at(targetFamilies, f) * odour) / at(presence, f);
      const factor = Math.min(maxFactor, Math.max(1 / maxFactor, wanted));
      reference[k] = Math.min(at(reference, k) * factor, at(cap, k));
    }
    for (let position = 0; position < positions.length; position++) {
      scalePart(selection, position, intAt(parts, position) / unitsPerPercent);
    }
  }
}
