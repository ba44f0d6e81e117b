import type { Result } from "../../backend/results.ts";
import type { Language } from "../../i18n/languages.ts";
import { defaultComposition } from "./defaults.server.ts";
import { type Because, type VariantView, variantView } from "./view.server.ts";

export type PerfumeView = {
  /** Composed from a visitor's answers; otherwise it is the house's own. */
  composed: boolean;
  customName: string | null;
  engraving: boolean;
  variants: readonly [premiere: VariantView, deuxieme: VariantView];
};

/** A saved perfume as its page shows it, or the house's own where there is none to show. */
export function perfumeView(result: Result | null, language: Language, because: Because): PerfumeView {
  const [first, second] = result?.result_json.variants ?? [];
  const { premiere, deuxieme } = defaultComposition();
  return {
    composed: result !== null,
    customName: result?.custom_name ?? null,
    engraving: result?.engraving ?? false,
    variants: [
      variantView(first ?? premiere, "premiere", language, because),
      variantView(second ?? deuxieme, "deuxieme", language, because),
    ],
  };
}
