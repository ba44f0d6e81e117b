import { pick, randomAt } from "../random.ts";
import { mapRecord } from "../record.ts";
import type { Answers, Language, Localised, MaterialId, VariantKind } from "../types.ts";
import { contractDe, withArticle } from "./french.ts";
import { type Motif, type MotifId, motifs } from "./names/motifs.ts";
import { materialMotifs } from "./names/motifs-by-material.ts";
import { type Circumstance, nameTemplates, pairTemplates } from "./names/templates.ts";

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

const longestName = 28;
/** Of eight perfumes that could be named after two motifs, this many are. */
const pairsOfEight = 3;
/** Every perfume holds a musk; that names one whose notes name nothing else. */
const leastMotif: MotifId = "musk";

/** What both perfumes can be named after: motifs of notes that both show, else of those that the first shows. */
function motifsIn({ premiere, deuxieme }: Record<VariantKind, readonly MaterialId[]>): MotifId[] {
  const motifsOf = (shown: readonly MaterialId[]) =>
    new Set(shown.flatMap((material) => materialMotifs[material] ?? []));
  const [first, second] = [motifsOf(premiere), motifsOf(deuxieme)];
  const shared = [...first].filter((motif) => second.has(motif));
  if (shared.length > 0) return shared;
  return first.size > 0 ? [...first] : [leastMotif];
}

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
 * (morning and night, voice and echo) after one motif, or two.
 * @param input.shown the notes that each of the two perfumes shows
 * @param input.answers no name contradicts their hour, season or place
 */
export function perfumeNames(input: {
  variant: VariantKind;
  shown: Record<VariantKind, readonly MaterialId[]>;
  answers: Answers;
  seed: number;
}): Localised {
  const { variant, shown, answers, seed } = input;
  const candidates = motifsIn(shown);
  const id = pick(candidates, seed, 1);
  const companions = candidates.filter((other) => other !== id);
  if (companions.length > 0 && randomAt(seed, 3) % 8 < pairsOfEight) {
    const pair = pairName(variant, motifs[id], motifs[pick(companions, seed, 4)], seed);
    if (Object.values(pair).every((name) => [...name].length <= longestName)) return pair;
  }
  // Day and night, which the pairs set side by side, suit whoever chose the hour between them.
  const isOpen = (theme: Circumstance) => !answers[theme]?.length || answers[theme] === "both";
  const suitable = nameTemplates.filter(({ not, of = [] }) => not !== id && of.every(isOpen));
  const motif: Motif = motifs[id];
  return mapRecord(pick(suitable, seed, 2)[variant], (template, language) => {
    const name = template.replace(/\{(\w+)\}/, (_, form: string) => formOf(form, language, motif));
    return name.charAt(0).toUpperCase() + name.slice(1);
  });
}
