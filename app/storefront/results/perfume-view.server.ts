import type { Language } from "../../i18n/languages.ts";
import { defaultVariants } from "./default-composition.server.ts";
import { hiddenReasons, noteReasons } from "./note-reasons.server.ts";
import type { ReadPerfume } from "./read-perfume.server.ts";
import { computedView, shownView, type VariantView } from "./variant-view.server.ts";

export type PerfumeView = {
  /** Composed from a visitor's answers; otherwise it is the default perfume. */
  composed: boolean;
  customName: string | null;
  engraving: boolean;
  variants: readonly [premiere: VariantView, deuxieme: VariantView];
};

/** A saved perfume as its owner or as a stranger sees it, or the default one, of which no figure is anybody's. */
export async function perfumeView(
  { own, shown }: Pick<ReadPerfume, "own" | "shown">,
  language: Language,
): Promise<PerfumeView> {
  if (!own && shown) {
    const [premiere, deuxieme] = shown.variants;
    return {
      composed: true,
      customName: shown.custom_name,
      engraving: false,
      variants: [shownView(premiere, "premiere", language), shownView(deuxieme, "deuxieme", language)],
    };
  }
  const [premiere, deuxieme] = own?.result.result_json.variants ?? (await defaultVariants());
  const reasons = own ? noteReasons(own.answers, language) : hiddenReasons;
  return {
    composed: own !== null,
    customName: own?.result.custom_name ?? null,
    engraving: own?.result.engraving ?? false,
    variants: [
      computedView(premiere, "premiere", language, reasons),
      computedView(deuxieme, "deuxieme", language, reasons),
    ],
  };
}
