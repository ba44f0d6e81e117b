import { materials as palette } from "../palette/materials.ts";
import { type Hash128, hash128, hashText } from "../random.ts";
import { composerVersions } from "../version.ts";
import type { Formula } from "./formula.ts";

/** Crockford's base 32: no I, L, O or U to misread. */
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/**
 * The hash of each material's id. Ids are hashed, not positions, so that a material that joins or leaves the palette
 * does not change what the others add to a hash.
 */
const idHashes: readonly number[] = palette.map(({ id }) => hashText(id)[0]);

const versionHash = hashText(Object.values(composerVersions).join(" "))[0];

/**
 * Hashes what makes a formula: the versions that composed it, its dosage, its materials and their units. Nothing of the
 * session is part of it, so two sessions with the same formula have the same fingerprint.
 */
export function hashFormula({ materials, units, dosage }: Omit<Formula, "solved">): Hash128 {
  const order = [...materials.keys()].sort(
    (one, other) => (idHashes[materials[one] ?? -1] ?? 0) - (idHashes[materials[other] ?? -1] ?? 0),
  );
  return hash128(order.length * 2 + 2, (index) => {
    if (index === 0) return versionHash;
    if (index === 1) return Math.round(dosage * 1000);
    const k = order[(index - 2) >> 1] ?? 0;
    return index % 2 === 0 ? (idHashes[materials[k] ?? -1] ?? 0) : (units[k] ?? 0);
  });
}

/** The first 80 bits of the hash in base 32, as XXXX-XXXX-XXXX-XXXX. */
export function fingerprintOf(formula: Omit<Formula, "solved">): string {
  const [a, b, c] = hashFormula(formula);
  let bits = (BigInt(a) << 48n) | (BigInt(b) << 16n) | BigInt(c >>> 16);
  let text = "";
  for (let digit = 0; digit < 16; digit++) {
    text = `${alphabet[Number(bits & 31n)] ?? ""}${digit > 0 && digit % 4 === 0 ? "-" : ""}${text}`;
    bits >>= 5n;
  }
  return text;
}
