import { type Hash128, hash128 } from "../random.ts";
import type { Formula } from "./formula.ts";

/** Crockford's base 32: no I, L, O or U to misread. */
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/**
 * Hash of what makes a formula: dosage, materials and their units, in the palette's order. Nothing of the session goes
 * in: two sessions with one formula have one fingerprint.
 */
export function hashFormula({ materials, units, dosage }: Formula): Hash128 {
  const order = [...materials.keys()].sort((one, other) => (materials[one] ?? 0) - (materials[other] ?? 0));
  return hash128(order.length * 2 + 1, (index) => {
    if (index === 0) return Math.round(dosage * 1000);
    const k = order[(index - 1) >> 1] ?? 0;
    return index % 2 === 1 ? (materials[k] ?? 0) : (units[k] ?? 0);
  });
}

/** The first 80 bits of the hash in base 32, as XXXX-XXXX-XXXX-XXXX. */
export function fingerprintOf(formula: Formula): string {
  const [a, b, c] = hashFormula(formula);
  let bits = (BigInt(a) << 48n) | (BigInt(b) << 16n) | BigInt(c >>> 16);
  let text = "";
  for (let digit = 0; digit < 16; digit++) {
    text = `${alphabet[Number(bits & 31n)] ?? ""}${digit > 0 && digit % 4 === 0 ? "-" : ""}${text}`;
    bits >>= 5n;
  }
  return text;
}
