import { rankingOf } from "./attribution.ts";
import { labelOf, limitsOf } from "./compounding/compliance.ts";
import { macerationWeeks } from "./compounding/days.ts";
import { multiplyRecipe, recipeOf } from "./compounding/recipe.ts";
import { trailsOf } from "./evaporation/unfolding.ts";
import { createComposer } from "./formula/composer.ts";
import { fingerprintOf } from "./formula/fingerprint.ts";
import { type Formula, familyShares, formulaLines } from "./formula/formula.ts";
import { leadingFamilies } from "./leading-families.ts";
import { notesOf } from "./notes.ts";
import { indicesOf } from "./palette/columns.ts";
import { type Brief, briefOf } from "./profile/brief.ts";
import { leftOutOf } from "./profile/left-out.ts";
import { namedIn, tonesIn } from "./profile/named.ts";
import { familyRecord } from "./profile/target.ts";
import { isTelling } from "./profile/told.ts";
import { type Unmet, unmetIn } from "./profile/unmet.ts";
import { hashText } from "./random.ts";
import { sealCode } from "./seal/code.ts";
import { sealOf } from "./seal/seal.ts";
import {
  type AnswerKey,
  type Answers,
  type Composition,
  type Notes,
  positions,
  type Variant,
  type VariantKind,
} from "./types.ts";
import { textFields } from "./variant-texts.ts";
import { composerVersions } from "./version.ts";
import { writeDescriptions, writeSharedWords } from "./words/description.ts";
import { faintIn } from "./words/faint.ts";
import { namesOf } from "./words/names.ts";

/** What the words of both perfumes are made from: the brief, what it wishes in vain, the notes that they show, their names, a seed. */
type WordSource = {
  brief: Brief;
  unmet: Unmet;
  notes: Record<VariantKind, Notes>;
  names: ReturnType<typeof namesOf>;
  seed: number;
};

/** The beginning of a fingerprint is enough to tell batches apart. */
const batchLength = 9;

function variantOf(variant: VariantKind, formula: Formula, fingerprint: string, words: WordSource): Variant {
  const { brief, unmet, seed } = words;
  const notes = words.notes[variant];
  const { names, motifs } = words.names[variant];
  const lines = formulaLines(formula);
  const { dosage } = formula;
  const trails = () => trailsOf(lines, dosage);
  const descriptions = writeDescriptions({ variant, brief, unmet, notes, dosage, trails, motifs, seed });
  const recipe = recipeOf({ lines, dosage }, 50);
  return {
    batch: `${variant === "premiere" ? "P" : "D"}-${fingerprint.slice(0, batchLength)}`,
    seal: sealCode(sealOf({ lines, dosage })),
    dosage_pct: dosage,
    delivered: familyRecord(familyShares(formula)),
    leading: leadingFamilies(notes),
    ...textFields("display_name", names),
    notes,
    ...textFields("maestro_notes", descriptions),
    shared_words: writeSharedWords({ variant, notes, dosage, motifs, seed }),
    formula: lines,
    maestro_recipe_50ml: recipe,
    maestro_recipe_100ml: multiplyRecipe(recipe, 2),
    maceration_days: 7 * macerationWeeks(lines),
    ...labelOf(formula),
    ...limitsOf(formula),
  };
}

const materialsIn = (notes: Notes): number[] =>
  indicesOf(positions.flatMap((position) => notes[position].map(({ material }) => material)));

/**
 * Composes the two perfumes of a session. The same input gives the same composition on every machine, and nothing
 * throws: unknown or missing answers count as not given.
 * @param input.session what makes it this person's (any text, usually a UUID)
 * @param input.attempt 0, or higher to compose again where the fingerprint was taken already
 * @returns shares in % w/w of the concentrate, recipes in grams, limits in % w/w of the finished perfume
 */
export function compose(input: { answers: Answers; session: string; attempt?: number }): Composition {
  const { session, attempt = 0 } = input;
  const brief = briefOf(input.answers);
  // The wording of the seeds is part of what makes a perfume: another one would change them all.
  const seed = attempt === 0 ? session : `${session} again ${attempt}`;
  const [wordSeed] = hashText(`${seed} in words`);
  const composer = createComposer(brief, seed);
  const premiere = composer.premiere(null);
  const deuxieme = composer.deuxieme(null);
  // No note is there for the sake of a text that only refuses.
  const wishing = brief.told.filter(({ sense }) => sense === "wanted").map(({ theme }): AnswerKey => theme);
  const answered = brief.themes.map(({ theme }) => theme).filter((one) => !isTelling(one) || wishing.includes(one));
  const named = namedIn(brief);
  const reasons = {
    ranking: rankingOf(composer, answered, named),
    named,
    tones: tonesIn(brief),
    isAnswered: answered.length > 0,
  };
  const first = notesOf(composer, "premiere", reasons, []);
  const second = notesOf(composer, "deuxieme", reasons, materialsIn(first));
  const notes = { premiere: first, deuxieme: second };
  const faint = { premiere: faintIn(first, premiere), deuxieme: faintIn(second, deuxieme) };
  const names = namesOf({ notes, faint, answers: brief.answers, finds: brief.memoryFinds, seed: wordSeed });
  const unmet = unmetIn(brief, [premiere, deuxieme]);
  const words = { brief, unmet, notes, names, seed: wordSeed };
  const fingerprint = fingerprintOf(premiere);
  const { kept, spared } = leftOutOf(brief, [premiere, deuxieme]);
  return {
    versions: composerVersions,
    fingerprint,
    target: familyRecord(composer.target(null).families),
    made_without: kept,
    left_out: spared,
    no_room: unmet.unpoured.flatMap(({ thing, why }) => (why === "no_room" ? [thing] : [])),
    premiere: variantOf("premiere", premiere, fingerprint, words),
    deuxieme: variantOf("deuxieme", deuxieme, fingerprintOf(deuxieme), words),
  };
}
