import { i18nextFor } from "../../i18n/i18next.server.ts";
import { isolate } from "../../i18n/isolate.ts";
import type { Language } from "../../i18n/languages.ts";
import { nameFacts } from "../../shop/line-names.ts";

type Named = {
  composed: boolean;
  customName: string | null;
  engraving: boolean;
  variants: readonly { name: string }[];
};

/**
 * What says where each name stands: below the heading of the page, and for each of the two bottles, as cart, order and
 * letters say it.
 */
export type NameLines = { heading: string[]; bottles: string[][] };

/** The lines of a perfume's names. */
export async function nameLines(
  { composed, customName, engraving, variants }: Named,
  language: Language,
): Promise<NameLines> {
  const { getFixedT } = await i18nextFor(language);
  const t = getFixedT(null, ["own", "results", "results_message"]);
  const bottles = variants.map(({ name }) => {
    const { label, maestro } = nameFacts(getFixedT(null, "own"), {
      engraving: customName,
      composed: name,
      engraved: engraving,
    });
    return [...label, ...maestro];
  });
  const first = t("results:product.premiere");
  const [premiere] = variants;
  const both = customName ? [t(`results_message:names.${engraving ? "both_engraved" : "both"}`)] : [];
  // The heading is the Maestro's own name there.
  if (composed && !customName) return { heading: [first], bottles };
  const named = premiere ? [`${first} · ${t("line.composed", { name: isolate(premiere.name) })}`] : [];
  return { heading: [...both, ...named], bottles };
}
