/** Pseudo-random numbers that depend on nothing but the given text or number, so every machine draws the same. */

/** A 128-bit hash as four unsigned 32-bit words. */
export type Hash128 = [number, number, number, number];

/** Hash of `length` integers (cyrb128 by bryc, public domain). */
export function hash128(length: number, integerAt: (index: number) => number): Hash128 {
  let a = 1779033703;
  let b = 3144134277;
  let c = 1013904242;
  let d = 2773480762;
  for (let i = 0; i < length; i++) {
    const code = integerAt(i);
    a = b ^ Math.imul(a ^ code, 597399067);
    b = c ^ Math.imul(b ^ code, 2869860233);
    c = d ^ Math.imul(c ^ code, 951274213);
    d = a ^ Math.imul(d ^ code, 2716044179);
  }
  a = Math.imul(c ^ (a >>> 18), 597399067);
  b = Math.imul(d ^ (b >>> 22), 2869860233);
  c = Math.imul(a ^ (c >>> 17), 951274213);
  d = Math.imul(b ^ (d >>> 19), 2716044179);
  a ^= b ^ c ^ d;
  return [a >>> 0, (b ^ a) >>> 0, (c ^ a) >>> 0, (d ^ a) >>> 0];
}

/** Hash of a text's UTF-16 code units. */
export function hashText(text: string): Hash128 {
  return hash128(text.length, (index) => text.charCodeAt(index));
}

/** How many numbers of a stream are left out, until they are unrelated to its seed. */
const warmUp = 8;

/** Fills a vector with uniform numbers in [0, 1), seeded by a text (sfc32 by Chris Doty-Humphrey, public domain). */
export function fillUniform(seed: string, vector: Float64Array): void {
  let [a, b, c, d] = hashText(seed);
  for (let i = -warmUp; i < vector.length; i++) {
    const t = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + t) | 0;
    if (i >= 0) vector[i] = (t >>> 0) / 4294967296;
  }
}

/**
 * One unsigned 32-bit number per seed and index, unrelated between indices: random access where a stream would have
 * to be read in order (after the finaliser of MurmurHash3 by Austin Appleby, public domain).
 */
export function randomAt(seed: number, index: number): number {
  let mixed = Math.imul((seed | 0) ^ Math.imul(index + 1, 0x9e3779b1), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

/**
 * One of `choices` by `randomAt(seed, index)`.
 * @throws RangeError for an empty list
 */
export function pick<Choice>(choices: readonly Choice[], seed: number, index: number): Choice {
  const choice = choices[randomAt(seed, index) % choices.length];
  if (choice === undefined) throw new RangeError("Nothing to pick from");
  return choice;
}

/**
 * What `read` finds in the first of the choices in which it finds anything.
 * @param drawAt a uniform integer for each attempt: first choices are drawn, so that none profits from a neighbour in
 * which nothing is found; then each comes in its turn
 */
export function findBySeed<Choice, Found>(
  choices: readonly Choice[],
  drawAt: (attempt: number) => number,
  read: (choice: Choice) => Found | undefined,
): Found | undefined {
  const count = choices.length;
  for (let attempt = 0; attempt < 2 * count; attempt++) {
    const choice = choices[(attempt < count ? drawAt(attempt) : attempt) % count];
    const found = choice && read(choice);
    if (found) return found;
  }
  return undefined;
}
