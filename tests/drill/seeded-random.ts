/** Random choices that are the same for the same seed (mulberry32), so that a drill that failed can be run again. */
export function seededRandom(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  /** A whole number from `least` to `most`, both included. */
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return {
    between,
    oneOf<Item>(items: readonly Item[]): Item {
      const item = items[between(0, items.length - 1)];
      if (item === undefined) throw new Error("Nothing to choose from");
      return item;
    },
  };
}

export type SeededRandom = ReturnType<typeof seededRandom>;
