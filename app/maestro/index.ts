/**
 * The composing engine. Answers become a brief and a target, the target becomes two formulas, and each formula becomes
 * a recipe, notes with their reasons, a name and a description.
 *
 * The steps, in their order:
 * 0. `reading/`: a text becomes readings: things wanted, refused, not borne, or no smell at all. `vocabulary/` has the words
 *    for each thing and `grammar/` the ways to say what is meant, a file a language; one engine reads them all. The visitor
 *    confirms the readings, and what follows knows no text.
 * 1. `profile/`: each answer adds logarithms of weights; their sums are saturated and turned into shares by softmax. What is
 *    refused and not borne becomes materials that no formula takes, and the target is fitted to what is left.
 * 2. `formula/anchor.ts`: an accord for each family that leads, by the answers and the session's chance (`accords/`); what
 *    colour, place and hour add; what was wished for; a quiet ground.
 * 3. `formula/rows.ts`, `formula/projection.ts`: the nearest formula by what is heard (`odour/loudness.ts`) that keeps the
 *    pyramid, the lead of the asked families, what was wished for, every cap and all limits of IFRA and the EU.
 * 4. `formula/rounding.ts`: rounded to a weighing grid of 0.001 %, so that every limit and total holds exactly.
 * 5. `formula/pair.ts`: an accord that did not survive is tried again with others. The second perfume has other accords, and
 *    its loudness is bounded against the first one's.
 * 6. `formula/composer.ts`: the same without one of the answers, with the same accords and draws: what each answer brought.
 * 7. `evaporation/`: how a formula unfolds over the hours, from vapour pressures, thresholds and hours on a blotter.
 * 8. `compounding/`, `notes.ts`, `words/`: recipe, allergens and limits, notes, texts in four languages.
 *
 * `feasibility.ts` says before composing what cannot be, by the same steps.
 *
 * Everything is pure and deterministic. The figures are computed; no perfumer has smelled the result yet. What runs in
 * a browser imports `types.ts`, `variant-texts.ts`, `memory-length.ts` and `compounding/sizes.ts` only, which bring no engine
 * along. Pages load `compose.ts` when they first compose: an isolate starts sooner without it.
 */
export { compose } from "./compose.ts";
export { leastWear } from "./evaporation/unfolding.ts";
export { inPalette, materials } from "./palette/materials.ts";
export { profileOf } from "./profile/profile.ts";
export { readText } from "./reading/read-text.ts";
export { unreadIn } from "./reading/unread.ts";
export { wholePercents } from "./whole-percents.ts";
export {
  answerValues,
  answerWord,
  facetNames,
  familyNouns,
  fromMemoryWord,
  inToneWord,
  ownWordsWord,
  presenceWords,
  standInWord,
  strengthLevel,
  structureWord,
  themeWords,
} from "./words/answers.ts";
export { materialNames } from "./words/materials.ts";
export { memoryWords } from "./words/memory-words.ts";
export { smellNames } from "./words/smells.ts";
export { standardName, tightestLimits } from "./words/standards.ts";
export { stageWords, type UnfoldingWords, unfoldingWords } from "./words/unfolding.ts";
