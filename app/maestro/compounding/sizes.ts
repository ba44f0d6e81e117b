/** Sizes of a batch, ml: a bottle, two, and ten, which are better weighed than one. */
export const batchSizes = [50, 100, 500] as const;
export type BatchSize = (typeof batchSizes)[number];
