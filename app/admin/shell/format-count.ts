/** A count with separated thousands and Latin digits, the same in every language. */
export function formatCount(count: number): string {
  return count.toLocaleString("en");
}
