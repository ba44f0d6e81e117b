/** The same chances for the same seed, so that a drill that failed can be run again (mulberry32). */
export function chanceOf(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return {
    between,
    oneOf<Thing>(things: readonly Thing[]): Thing {
      const thing = things[between(0, things.length - 1)];
      if (thing === undefined) throw new Error("Nothing to choose from");
      return thing;
    },
  };
}

export type Chance = ReturnType<typeof chanceOf>;
