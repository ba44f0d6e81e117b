import type { TFunction } from "i18next";
import { i18nextFor } from "../../i18n/i18next.server.ts";
import type { Language } from "../../i18n/languages.ts";
import { unitList } from "../../i18n/unit-list.ts";
import { inPalette, leastWear, stageWords } from "../../maestro/index.ts";
import { namesOfThings } from "../../maestro/reading/thing-names.ts";
import type { Answers, Variant, VariantKind } from "../../maestro/types.ts";
import type { Light } from "../../media/smell-url.ts";
import { defaultVariants } from "./default-composition.server.ts";
import { type NoteReasons, noteReasons } from "./note-reasons.server.ts";
import type { ReadPerfume } from "./read-perfume.server.ts";
import { computedView, shownView, type VariantView } from "./variant-view.server.ts";

export type PerfumeView = {
  /** Composed from a visitor's answers; otherwise it is the default perfume. */
  composed: boolean;
  customName: string | null;
  engraving: boolean;
  /** Day for what is worn by day, or by day and by night. */
  light: Light;
  /** When the notes of each layer are smelled. */
  hours: string[];
  variants: readonly [premiere: VariantView, deuxieme: VariantView];
  /** What its owner alone sees, since it may tell of an allergy; null for everybody else. */
  told: Told | null;
};

/**
 * By name, what neither perfume holds: what must not be in it, and what is not liked; and what was wished for and found no
 * room. Each is null where there is nothing of it.
 */
type Told = Record<"madeWithout" | "leftOut" | "noRoom", string | null> & { withoutBody: string };

/** As `private.is_by_day` has it. */
export const isByDay = ({ time_of_day }: Answers) => time_of_day === "day" || time_of_day === "both";

/** The light of a perfume's page. */
export const lightOfHour = (byDay: boolean): Light => (byDay ? "day" : "night");

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
      light: lightOfHour(shown.by_day),
      hours: stageWords(language),
      told: null,
      variants: [shownView(premiere, "premiere", language), shownView(deuxieme, "deuxieme", language)],
    };
  }
  return own ? ownView(own, language) : exampleView(language);
}

function computedViews(
  [premiere, deuxieme]: readonly [premiere: Variant, deuxieme: Variant],
  language: Language,
  reasons: NoteReasons | null,
  t: TFunction<"results_message">,
): PerfumeView["variants"] {
  const view = (variant: Variant, kind: VariantKind) => ({
    ...computedView(variant, kind, language, reasons),
    reach: reachLine(variant, t),
  });
  return [view(premiere, "premiere"), view(deuxieme, "deuxieme")];
}

/** How far a perfume is smelled and how long, wherever it is worn; null where a material is no longer in the palette. */
function reachLine({ formula, dosage_pct }: Variant, t: TFunction<"results_message">): string | null {
  if (!formula.every(({ material }) => inPalette(material))) return null;
  const { trail, hours } = leastWear(formula, dosage_pct);
  return `${t(`reach.${trail}`)} · ${t("lasts", { count: hours })}`;
}

async function ownView({ result, answers }: NonNullable<ReadPerfume["own"]>, language: Language): Promise<PerfumeView> {
  const { t, getFixedT } = await i18nextFor(language);
  const { made_without, no_room, variants } = result.result_json;
  const named = (things: readonly string[]) => namesOfThings(things, language);
  return {
    composed: true,
    customName: result.custom_name,
    engraving: result.engraving,
    light: lightOfHour(isByDay(answers)),
    hours: stageWords(language),
    told: {
      madeWithout: named(made_without),
      withoutBody: [
        t("results_message:without_body"),
        ...mistakenForCinnamon(result.result_json).map((names) => t("results_message:cinnamal", { names })),
      ].join(" "),
      leftOut: leftOutText(result.result_json, getFixedT(null, "results_message"), language),
      noRoom: named(no_room),
    },
    variants: computedViews(variants, language, noteReasons(answers, language), getFixedT(null, "results_message")),
  };
}

type ResultJson = NonNullable<ReadPerfume["own"]>["result"]["result_json"];

/** What a label names that is mistaken for cinnamon's cinnamal, on a perfume without cinnamon. */
function mistakenForCinnamon({ made_without, variants }: ResultJson): string[] {
  if (!made_without.includes("cinnamon")) return [];
  const named = variants
    .flatMap(({ allergens }) => allergens)
    .filter((name) => /^(?:hexyl|amyl) cinnamal$/iu.test(name));
  return [...new Set(named)];
}

/** So many letters a substance's name has in common with what it is taken for: Vanillin with vanilla. */
const stemLength = 5;

/** What is not liked and in neither perfume, and what their labels name and sounds like it: Vanillin is found elsewhere too. */
function leftOutText({ left_out, variants }: ResultJson, t: TFunction<"results_message">, language: Language) {
  const things = namesOfThings(left_out, language);
  if (!things) return null;
  const stems = left_out.map((thing) => thing.slice(0, stemLength));
  const alike = variants
    .flatMap(({ allergens }) => allergens)
    .filter((name) => stems.includes(name.toLowerCase().slice(0, stemLength)));
  const names = unitList([...new Set(alike)], language);
  return [t("left_out", { names: things }), ...(names ? [t("still_named", { names })] : [])].join(" ");
}

const examples = new Map<Language, PerfumeView>();

/** The default perfume, of an evening, whose figures are computed once per isolate and language. */
async function exampleView(language: Language): Promise<PerfumeView> {
  const known = examples.get(language);
  if (known) return known;
  const variants = await defaultVariants();
  const view: PerfumeView = {
    composed: false,
    customName: null,
    engraving: false,
    light: "night",
    hours: stageWords(language),
    told: null,
    variants: computedViews(variants, language, null, (await i18nextFor(language)).getFixedT(null, "results_message")),
  };
  examples.set(language, view);
  return view;
}
