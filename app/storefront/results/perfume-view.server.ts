import type { Result } from "../../backend/results.ts";
import type { Language } from "../../i18n/languages.ts";
import { defaultVariants } from "./default-composition.server.ts";
import type { NoteReasons } from "./note-reasons.server.ts";
import { type VariantView, variantView } from "./variant-view.server.ts";

export type PerfumeView = {
  /** Composed from a visitor's answers; otherwise it is the default perfume. */
  composed: boolean;
  customName: string | null;
  engraving: boolean;
  variants: readonly [premiere: VariantView, deuxieme: VariantView];
};

/** A saved perfume, or the default one, as the results page shows it. */
export async function perfumeView(
  result: Result | null,
  language: Language,
  noteReasons: NoteReasons,
): Promise<PerfumeView> {
  const [premiere, deuxieme] = result?.result_json.variants ?? (await defaultVariants());
  return {
    composed: result !== null,
    customName: result?.custom_name ?? null,
    engraving: result?.engraving ?? false,
    variants: [
      variantView(premiere, "premiere", language, noteReasons),
      variantView(deuxieme, "deuxieme", language, noteReasons),
    ],
  };
}
