/**
 * Sizes of a batch, ml, before alcohol and water contract: one bottle, one bottle with a sample to keep, and nine
 * bottles, which can be weighed more exactly than one.
 */
export const batchSizes = [50, 100, 500] as const;
export type BatchSize = (typeof batchSizes)[number];
