import { pick } from "../random.ts";
import { mapRecord } from "../record.ts";
import type { Facet, Family, Language, Localised, VariantKind } from "../types.ts";
import { contractDe, withArticle } from "./french.ts";
import { type Motif, type MotifId, motifs } from "./names/motifs.ts";
import { facetMotifs, familyMotifs } from "./names/motifs-by-facet.ts";
import { nameTemplates } from "./names/templates.ts";

function frenchForm(form: string, [noun, gender]: Motif["fr"]): string {
  if (form === "de") return contractDe(noun);
  if (form === "le") return withArticle(noun, gender);
  return form === "du" ? contractDe(withArticle(noun, gender)) : noun;
}

function formOf(form: string, language: Language, motif: Motif): string {
  if (language === "fr") return frenchForm(form, motif.fr);
  if (language === "ru") return motif.ru[form === "nom" ? 0 : form === "gen" ? 1 : 2];
  return language === "ar" ? motif.ar : motif.en;
}

/**
 * The name of a perfume in every language, at most 28 characters each. The two perfumes of one seed are named as a pair
 * (morning and night, voice and echo) after one motif.
 * @param input.family and `facet`: the character of the first perfume
 */
export function perfumeNames(input: { variant: VariantKind; family: Family; facet: Facet; seed: number }): Localised {
  const { variant, family, facet, seed } = input;
  const candidates: readonly MotifId[] = familyMotifs[family]?.[facet] ?? facetMotifs[facet];
  const id = pick(candidates, seed, 1);
  const suitable = nameTemplates.filter(({ not }) => not !== id);
  const motif: Motif = motifs[id];
  return mapRecord(pick(suitable, seed, 2)[variant], (template, language) => {
    const name = template.replace(/\{(\w+)\}/, (_, form: string) => formOf(form, language, motif));
    return name.charAt(0).toUpperCase() + name.slice(1);
  });
}
