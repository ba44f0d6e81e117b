import { whole } from "../formula/columns.ts";
import type { Draft } from "../formula/draft.ts";
import { digest, type Words } from "../formula/seed.ts";

/** Crockford's letters: no I, L, O or U to misread. */
const letters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/**
 * What makes a formula itself, as four words: dosage, materials and their shares on the weighing grid, in the palette's
 * order. Nothing of the session goes in: two sessions with one formula have one fingerprint.
 */
export function fingerprintWords(formula: Draft): Words {
  const order = Array.from({ length: formula.size }, (_, k) => k);
  order.sort((one, other) => whole(formula.materials, one) - whole(formula.materials, other));
  return digest(formula.size * 2 + 1, (at) => {
    if (at === 0) return Math.round(formula.dosage * 1000);
    const k = order[(at - 1) >> 1] ?? 0;
    return at % 2 === 1 ? whole(formula.materials, k) : whole(formula.units, k);
  });
}

/** The first 80 bits of the words as letters, XXXX-XXXX-XXXX-XXXX. */
export function fingerprintOf(formula: Draft): string {
  const [a, b, c] = fingerprintWords(formula);
  let bits = (BigInt(a) << 48n) | (BigInt(b) << 16n) | BigInt(c >>> 16);
  let text = "";
  for (let place = 0; place < 16; place++) {
    text = `${letters[Number(bits & 31n)] ?? ""}${place > 0 && place % 4 === 0 ? "-" : ""}${text}`;
    bits >>= 5n;
  }
  return text;
}
