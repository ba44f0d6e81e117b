import { materialOf } from "../palette/materials.ts";
import { findBySeed, pick, randomAt } from "../random.ts";
import { mapRecord } from "../record.ts";
import { type Answers, type Language, type Localised, type MaterialId, positions, type VariantKind } from "../types.ts";
import { contractA, contractDe, withArticle } from "./french.ts";
import { type Motif, type MotifId, motifs } from "./names/motifs.ts";
import { materialMotifs } from "./names/motifs-by-material.ts";
import { type NameTemplate, nameTemplates, type PairTemplate, pairTemplates, suits } from "./names/templates.ts";

function frenchForm(form: string, [noun, gender]: Motif["fr"]): string {
  if (form === "de") return contractDe(noun);
  if (form === "le") return withArticle(noun, gender);
  if (form === "au") return contractA(withArticle(noun, gender));
  return form === "du" ? contractDe(withArticle(noun, gender)) : noun;
}

function formOf(form: string, language: Language, motif: Motif): string {
  if (language === "fr") return frenchForm(form, motif.fr);
  if (language === "ru") return motif.ru[form === "nom" ? 0 : form === "gen" ? 1 : 2];
  return language === "ar" ? motif.ar : motif.en;
}

const longestName = 28;
/** Of so many sessions, these name the first perfume after two motifs, and these the second; the rest neither. */
const sessions = 8;
const firstPairs = 4;
const secondPairs = 1;
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
  "sage",
  "lavender",
  "hay",
  "elemi",
  "cedar",
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

type Named = { names: Localised; motifs: readonly MotifId[] };

const motifsOf = (shown: readonly MaterialId[]): MotifId[] => [
  ...new Set(shown.flatMap((material) => materialMotifs[material] ?? [])),
];

const fits = (names: Localised): boolean => Object.values(names).every((name) => [...name].length <= longestName);

const written = (template: Localised, formIn: (form: string, language: Language, place?: string) => string) =>
  mapRecord(template, (text, language) => {
    const name = text.replace(/\{(?:(\d):)?(\w+)\}/g, (_, place: string | undefined, form: string) =>
      formIn(form, language, place),
    );
    return name.charAt(0).toUpperCase() + name.slice(1);
  });

/** The layers in which a perfume shows a motif, from the top (0) down. */
const layersOf = (motif: MotifId, shown: readonly MaterialId[]): number[] =>
  shown
    .filter((material) => materialMotifs[material] === motif)
    .map((material) => positions.indexOf(materialOf(material).position));

/** Whether all that is shown of the first motif lies where the name says. */
function isTrue({ first }: PairTemplate, one: readonly number[], other: readonly number[]): boolean {
  if (first === "higher") return Math.max(...one) < Math.min(...other);
  return first === "lower" ? Math.min(...one) > Math.max(...other) : true;
}

/** A name after two motifs of one perfume; none where it shows only one, or the two are too long. */
function pairName(shown: readonly MaterialId[], seed: number): Named | undefined {
  const candidates = motifsOf(shown).filter((motif) => !noCompanion.has(motif));
  if (candidates.length < 2) return undefined;
  const id = pick(telling(candidates), seed, 1);
  const other = pick(telling(candidates.filter((motif) => motif !== id)), seed, 4);
  const layers = [layersOf(id, shown), layersOf(other, shown)] as const;
  const names = findBySeed(
    pairTemplates,
    (attempt) => randomAt(seed, 64 * attempt + 5),
    (template) => {
      if (!isTrue(template, ...layers)) return undefined;
      const name = written(template.name, (form, language, place) =>
        formOf(form, language, motifs[place === "1" ? id : other]),
      );
      return fits(name) ? name : undefined;
    },
  );
  return names && { names, motifs: [id, other] };
}

/** The motif of each perfume's own name: one that both show, where the first perfume's is shown by the second too. */
function ownMotifs({ shown, seed }: NameInput): Record<VariantKind, MotifId> {
  const [first, second] = [motifsOf(shown.premiere), motifsOf(shown.deuxieme)];
  const premiere = first.length > 0 ? pick(telling(first), seed, 1) : leastMotif;
  if (second.includes(premiere)) return { premiere, deuxieme: premiere };
  return { premiere, deuxieme: second.length > 0 ? pick(telling(second), seed, 6) : leastMotif };
}

/** A name after one motif: the two perfumes of a seed take the two sides of one template. */
function ownName(input: NameInput): Named {
  const { variant, answers, seed } = input;
  const own = ownMotifs(input);
  const nameIn = (template: NameTemplate, kind: VariantKind) =>
    written(template[kind], (form, language) => formOf(form, language, motifs[own[kind]]));
  const names = findBySeed(
    nameTemplates,
    (attempt) => randomAt(seed, 64 * attempt + 2),
    (template) => {
      if (!suits(template, own.premiere, answers) || !suits(template, own.deuxieme, answers)) return undefined;
      const both = { premiere: nameIn(template, "premiere"), deuxieme: nameIn(template, "deuxieme") };
      return fits(both.premiere) && fits(both.deuxieme) ? both[variant] : undefined;
    },
  );
  if (!names) throw new RangeError(`No name after ${own[variant]}`);
  return { names, motifs: [own[variant]] };
}

/**
 * The name of a perfume in every language, at most 28 characters each, and the motifs in it, which its letter names too.
 * The two perfumes of one seed are named as a pair (morning and night, voice and echo), or one of them after two motifs.
 */
export function nameOf(input: NameInput): Named {
  const { variant, shown, seed } = input;
  const turn = randomAt(seed, 3) % sessions;
  const isPair = variant === "premiere" ? turn < firstPairs : turn >= firstPairs && turn < firstPairs + secondPairs;
  return (isPair && pairName(shown[variant], seed)) || ownName(input);
}

/** The name of a perfume in every language. */
export const perfumeNames = (input: NameInput): Localised => nameOf(input).names;
