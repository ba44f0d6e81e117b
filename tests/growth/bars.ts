/** Milliseconds that the median and the 99th percentile of a call may take with a million sessions. */
export type Bar = { median: number; p99: number };

/** By caller; the worker calls for visitors. */
const usual = {
  visitor: { median: 8, p99: 25 },
  worker: { median: 8, p99: 25 },
  admin: { median: 30, p99: 100 },
} satisfies Record<string, Bar>;

/** A thousand rows at a time on their way into a file, which somebody takes now and then. */
const exported = { median: 60, p99: 200 };

const special: Record<string, Bar> = {
  "page speed": { median: 50, p99: 150 },
  "export leads": exported,
  "export subscribers": exported,
};

export function barOf(caller: keyof typeof usual, name: string): Bar {
  return special[name] ?? usual[caller];
}

/** Reads one row of a table that never grows: what it takes longer at another size is the machine, and is taken off the others. */
export const unchanging = "read the settings";
/** At the largest size the median is at most so many times that at the smallest ... */
export const mostGrowth = 1.3;
/** ... where it is longer by more milliseconds than these: less is not told from noise. */
export const leastGrowth = 0.5;
