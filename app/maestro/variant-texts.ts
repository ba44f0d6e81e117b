import { bindWords } from "../i18n/bind-words.ts";
import { languages } from "../i18n/languages.ts";
import type { Language, TextField, Variant } from "./types.ts";

type NamedVariant = Pick<Variant, TextField<"display_name">>;
type LocalisedVariant = NamedVariant & Pick<Variant, TextField<"maestro_notes">>;

function fieldIn<Text extends string>(text: Text, language: Language): TextField<Text> {
  // The compiler does not follow which of its two forms a conditional type has in a language.
  return (language === "en" ? text : `${text}_${language}`) as TextField<Text>;
}

/** A text under the names of its fields. */
export function textFields<Text extends string, Value>(text: Text, values: Record<Language, Value>) {
  const entries = languages.map((language) => [fieldIn(text, language), values[language]] as const);
  return Object.fromEntries(entries) as Record<TextField<Text>, Value>;
}

/** The name in one language that a variant was composed with. */
export function variantName(variant: NamedVariant, language: Language): string {
  return variant[fieldIn("display_name", language)];
}

/** A variant's name and description in one language. */
export function variantTexts(variant: LocalisedVariant, language: Language) {
  return {
    name: bindWords(variantName(variant, language), language),
    description: bindWords(variant[fieldIn("maestro_notes", language)], language),
  };
}
