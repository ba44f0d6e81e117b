import { canCompose } from "../feasibility.ts";
import { briefOf } from "../profile/brief.ts";
import { readText } from "../reading/read-text.ts";
import { thingNames } from "../reading/thing-names.ts";
import { unsettledIn } from "../reading/unsettled.ts";
import type { Answers, Sense } from "../types.ts";

/** The texts, and what a thing is named for where nothing is said of it. */
const texts = { memory: "wanted", without_text: "allergy" } as const satisfies Partial<Record<keyof Answers, Sense>>;

/** What a text leaves open. */
function openIn(field: keyof typeof texts, answers: Answers): string[] {
  const text = answers[field] ?? "";
  const readings = answers.readings ?? readText(text, texts[field]);
  const { uncaused, absent, unread } = unsettledIn(text, readings, texts[field]);
  const say = (words: string, said: string) => `answers.${field}: ${JSON.stringify(words)}: ${said}`;
  return [
    ...uncaused.map((words) =>
      say(words, "tells of an illness, and not what it comes from: nothing is left out for it"),
    ),
    ...absent.map((words) => say(words, "is in no perfume")),
    ...unread.map((words) => say(words, "not understood")),
  ];
}

/**
 * What a visitor would be told or asked before these answers are composed, as the pages tell it: what was not understood,
 * what is both wished for and left out, and what cannot be.
 */
export function warningsOf(answers: Answers, session: string): string[] {
  const { told, exclusions } = briefOf(answers);
  const isLeftOut = (thing: string) => exclusions.some((one) => one.thing === thing);
  const asked = told.filter(({ sense, thing }) => sense === "wanted" && isLeftOut(thing));
  const names = [...new Set(asked.map(({ thing }) => thingNames[thing].en))];
  return [
    ...openIn("memory", answers),
    ...openIn("without_text", answers),
    ...names.map((name) => `${name}: both wished for and to be left out: left out`),
    ...(isLeftOut("alcohol") ? ["alcohol is refused, and every bottle holds it"] : []),
    ...(canCompose(answers, session) ? [] : ["so much is left out that the shop composes nothing of it"]),
  ];
}

/** Whether a perfume would make ill whatever it smells of: all that are bottled here hold alcohol. */
export const isAlcoholUnborne = (answers: Answers): boolean =>
  briefOf(answers).exclusions.some(({ thing, isHard }) => thing === "alcohol" && isHard);
