/** "a, b and c", with the language's own conjunction. */
export function joinWith(conjunction: string, words: readonly string[]): string {
  const last = words.at(-1) ?? "";
  return words.length > 1 ? `${words.slice(0, -1).join(", ")} ${conjunction} ${last}` : last;
}

/** "16,5", as French and Russian write it. */
export function withComma(value: number): string {
  return String(value).replace(".", ",");
}
