/** A whole number in 0..2^32-1 from a seed and the place it is used at: the same always, and unrelated between places. */
export function scatter(seed: number, place: number): number {
  let mixed = Math.imul((seed | 0) ^ Math.imul(place + 1, 0x9e3779b1), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

/** One of `choices` (never empty), by seed and place. */
export function pick<Choice>(choices: readonly Choice[], seed: number, place: number): Choice {
  const choice = choices[scatter(seed, place) % choices.length];
  if (choice === undefined) throw new RangeError("Nothing to pick from");
  return choice;
}
