import { keysOf } from "../../app/encoding/record.ts";
import { type Language, languages } from "../../app/i18n/languages.ts";
import { briefOf } from "../../app/maestro/profile/brief.ts";
import { hashText } from "../../app/maestro/random.ts";
import { type Answers, type Composition, variants } from "../../app/maestro/types.ts";
import type { Context } from "../../app/maestro/words/description/context.ts";
import type { Slot, Template } from "../../app/maestro/words/description/phrasebook.ts";
import { phrasebooks } from "../../app/maestro/words/description/phrasebooks.ts";
import { capitalise, planDescriptions } from "../../app/maestro/words/description.ts";
import { namesOf } from "../../app/maestro/words/names.ts";
import { faintNotes } from "./faint.ts";

const letterIn = {
  ar: "maestro_notes_ar",
  en: "maestro_notes",
  fr: "maestro_notes_fr",
  ru: "maestro_notes_ru",
} as const satisfies Record<Language, string>;

/** In how many letters of a language each sentence stands, whatever names, quotes and figures it holds. */
export type Skeletons = Record<Language, Map<string, number>>;

export const noSkeletons = (): Skeletons => ({ ar: new Map(), en: new Map(), fr: new Map(), ru: new Map() });

function subjectOf(slot: Slot, template: Template, context: Context): string {
  if (slot === "reason") return ` ${context.attribution?.theme}`;
  const isOfOccasion = slot === "wearer" && !template({ ...context, occasion: undefined });
  return isOfOccasion ? ` ${context.occasion}` : "";
}

/**
 * Counts the sentences of both letters of a session. A sentence is named by its slot and place in the phrasebook, that of
 * a reason by what the answer was about too, and that of an occasion, which is written out, by the occasion.
 */
export function countSkeletons(counts: Skeletons, composition: Composition, answers: Answers, session: string): void {
  const [seed] = hashText(`${session} in words`);
  const shown = { premiere: composition.premiere.notes, deuxieme: composition.deuxieme.notes };
  for (const variant of variants) {
    const { notes, dosage_pct: dosage, ...letters } = composition[variant];
    const brief = briefOf(answers);
    const { motifs } = namesOf({
      notes: shown,
      faint: faintNotes(composition),
      answers,
      finds: brief.memoryFinds,
      seed,
    })[variant];
    const plan = planDescriptions({ variant, brief, notes, dosage, motifs, seed });
    for (const language of languages) {
      const context = { ...plan.contextIn(language), ends: true };
      const { templates } = phrasebooks[language];
      for (const slot of keysOf(templates)) {
        for (const [index, template] of templates[slot].entries()) {
          const sentence = template(context);
          if (!sentence || !letters[letterIn[language]].includes(capitalise(sentence))) continue;
          const skeleton = `${slot} ${index}${subjectOf(slot, template, context)}`;
          counts[language].set(skeleton, (counts[language].get(skeleton) ?? 0) + 1);
        }
      }
    }
  }
}

/** The sentence that stands in the most letters of its language, and in how many. */
export function mostFrequent(counts: Skeletons): { language: Language; skeleton: string; letters: number } {
  const all = languages.flatMap((language) =>
    [...counts[language]].map(([skeleton, letters]) => ({ language, skeleton, letters })),
  );
  return all.reduce((most, one) => (one.letters > most.letters ? one : most), {
    language: "ar",
    skeleton: "none",
    letters: 0,
  });
}
