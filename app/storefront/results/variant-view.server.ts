import type { SharedPerfume } from "../../backend/results.ts";
import { bindWords, boundIn } from "../../i18n/bind-words.ts";
import type { Language, Localised } from "../../i18n/languages.ts";
import { standardName, tightestLimits, type UnfoldingWords, unfoldingWords } from "../../maestro/index.ts";
import type { Limit, Position, Variant, VariantKind } from "../../maestro/types.ts";
import { variantTexts } from "../../maestro/variant-texts.ts";
import { type Look, lookOf } from "../../media/looks.ts";
import { mapNotes } from "../perfume/map-notes.ts";
import type { NoteReasons } from "./note-reasons.server.ts";

/** A note, what it is shown as and, for the owner alone, the answers that brought it, as texts. */
type NoteView = { name: string; look: Look | null; reasons?: string[] };

/** What the results page shows of a variant; formula and recipe stay on the server. */
export type VariantView = {
  kind: VariantKind;
  name: string;
  /** What the Maestro says of it: the first sentences, and the rest where there is more. */
  letter: string[];
  notes: Record<Position, NoteView[]>;
  /** What its seal is drawn from (maestro/seal/code.ts). */
  seal: string;
  /** How far it is smelled and how long, in one line; null where no formula is at hand. */
  reach: string | null;
  /** The owner's alone, since a formula could be drawn from them; null for everybody else. */
  figures: Figures | null;
};

/** What is computed of a formula, to as many digits as the page shows. */
export type Figures = {
  /** % w/w of the finished perfume. */
  dosage: number;
  /** Their names in one text: thirty values would be sent one by one. */
  allergens: string;
  allergenCount: number;
  /** A name that is the same in every language is English. */
  limits: (Limit & { lang: Language })[];
  /** Null for a perfume with a material that the palette no longer has. */
  unfolding: UnfoldingWords | null;
};

/** A variant with the figures of its formula. */
export function computedView(
  variant: Variant,
  kind: VariantKind,
  language: Language,
  noteReasons: NoteReasons | null,
): VariantView {
  return {
    kind,
    ...lettered(variantTexts(variant, language)),
    notes: mapNotes(variant.notes, (note) => ({
      ...seenNote(note, language),
      ...(noteReasons && { reasons: noteReasons(note) }),
    })),
    seal: variant.seal,
    reach: null,
    figures: {
      dosage: shortened(variant.dosage_pct),
      allergenCount: variant.allergens.length,
      allergens: bindWords(variant.allergens.join(", "), language),
      limits: tightestLimits(variant.statement, variant.limits.length).map((limit) => ({
        ...limit,
        ...nameOf(limit.name, language),
        used_pct: shortened(limit.used_pct),
        limit_pct: shortened(limit.limit_pct),
      })),
      unfolding: unfoldingWords(variant.formula, variant.dosage_pct, language),
    },
  };
}

function nameOf(standard: string, language: Language): { name: string; lang: Language } {
  const { [language]: name } = standardName(standard);
  return { name, lang: name === standard ? "en" : language };
}

/** A note as anybody sees it. */
export function seenNote(note: Localised, language: Language): NoteView {
  return { name: boundIn(note, language), look: lookOf(note.en) };
}

/** So many sentences of the Maestro are read at once. */
const sentencesAtOnce = 3;

/** A name, and a description as a letter of one part or two. */
export function lettered({
  name,
  description,
}: {
  name: string;
  description: string;
}): Pick<VariantView, "name" | "letter"> {
  const sentences = description.split(/(?<=[.!?؟…][»”]?)\s+/u);
  const parts = [sentences.slice(0, sentencesAtOnce), sentences.slice(sentencesAtOnce)];
  return { name, letter: parts.map((part) => part.join(" ")).filter(Boolean) };
}

/** Names, notes and words alone. */
export function shownView(
  variant: SharedPerfume["variants"][number],
  kind: VariantKind,
  language: Language,
): VariantView {
  return {
    kind,
    ...lettered(variantTexts(variant, language)),
    notes: mapNotes(variant.notes, (note) => seenNote(note, language)),
    seal: variant.seal,
    reach: null,
    figures: null,
  };
}

/** To three significant digits, so that a trace is not rounded to zero. */
const shortened = (percent: number): number => Number(percent.toPrecision(3));
