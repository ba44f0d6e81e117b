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
  // Prices, stock, credit and number are decided in it, while nobody else may change them.
  "place an order": { median: 60, p99: 60 },
  "export leads": exported,
  "export subscribers": exported,
};

export function barOf(caller: keyof typeof usual, name: string): Bar {
  return special[name] ?? usual[caller];
}

/** At the largest size the median is at most so many times that at the smallest ... */
export const mostGrowth = 1.3;
/** ... where it is longer by more milliseconds than these: less is not told from noise. */
export const leastGrowth = 0.5;
