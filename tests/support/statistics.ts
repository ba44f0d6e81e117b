// Figures about figures. Of no numbers they are not a number, so that a bar which nothing was measured for is not met.

export function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}

/** The value below which a share of the numbers, 0 to 1, lies. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

/** The middle one; of an even count, the upper of the two. */
export function median(numbers: readonly number[]): number {
  return quantile(numbers, 0.5);
}
