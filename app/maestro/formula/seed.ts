import { at } from "./columns.ts";
import { count } from "./stock.ts";

/** Four 32-bit words. */
export type Words = [number, number, number, number];

/** Four words from whole numbers (cyrb128 by bryc, public domain): the seed of everything personal, and the fingerprint. */
export function digest(length: number, numberAt: (index: number) => number): Words {
  let a = 1779033703;
  let b = 3144134277;
  let c = 1013904242;
  let d = 2773480762;
  for (let i = 0; i < length; i++) {
    const code = numberAt(i);
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

export function wordsOf(text: string): Words {
  return digest(text.length, (index) => text.charCodeAt(index));
}

/** A stream of numbers in [0, 1) from a text (sfc32 by Chris Doty-Humphrey, public domain). */
export function stream(text: string): () => number {
  let [a, b, c, d] = wordsOf(text);
  const next = () => {
    const t = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + t) | 0;
    return (t >>> 0) / 4294967296;
  };
  for (let i = 0; i < 8; i++) next();
  return next;
}

/** What is one's own: per material a liking (mean 0, deviation 1), a hand (the same, for amounts) and a place on the tray. */
export type Personal = { liking: Float64Array; hand: Float64Array; place: Float64Array };

export function emptyPersonal(): Personal {
  return { liking: new Float64Array(count), hand: new Float64Array(count), place: new Float64Array(count) };
}

const triangular = Math.sqrt(6);

export function personalOf(text: string, into: Personal): Personal {
  const next = stream(text);
  for (let i = 0; i < count; i++) {
    into.liking[i] = (next() + next() - 1) * triangular;
    into.hand[i] = (next() + next() - 1) * triangular;
    into.place[i] = next();
  }
  return into;
}

/** Adds the traces that a text of the visitor's own leaves on a session's likings, so that words the lexicon does not know count too. */
export function withMemory(own: Personal, memory: Personal, into: Personal): Personal {
  for (let i = 0; i < count; i++) {
    into.liking[i] = at(own.liking, i) + 0.4 * at(memory.liking, i);
    into.hand[i] = at(own.hand, i) + 0.6 * at(memory.hand, i);
    into.place[i] = at(own.place, i);
  }
  return into;
}
