/**
 * Shares as whole percentages that together are exactly 100: each rounded down, then the largest remainders up. Nothing
 * of nothing is all zeros.
 */
export function wholePercents(shares: readonly number[]): number[] {
  const sum = shares.reduce((total, share) => total + share, 0);
  if (sum <= 0) return shares.map(() => 0);
  const exact = shares.map((share) => (share / sum) * 100);
  const whole = exact.map(Math.floor);
  const missing = 100 - whole.reduce((total, percent) => total + percent, 0);
  const largest = exact
    .map((percent, index) => ({ index, remainder: percent - Math.floor(percent) }))
    .sort((one, other) => other.remainder - one.remainder)
    .slice(0, missing)
    .map(({ index }) => index);
  return whole.map((percent, index) => percent + (largest.includes(index) ? 1 : 0));
}
