export function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);
}

export function lowest(numbers: readonly number[]): number {
  return numbers.reduce((least, number) => Math.min(least, number), Number.POSITIVE_INFINITY);
}

/** The upper one of two medians; 0 of no numbers. */
export function median(numbers: readonly number[]): number {
  return [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
}

/** Places in rising order; equal numbers share the middle of theirs. */
function ranks(numbers: readonly number[]): number[] {
  return numbers.map((number) => {
    const below = numbers.filter((other) => other < number).length;
    const equal = numbers.filter((other) => other === number).length;
    return below + (equal - 1) / 2;
  });
}

/** Spearman's rank correlation: 1 for the same order, 0 for none. */
export function rankCorrelation(one: readonly number[], other: readonly number[]): number {
  const [a, b] = [ranks(one), ranks(other)];
  const [meanA, meanB] = [mean(a), mean(b)];
  const deviations = a.map((rank, place) => [rank - meanA, (b[place] ?? 0) - meanB] as const);
  const product = deviations.reduce((sum, [x, y]) => sum + x * y, 0);
  const squares = (pick: 0 | 1) => deviations.reduce((sum, pair) => sum + pair[pick] ** 2, 0);
  return product / Math.sqrt(squares(0) * squares(1));
}
