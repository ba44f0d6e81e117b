import { families } from "../types.ts";
import { type Choice, grid } from "./choose.ts";
import { at, whole } from "./columns.ts";
import { familyOf, impactOf, positionOf } from "./stock.ts";

const presence = new Float64Array(families.length);

/** Scales one part of the pyramid to its share; what is capped stays, the rest takes up the difference. */
function scalePart(choice: Choice, position: number, wanted: number): void {
  for (let pass = 0; pass < 3; pass++) {
    let fixed = 0;
    let free = 0;
    for (let k = 0; k < choice.size; k++) {
      if (whole(positionOf, whole(choice.materials, k)) !== position) continue;
      if (at(choice.pour, k) >= at(choice.cap, k)) fixed += at(choice.cap, k);
      else free += at(choice.pour, k);
    }
    if (free <= 0 || wanted <= fixed) return;
    const factor = (wanted - fixed) / free;
    let capped = false;
    for (let k = 0; k < choice.size; k++) {
      if (whole(positionOf, whole(choice.materials, k)) !== position || at(choice.pour, k) >= at(choice.cap, k))
        continue;
      const poured = at(choice.pour, k) * factor;
      capped ||= poured > at(choice.cap, k);
      choice.pour[k] = Math.min(poured, at(choice.cap, k));
    }
    if (!capped) return;
  }
}

/**
 * Brings what one would pour by feel near the asked families and the pyramid in proportion (iterative proportional
 * fitting, Deming and Stephan 1940), so that the exact solution has little left to do and no material of the crew is
 * squeezed to a trace.
 */
export function rake(choice: Choice, asked: Float64Array, parts: Int32Array): void {
  for (let sweep = 0; sweep < 4; sweep++) {
    presence.fill(0);
    let odour = 0;
    for (let k = 0; k < choice.size; k++) {
      const i = whole(choice.materials, k);
      const own = at(choice.pour, k) * at(impactOf, i);
      presence[whole(familyOf, i)] = at(presence, whole(familyOf, i)) + own;
      odour += own;
    }
    for (let k = 0; k < choice.size; k++) {
      const family = whole(familyOf, whole(choice.materials, k));
      const factor = Math.min(4, Math.max(0.25, (at(asked, family) * odour) / at(presence, family)));
      choice.pour[k] = Math.min(at(choice.pour, k) * factor, at(choice.cap, k));
    }
    for (let position = 0; position < 3; position++) scalePart(choice, position, whole(parts, position) / grid);
  }
}
