import { pick, randomAt } from "../random.ts";
import { mapRecord } from "../record.ts";
import type { Facet, Family, Language, Localised, VariantKind } from "../types.ts";
import { contractDe, withArticle } from "./french.ts";
import { type Motif, type MotifId, motifs } from "./names/motifs.ts";
import { facetMotifs, familyMotifs } from "./names/motifs-by-facet.ts";
import { nameTemplates, pairTemplates } from "./names/templates.ts";

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

const motifsOf = (family: Family, facet: Facet): readonly MotifId[] =>
  familyMotifs[family]?.[facet] ?? facetMotifs[facet];

const longestName = 28;
/** Of eight perfumes that could be named after two motifs, this many are. */
const pairsOfEight = 7;

/** Both motifs in one name: the second perfume turns them around. */
function pairName(variant: VariantKind, one: Motif, other: Motif, seed: number): Localised {
  const [first, second] = variant === "premiere" ? [one, other] : [other, one];
  return mapRecord(pick(pairTemplates, seed, 5), (template, language) => {
    const name = template.replace(/\{(\d):(\w+)\}/g, (_, place: string, form: string) =>
      formOf(form, language, place === "1" ? first : second),
    );
    return name.charAt(0).toUpperCase() + name.slice(1);
  });
}

/**
 * The name of a perfume in every language, at most 28 characters each. The two perfumes of one seed are named as a pair
 * (morning and night, voice and echo) after one motif.
 * @param input.family and `facet`: the character of the first perfume; `others`: the facets that come after that
 */
export function perfumeNames(input: {
  variant: VariantKind;
  family: Family;
  facet: Facet;
  others?: readonly Facet[];
  seed: number;
}): Localised {
  const { variant, family, facet, others = [], seed } = input;
  const candidates = motifsOf(family, facet);
  const id = pick(candidates, seed, 1);
  const companions = others.flatMap((other) => motifsOf(family, other)).filter((other) => !candidates.includes(other));
  if (companions.length > 0 && randomAt(seed, 3) % 8 < pairsOfEight) {
    const pair = pairName(variant, motifs[id], motifs[pick(companions, seed, 4)], seed);
    if (Object.values(pair).every((name) => [...name].length <= longestName)) return pair;
  }
  const suitable = nameTemplates.filter(({ not }) => not !== id);
  const motif: Motif = motifs[id];
  return mapRecord(pick(suitable, seed, 2)[variant], (template, language) => {
    const name = template.replace(/\{(\w+)\}/, (_, form: string) => formOf(form, language, motif));
    return name.charAt(0).toUpperCase() + name.slice(1);
  });
}
