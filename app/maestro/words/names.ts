import { pick, randomAt } from "../random.ts";
import { mapRecord } from "../record.ts";
import type { Answers, Language, Localised, MaterialId, VariantKind } from "../types.ts";
import { contractDe, withArticle } from "./french.ts";
import { type Motif, type MotifId, motifs } from "./names/motifs.ts";
import { materialMotifs } from "./names/motifs-by-material.ts";
import { nameTemplates, pairTemplates, suits } from "./names/templates.ts";

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
const pairsOfEight = 5;
/** Every perfume holds a musk; that names one whose notes name nothing else. */
const leastMotif: MotifId = "musk";
/** Motifs of notes that most perfumes show: where there is another, one in three names takes one of these. */
const common: ReadonlySet<MotifId> = new Set([
  "jasmine",
  "musk",
  "rose",
  "lime",
  "bergamot",
  "incense",
  "violet",
  "pepper",
  "rain",
]);
const telling = (motifs: readonly MotifId[]) => [
  ...motifs,
  ...motifs.filter((motif) => !common.has(motif)).flatMap((motif) => [motif, motif]),
];
/** Weather, which is after something and not over or beside it. */
const noCompanion: ReadonlySet<MotifId> = new Set(["rain"]);

type NameInput = {
  variant: VariantKind;
  /** The notes that each of the two perfumes shows. */
  shown: Record<VariantKind, readonly MaterialId[]>;
  /** No name contradicts their hour, season or place. */
  answers: Answers;
  seed: number;
};

/** What a perfume can be named after: motifs of notes that both perfumes show, else of those that it shows itself. */
function motifsIn({ variant, shown }: NameInput): MotifId[] {
  const motifsOf = (kind: VariantKind) => new Set(shown[kind].flatMap((material) => materialMotifs[material] ?? []));
  const [first, second] = [motifsOf("premiere"), motifsOf("deuxieme")];
  // In the order of the first perfume's notes, so that both of a pair choose alike.
  const shared = [...first].filter((motif) => second.has(motif));
  if (shared.length > 0) return shared;
  const own = variant === "premiere" ? first : second;
  return own.size > 0 ? [...own] : [leastMotif];
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
 * The name of a perfume in every language, at most 28 characters each, and the motifs in it, which its letter names too.
 * The two perfumes of one seed are named as a pair (morning and night, voice and echo) after one motif, or two.
 */
export function nameOf(input: NameInput): { names: Localised; motifs: readonly MotifId[] } {
  const { variant, answers, seed } = input;
  const candidates = motifsIn(input);
  const id = pick(telling(candidates), seed, 1);
  const companions = candidates.filter((other) => other !== id && !noCompanion.has(other));
  if (companions.length > 0 && !noCompanion.has(id) && randomAt(seed, 3) % 8 < pairsOfEight) {
    const other = pick(telling(companions), seed, 4);
    const names = pairName(variant, motifs[id], motifs[other], seed);
    if (Object.values(names).every((name) => [...name].length <= longestName)) return { names, motifs: [id, other] };
  }
  const suitable = nameTemplates.filter((template) => suits(template, id, answers));
  const motif: Motif = motifs[id];
  const names = mapRecord(pick(suitable, seed, 2)[variant], (template, language) => {
    const name = template.replace(/\{(\w+)\}/, (_, form: string) => formOf(form, language, motif));
    return name.charAt(0).toUpperCase() + name.slice(1);
  });
  return { names, motifs: [id] };
}

/** The name of a perfume in every language. */
export const perfumeNames = (input: NameInput): Localised => nameOf(input).names;
