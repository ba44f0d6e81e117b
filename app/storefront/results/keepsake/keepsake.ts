import type { Language } from "../../../i18n/languages.ts";
import type { ProfileRay } from "../../analyze/profile-star.tsx";

/** All that stands on the picture that a visitor may keep, in the page's words. */
export type Keepsake = {
  language: Language;
  eyebrow: string;
  name: string;
  /** The Maestro's name for the perfume, where the visitor gave it another. */
  called: string | null;
  engraved: string | null;
  /** Cut in gold, or printed. */
  gold: boolean;
  /** Pictures of what the two leading families are made of. */
  heaps: readonly [leads: string, follows: string];
  /** The colour of the lamp behind the bottle, #rrggbb. */
  lamp: string;
  layers: { title: string; notes: string[] }[];
  /** The profile; only its owner sees it. */
  shares: ProfileRay[] | null;
};
