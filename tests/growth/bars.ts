/**
 * Milliseconds that the median of a call, and the 99th percentile of all calls of a kind, may take with a million
 * sessions. A single call's 99th percentile is the third slowest of some three hundred, which one stall of the disk
 * decides; it is shown, not judged.
 */
export type Bar = { kind: string; median: number; p99: number };

const visitors: Bar = { kind: "visitors' calls", median: 8, p99: 25 };
/** The worker calls for visitors. */
const usual = {
  visitor: visitors,
  worker: visitors,
  admin: { kind: "the admin app's calls", median: 30, p99: 100 },
} satisfies Record<string, Bar>;

/** A thousand rows at a time, or all that is known of one person, into a file that somebody takes now and then. */
const exported: Bar = { kind: "exports", median: 60, p99: 200 };

const special: Record<string, Bar> = {
  "page speed": { kind: "page speed", median: 50, p99: 150 },
  // Prices, stock, credit and number are decided in it, while nobody else may change them.
  "place an order": { kind: "place an order", median: 60, p99: 60 },
  "export leads": exported,
  "export subscribers": exported,
  // Its page shows a part of the same.
  "read my data": exported,
  "download my data": exported,
};

export function barOf(caller: keyof typeof usual, name: string): Bar {
  return special[name] ?? usual[caller];
}

/** At the largest size the median is at most so many times that at the smallest ... */
export const mostGrowth = 1.3;
/** ... where it is longer by more milliseconds than these: less is not told from noise. */
export const leastGrowth = 0.5;
