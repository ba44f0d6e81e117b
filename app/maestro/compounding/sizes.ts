/**
 * Sizes of a batch, ml, as it is filled: the 10 ml of a discovery set with a sample to keep, one bottle, one bottle with
 * a sample, and ten bottles, which can be weighed more exactly than one. The balance allows no less than the first.
 */
export const batchSizes = [20, 50, 100, 500] as const;
export type BatchSize = (typeof batchSizes)[number];
