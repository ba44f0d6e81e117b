import type { Facet, Family, Language, VariantKind } from "../types.ts";
import { facetMatters, familyMatters } from "./names/facets.ts";
import { type Matter, type MatterId, matters } from "./names/matters.ts";
import { moulds } from "./names/moulds.ts";
import { pick } from "./seed.ts";

const vowel = /^[aeiouyéèê]/i;
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function frenchForm(form: string, [noun, gender]: Matter["fr"]): string {
  const elided = vowel.test(noun);
  if (form === "de") return elided ? `d’${noun}` : `de ${noun}`;
  if (form === "le") return elided ? `l’${noun}` : gender === "m" ? `le ${noun}` : `la ${noun}`;
  if (form === "du") return elided ? `de l’${noun}` : gender === "m" ? `du ${noun}` : `de la ${noun}`;
  return noun;
}

function formOf(form: string, language: Language, matter: Matter): string {
  if (language === "fr") return frenchForm(form, matter.fr);
  if (language === "ru") return matter.ru[form === "nom" ? 0 : form === "gen" ? 1 : 2];
  return language === "ar" ? matter.ar : matter.en;
}

/**
 * The name of a perfume, at most 28 characters. The same seed, family and facet give the same idea in every language, and the two
 * variants of one seed are two sides of one image: morning and night, voice and echo.
 * @param facet the facet that speaks loudest in the variant; `family` the family it was asked for
 */
export function nameOf(input: {
  variant: VariantKind;
  language: Language;
  family: Family;
  facet: Facet;
  seed: number;
}): string {
  const { variant, language, family, facet, seed } = input;
  const candidates: readonly MatterId[] = familyMatters[family]?.[facet] ?? facetMatters[facet];
  const id = pick(candidates, seed, 1);
  const fitting = moulds.filter((mould) => mould.not !== id);
  const matter: Matter = matters[id];
  const shape = pick(fitting, seed, 2)[variant][language];
  return capital(shape.replace(/\{(\w+)\}/, (_, form: string) => formOf(form, language, matter)));
}
