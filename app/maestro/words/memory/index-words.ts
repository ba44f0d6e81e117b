import type { MemoryKey } from "../../types.ts";
import { keysOf } from "../record.ts";
import type { MemoryEntry } from "./entry.ts";
import { endings, fold, scriptOf } from "./fold.ts";

type Ending = "exact" | "inflected" | "free";
type Piece = { stem: string; ending: Ending; accented: boolean };
export type Pattern = { key: MemoryKey; pieces: Piece[]; first: Piece };

/** One language's words by the stem of their first piece. */
export type WordIndex = { language: keyof typeof endings; byStem: Map<string, Pattern[]>; longestStem: number };

/** A token of the text: as written in lower case, and the spellings to try for it. */
export type Token = { written: string; spellings: string[]; start: number; end: number };

function readPiece(text: string): Piece {
  const accented = text.startsWith("=");
  const ending = text.endsWith("*") ? "inflected" : text.endsWith("~") ? "free" : "exact";
  const stem = text.replace(/^=|[*~]$/g, "");
  return { stem: accented ? stem : fold(stem, scriptOf(stem)), ending, accented };
}

export function indexWords(language: keyof typeof endings, entries: Record<MemoryKey, MemoryEntry>): WordIndex {
  const index: WordIndex = { language, byStem: new Map(), longestStem: 0 };
  for (const key of keysOf(entries)) {
    for (const phrase of entries[key].find.split(",")) {
      const pieces = phrase.trim().split(" ").map(readPiece);
      const first = pieces[0];
      if (!first) continue;
      const patterns = index.byStem.get(first.stem);
      const pattern = { key, pieces, first };
      if (patterns) patterns.push(pattern);
      else index.byStem.set(first.stem, [pattern]);
      index.longestStem = Math.max(index.longestStem, first.stem.length);
    }
  }
  return index;
}

function fits(piece: Piece, spelling: string, language: WordIndex["language"]): boolean {
  if (!spelling.startsWith(piece.stem)) return false;
  if (piece.ending === "exact") return spelling.length === piece.stem.length;
  return piece.ending === "free" || endings[language].has(spelling.slice(piece.stem.length));
}

function pieceFits(piece: Piece, token: Token, language: WordIndex["language"]): boolean {
  if (piece.accented) return fits(piece, token.written, language);
  return token.spellings.some((spelling) => fits(piece, spelling, language));
}

/**
 * The pattern that begins at `tokens[at]`: the one of most words, then of the longest stem. Each token is looked up once per
 * prefix, so a text is read in time linear in its length.
 */
export function matchAt(index: WordIndex, tokens: Token[], at: number): Pattern | undefined {
  const token = tokens[at];
  if (!token) return undefined;
  let best: Pattern | undefined;
  const spellings = token.spellings.includes(token.written) ? token.spellings : [token.written, ...token.spellings];
  for (const spelling of spellings) {
    for (let length = Math.min(spelling.length, index.longestStem); length >= 2; length--) {
      for (const pattern of index.byStem.get(spelling.slice(0, length)) ?? []) {
        if (best && pattern.pieces.length <= best.pieces.length) continue;
        const whole = pattern.pieces.every((piece, offset) => {
          const next = tokens[at + offset];
          return next !== undefined && pieceFits(piece, next, index.language);
        });
        if (whole) best = pattern;
      }
    }
    // A spelling that stands by itself wins over what is left when a prefix is taken off.
    if (best) return best;
  }
  return best;
}
