import type { i18n } from "i18next";
import { escapeMarkup } from "../../encoding/escape-markup.ts";
import { drawSeal } from "../../maestro/seal/draw.ts";
import type { Seal } from "../../maestro/seal/seal.ts";

const lines = ["drawn", "families", "places", "edge"] as const;

/** A variant's name and its seal; null of what a stranger is shown that was composed before there were seals. */
type Sealed = { name: string; seal: Seal | null };

/** Seals with their names, and the key to them, as markup. */
export function sealMarkup(sealed: readonly Sealed[], { t }: i18n): string {
  const figures = sealed.flatMap(({ name, seal }) => {
    if (!seal) return [];
    const image = drawSeal(seal, "screen", { title: t("results_message:seal.alt", { name }) });
    return `<figure>${image}<figcaption aria-hidden="true"><bdi>${escapeMarkup(name)}</bdi></figcaption></figure>`;
  });
  if (figures.length === 0) return "";
  const key = lines.map((line) => `<p>${escapeMarkup(t(`results_message:seal.key.${line}`))}</p>`).join("");
  const summary = escapeMarkup(t("results_message:seal.open"));
  return `${figures.join("")}<details><summary>${summary}</summary><div>${key}</div></details>`;
}

/**
 * Adds the seals to what a page shows, for the server alone: its data leave them out, since a browser has the markup already and
 * never draws it anew.
 */
export function withSeals<View extends object>(view: View, seals: string): View {
  return Object.defineProperty(view, "seals", { value: seals, enumerable: false });
}
