import type { Language, Variant } from "./types.ts";

type Suffix = "" | "_ar" | "_fr" | "_ru";
type NamedVariant = Pick<Variant, `display_name${Suffix}`>;
type LocalisedVariant = NamedVariant & Pick<Variant, `maestro_notes${Suffix}`>;

const suffixes: Record<Language, Suffix> = { en: "", ar: "_ar", fr: "_fr", ru: "_ru" };

/** The name in one language that a variant was composed with. */
export function variantName(variant: NamedVariant, language: Language): string {
  return variant[`display_name${suffixes[language]}`];
}

/** A variant's name and description in one language. */
export function variantTexts(variant: LocalisedVariant, language: Language) {
  return { name: variantName(variant, language), description: variant[`maestro_notes${suffixes[language]}`] };
}
