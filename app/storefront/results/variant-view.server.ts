import type { Language } from "../../i18n/languages.ts";
import { type UnfoldingWords, unfoldingWords } from "../../maestro/index.ts";
import type { Position, Variant, VariantKind } from "../../maestro/types.ts";
import { variantTexts } from "../../maestro/variant-texts.ts";
import { unitList } from "../perfume/answer-text.server.ts";
import { type FamilyShare, familyShares } from "../perfume/family-shares.server.ts";
import { mapNotes } from "../perfume/map-notes.ts";
import type { NoteReasons } from "./note-reasons.server.ts";

/** A note and the answers that brought it, as texts. */
type NoteView = { name: string; reasons: string[] };

/** What the results page shows of a variant; formula and recipe stay on the server. */
export type VariantView = {
  kind: VariantKind;
  name: string;
  description: string;
  notes: Record<Position, NoteView[]>;
  /** What the formula delivers of each family, and the same as a sentence. */
  shares: FamilyShare[];
  profile: string;
  /** % w/w of the finished perfume. */
  dosage: number;
  allergens: string[];
  limits: Variant["limits"];
  /** Null for a perfume with a material that the palette no longer has. */
  unfolding: UnfoldingWords | null;
};

export function variantView(
  variant: Variant,
  kind: VariantKind,
  language: Language,
  noteReasons: NoteReasons,
): VariantView {
  const shares = familyShares(variant.delivered, language);
  const profile = shares.map(({ name, formatted }) => `${name} ${formatted}`);
  return {
    kind,
    ...variantTexts(variant, language),
    notes: mapNotes(variant.notes, (note) => ({ name: note[language], reasons: noteReasons(note.because) })),
    shares,
    profile: unitList(profile, language),
    dosage: variant.dosage_pct,
    allergens: variant.allergens,
    limits: variant.limits,
    unfolding: unfoldingWords(variant.formula, variant.dosage_pct, language),
  };
}
