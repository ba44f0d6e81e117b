/** The code points of one character past which it counts again: a family of emoji has at most eleven. */
const longestGrapheme = 32;

/**
 * The number of characters as a reader counts them. However one is heaped up, so many have at most 32 times as many code
 * points, which is what the database bounds. Browsers without `Intl.Segmenter` count nearly so.
 */
export function graphemes(text: string): number {
  if (!("Segmenter" in Intl)) return [...text.replace(/\p{M}|\p{EMod}|\u200c|\u200d.?/gsu, "")].length;
  return [...new Intl.Segmenter().segment(text)].reduce(
    (count, { segment }) => count + Math.ceil([...segment].length / longestGrapheme),
    0,
  );
}
