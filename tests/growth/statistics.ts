/** The value below which a share of the numbers lies; not a number where there are none. */
export function percentile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
}

/** The exponent of growth: the slope of the logarithm of `values` against that of `sizes`. 0 is none, 1 is as the size. */
export function exponent(sizes: readonly number[], values: readonly number[]): number {
  const [x, y] = [sizes.map(Math.log), values.map(Math.log)];
  const [meanX, meanY] = [mean(x), mean(y)];
  const covariance = mean(x.map((value, index) => (value - meanX) * ((y[index] ?? 0) - meanY)));
  return covariance / mean(x.map((value) => (value - meanX) ** 2));
}

export function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}
