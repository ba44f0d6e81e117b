/**
 * The Maestro's nose. Answers become a target (families, facets, pyramid, dosage), the target and the person's own hand
 * become a formula, and the formula becomes a recipe, notes with their reasons and a safety card.
 *
 * The maths, in the order in which it happens:
 * 1. Target (`profile/`): every answer adds logarithms of weights, sums saturate, softmax makes shares of them.
 * 2. Structure (`formula/structures.ts`): the two of nine classical structures nearest to the target, blended.
 * 3. Crew (`formula/choose.ts`): per part of the pyramid, the materials with the highest presence by habit, family,
 *    facet and personal liking; the session's name is the only source of what is personal.
 * 4. Shares (`formula/rake.ts`, `formula/solve.ts`): proportional fitting, then a convex quadratic problem under caps,
 *    IFRA standards taken together, the phototoxic sum, the pyramid and the lead of a family asked for.
 * 5. Weighing grid (`formula/settle.ts`): whole units of 0.01 %, every limit and total exact.
 * 6. The shadow (`formula/shadow.ts`): the same with the target turned, related by cosine 0.5 to 0.85.
 *
 * Everything here is pure and deterministic: the same answers, session and attempt give the same composition on every
 * machine. The figures are computed; no perfumer has smelled the result yet.
 */
import { allergensOf, limitsOf } from "./bench/card.ts";
import { fingerprintOf } from "./bench/fingerprint.ts";
import { recipeOf, twice } from "./bench/recipe.ts";
import { at, whole } from "./formula/columns.ts";
import type { Draft } from "./formula/draft.ts";
import { linesOf } from "./formula/lines.ts";
import { mainFormula, shadowFormula, sitDown } from "./formula/person.ts";
import { wordsOf } from "./formula/seed.ts";
import { deliveredOf } from "./formula/shadow.ts";
import { facetOf, familyOf, impactOf } from "./formula/stock.ts";
import { notesOf } from "./notes/reasons.ts";
import { materials } from "./palette/materials.ts";
import { readAnswers, understood } from "./profile/answers.ts";
import { familyShares, leaningsOf } from "./profile/target.ts";
import {
  type AnswerKey,
  type Answers,
  type Composition,
  type Facet,
  type Family,
  families,
  type Language,
  type Variant,
  type VariantKind,
} from "./types.ts";
import { nameOf } from "./words/names.ts";
import { writeNotes } from "./words/notes.ts";

export { profileOf } from "./profile/profile.ts";
export type { Answers, Composition, Profile, Variant } from "./types.ts";
export { themes } from "./types.ts";
export { memoryWords, readMemory } from "./words/lexicon.ts";

const delivered = new Float64Array(families.length);

/** The family that leads a formula and, within it, the facet that speaks loudest. */
function characterOf(formula: Draft): { family: Family; facet: Facet } {
  deliveredOf(formula, delivered);
  let leader = 0;
  for (let f = 1; f < families.length; f++) if (at(delivered, f) > at(delivered, leader)) leader = f;
  const loud = new Map<Facet, number>();
  let facet: Facet = "fresh";
  for (let k = 0; k < formula.size; k++) {
    const i = whole(formula.materials, k);
    const facts = materials[i];
    if (!facts || whole(familyOf, i) !== leader || whole(facetOf, i) < 0) continue;
    loud.set(facts.facet, (loud.get(facts.facet) ?? 0) + whole(formula.units, k) * at(impactOf, i));
    if ((loud.get(facts.facet) ?? 0) > (loud.get(facet) ?? 0)) facet = facts.facet;
  }
  return { family: families[leader] ?? "woody", facet };
}

type Character = ReturnType<typeof characterOf>;

function variantOf(
  variant: VariantKind,
  heard: AnswerKey[],
  answers: Answers,
  character: Character,
  seed: number,
): Variant {
  const trial = variant === "premiere" ? mainFormula : shadowFormula;
  const { formula } = trial(null);
  const notes = notesOf(heard, trial);
  const dosage_pct = formula.dosage;
  const name = (language: Language) => nameOf({ variant, language, ...character, seed });
  const words = (language: Language) => writeNotes({ variant, language, answers, notes, dosage_pct, seed });
  const recipe = recipeOf(formula, 50);
  return {
    batch: `${variant === "premiere" ? "P" : "D"}-${fingerprintOf(formula).slice(0, 9)}`,
    dosage_pct,
    delivered: familyShares(deliveredOf(formula, delivered)),
    display_name: name("en"),
    display_name_ar: name("ar"),
    display_name_fr: name("fr"),
    display_name_ru: name("ru"),
    notes,
    maestro_notes: words("en"),
    maestro_notes_ar: words("ar"),
    maestro_notes_fr: words("fr"),
    maestro_notes_ru: words("ru"),
    formula: linesOf(formula),
    maestro_recipe_50ml: recipe,
    maestro_recipe_100ml: twice(recipe),
    allergens: allergensOf(formula),
    limits: limitsOf(formula),
  };
}

/**
 * Composes the perfume of a session. Unknown or missing answers count as not given; nothing throws.
 * @param input.session what makes it this person's (any text, usually a UUID)
 * @param input.attempt 0, or higher to compose again where the fingerprint was taken already
 * @returns shares in % w/w of the concentrate, recipes in grams, limits in % w/w of the finished perfume
 */
export function compose(input: { answers: Answers; session: string; attempt?: number }): Composition {
  const { session, attempt = 0 } = input;
  const read = readAnswers(input.answers);
  const leanings = leaningsOf(read);
  const answers = understood(read);
  const seed = attempt === 0 ? session : `${session} again ${attempt}`;
  sitDown(leanings, seed);
  const { target, formula } = mainFormula(null);
  const [seedOfWords] = wordsOf(`${seed} in words`);
  const character = characterOf(formula);
  return {
    fingerprint: fingerprintOf(formula),
    target: familyShares(target.families),
    premiere: variantOf("premiere", leanings.themes, answers, character, seedOfWords),
    deuxieme: variantOf("deuxieme", leanings.themes, answers, character, seedOfWords),
  };
}
