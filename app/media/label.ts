/** Where on a bottle's plate its seal and name stand, in the pixels of its picture. */

export type Box = { x: number; y: number; w: number; h: number };

type Label = {
  /** Of the seal, a square. */
  seal: { x: number; y: number; side: number };
  lines: string[];
  /** Of the name's letters, the middle of the first line, and from one line to the next. */
  size: number;
  x: number;
  y: number;
  leading: number;
};

/** A paper label is this much wider than high at most; a longer plate is of metal. */
const longestPaper = 1.7;

export const isPaper = ({ w, h }: Box): boolean => w / h < longestPaper;

/**
 * On paper the seal stands above the name, on metal before it as one reads; alone it stands in the middle. Long names
 * shrink, and break between words.
 */
export function layLabel(box: Box, name: string | null, rtl: boolean): Label {
  const { x, y, w, h } = box;
  const stacked = isPaper(box);
  const side = (!name || !stacked ? 0.8 : 0.62) * h;
  const edge = 0.1 * h;
  const centre = { x: x + w / 2, y: y + h / 2 };
  const room = stacked ? [0.84 * w, 0.26 * h, 0.19 * h] : [w - side - 3 * edge, 0.8 * h, 0.42 * h];
  const [lines, size] = fitLines(name ?? "", room);
  const above = name && stacked;
  const before = name && !stacked;
  const start = rtl ? x + w - edge - side : x + edge;
  const middle = rtl ? (x + start) / 2 : (start + side + x + w) / 2;
  const height = size * leadingIn * (lines.length - 1);
  return {
    seal: {
      x: before ? start : centre.x - side / 2,
      y: above ? y + 0.06 * h : centre.y - side / 2,
      side,
    },
    lines,
    size,
    x: before ? middle : centre.x,
    y: (above ? y + 0.83 * h : centre.y) - height / 2,
    leading: size * leadingIn,
  };
}

/** Between the lines, in em. */
const leadingIn = 1.1;

/** A text in as many lines as make it largest, and its font size. */
function fitLines(text: string, [width, height, largest]: readonly number[] = []): [lines: string[], size: number] {
  let best: [string[], number] = [[], 0];
  if (!text) return best;
  for (const count of [1, 2, 3]) {
    const lines = breakLines(text, widthOf(text) / count);
    const widest = Math.max(1.2, ...lines.map(widthOf));
    const room = (height ?? 0) / lines.length / leadingIn;
    const size = Math.min(largest ?? 0, room, ((width ?? 0) * 0.96) / widest);
    if (size > best[1] * 1.1) best = [lines, Math.round(size * 10) / 10];
  }
  return best;
}

/** Words in lines of about one width. */
function breakLines(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    const longer = line ? `${line} ${word}` : word;
    if (line && widthOf(longer) > width * 1.08 && widthOf(line) + widthOf(word) / 2 > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}

const widthOf = (line: string) => [...line].reduce((sum, letter) => sum + letterWidth(letter), 0);

/** The approximate width of a letter in the display fonts, in em. */
function letterWidth(letter: string): number {
  if (/\p{M}|\u200d/u.test(letter)) return 0;
  if (/\p{Extended_Pictographic}/u.test(letter)) return 1.3;
  if (/\p{Lu}|[mwшщжюфыمسشصض]/u.test(letter)) return 0.7;
  return /\p{Script=Arabic}/u.test(letter) ? 0.4 : 0.46;
}
