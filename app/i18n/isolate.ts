/** Isolates a text inserted into a sentence, so that a name or a number of the other direction does not reorder it. */
export function isolate(text: string): string {
  return `\u2068${text}\u2069`;
}
