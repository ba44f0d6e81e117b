import type { Language } from "../../i18n/languages.ts";
import type { AnswerKey, Position, Variant, VariantKind } from "../../maestro/types.ts";
import { type Share, sharesOf } from "../analyze/reading.server.ts";

/** A note and, for the visitor who gave them, the answers that brought it, in words. */
export type NoteView = { name: string; because: string[] };
export type NotesView = Record<Position, NoteView[]>;
export type VariantView = {
  kind: VariantKind;
  name: string;
  words: string;
  notes: NotesView;
  /** What the formula gives of each family, and the same in words. */
  shares: Share[];
  profile: string;
  /** % w/w of the finished perfume. */
  dosage: number;
  allergens: string[];
  limits: Variant["limits"];
};

type Named = Pick<Variant, `display_name${Suffix}` | `maestro_notes${Suffix}`>;
type Suffix = "" | "_ar" | "_fr" | "_ru";

const suffixes: Record<Language, Suffix> = { en: "", ar: "_ar", fr: "_fr", ru: "_ru" };

/** A variant's own name and the Maestro's words about it, in one language. */
export function wordsOf(variant: Named, language: Language) {
  const suffix = suffixes[language];
  return { name: variant[`display_name${suffix}`], words: variant[`maestro_notes${suffix}`] };
}

/** The words for the answers behind a note. */
export type Because = (themes: readonly AnswerKey[]) => string[];

/** What the results page shows of a variant; formula and recipe stay on the server. */
export function variantView(variant: Variant, kind: VariantKind, language: Language, because: Because): VariantView {
  const shares = sharesOf(variant.delivered, language);
  const list = new Intl.ListFormat(language, { type: "unit", style: "short" });
  return {
    kind,
    ...wordsOf(variant, language),
    notes: notesOf(variant.notes, (note) => ({ name: note[language], because: because(note.because) })),
    shares,
    profile: list.format(shares.map(({ name, figure }) => `${name} ${figure}`)),
    dosage: variant.dosage_pct,
    allergens: variant.allergens,
    limits: variant.limits,
  };
}

/** The three layers, each note as `view` shows it. */
export function notesOf<Note, View>(
  notes: Record<Position, readonly Note[]>,
  view: (note: Note) => View,
): Record<Position, View[]> {
  return { top: notes.top.map(view), middle: notes.middle.map(view), base: notes.base.map(view) };
}
