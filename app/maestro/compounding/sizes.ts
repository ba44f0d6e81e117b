/** Sizes of a batch, ml, before alcohol and water contract: about a bottle, one with a sample to keep, and nine, which are better weighed than one. */
export const batchSizes = [50, 100, 500] as const;
export type BatchSize = (typeof batchSizes)[number];
