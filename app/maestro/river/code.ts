import { decodeBytes, encodeBytes } from "../../encoding/base64url.ts";
import { recordOf } from "../../encoding/record.ts";
import { stages } from "../evaporation/unfolding.ts";
import { families } from "../types.ts";
import type { River } from "./river.ts";

/**
 * A river as a short text, so that its picture has an address that says all of it: a byte for the strength of each stage
 * and for each share in it.
 */

/** How a code is written. */
const pattern = /^[\w-]{28}$/;
/** Strengths are kept in thirds. */
const strengthSteps = 3;
const perStage = 1 + families.length;

/** The code of a river, 28 signs of base64url. */
export function riverCode(river: River): string {
  const bytes = stages.flatMap((stage) => {
    const { strength, shares } = river[stage];
    return [Math.min(255, Math.round(strength * strengthSteps)), ...families.map((family) => shares[family])];
  });
  return encodeBytes(Uint8Array.from(bytes));
}

/** Reads a code; null where it is none, or says of a stage more than a hundred per cent. */
export function readRiverCode(code: string): River | null {
  if (!pattern.test(code)) return null;
  const bytes = decodeBytes(code);
  const river = recordOf(stages, (_, stage) => {
    const [strength = 0, ...shares] = bytes.subarray(stage * perStage, (stage + 1) * perStage);
    return { strength: strength / strengthSteps, shares: recordOf(families, (_family, index) => shares[index] ?? 0) };
  });
  const isWhole = stages.every((stage) => Object.values(river[stage].shares).reduce((sum, one) => sum + one, 0) <= 100);
  return isWhole ? river : null;
}
