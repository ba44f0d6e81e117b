import type { Language } from "../../i18n/languages.ts";
import type { ChartShare } from "../perfume/star-chart.tsx";

/** What is drawn on the picture of a perfume that visitors can save, in the page's language. */
export type PerfumePicture = {
  language: Language;
  eyebrow: string;
  /** The visitor's name for the perfume, or else the composed one. */
  name: string;
  /** The composed name, where the visitor gave another. */
  composedName: string | null;
  engraved: string | null;
  /** Engraved in gold instead of printed. */
  gold: boolean;
  /** Pictures of the two leading families' raw materials. */
  materials: readonly [main: string, second: string];
  /** The colour of the light behind the bottle, #rrggbb. */
  glow: string;
  layers: { title: string; notes: string[] }[];
  /** The family profile, for the owner only. */
  shares: ChartShare[] | null;
};
