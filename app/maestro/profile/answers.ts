import { isRecord } from "../../encoding/is-record.ts";
import { maxMemoryLength } from "../memory-length.ts";
import { isLeaveable, isReadable } from "../reading/known-things.ts";
import {
  type AnswerKey,
  type Answers,
  genders,
  listThemes,
  longestWord,
  mostReadings,
  type Reading,
  senses,
  type ThingId,
  timesOfDay,
} from "../types.ts";
import { influences } from "./influences.ts";

/** The middle of the strength slider (1 to 10), at which strength moves nothing. */
export const middleStrength = 5.5;

/** Texts that say that there is no memory. */
const noMemory =
  /^(?:no|none|nope|nothing|n[/.]?a|no memor(?:y|ies)|non|rien|aucun(?:e|s|es)?|aucun souvenir|нет|ничего|никакого|لا|لا شيء|لا شي|لا يوجد|لا أحد|[-–—.…?]+)[\s.!…]*$/iu;

function listOf(given: unknown): unknown[] {
  return Array.isArray(given) ? given : [given];
}

/** The known values of a theme among those given, each once, in the order of the influence table. */
function knownValues(theme: AnswerKey, given: unknown): string[] {
  const values = listOf(given);
  return Object.keys(influences[theme] ?? {}).filter((value) => values.includes(value));
}

function knownValue<Value>(known: readonly Value[], given: unknown): Value | undefined {
  const values = listOf(given);
  return known.find((value) => values.includes(value));
}

/** A text as it is read: trimmed and cut; none where it says that there is nothing to tell. */
function textOf(given: unknown): string | undefined {
  const text = typeof given === "string" ? given.slice(0, maxMemoryLength).trim() : "";
  return text === "" || noMemory.test(text) ? undefined : text;
}

/** The things among those chosen that can be left out: nobody leaves out a person. */
function leftOut(given: unknown): ThingId[] {
  return [...new Set(listOf(given).filter(isLeaveable))];
}

/** The confirmed readings, as far as they are any; undefined where none were confirmed. */
function readingsIn(given: unknown): Reading[] | undefined {
  if (!Array.isArray(given)) return undefined;
  return given.slice(0, mostReadings).flatMap((one: unknown): Reading[] => {
    if (!isRecord(one)) return [];
    const { word, thing } = one;
    const sense = senses.find((known) => known === one.sense);
    if (typeof word !== "string" || !isReadable(thing) || !sense) return [];
    return [{ word: word.slice(0, longestWord).trim(), thing, sense }];
  });
}

/**
 * What the engine understands of the answers, in the same shape: unknown values, empty lists, repetitions, the name
 * (which moves nothing), a text that says there is nothing to tell and a reading of a thing that there is not are left
 * out, strength lies in 1 to 10, and a text is trimmed and cut. Never throws, whatever stands in the fields.
 */
export function normaliseAnswers(answers: Answers): Answers {
  const normal: Answers = {};
  for (const theme of listThemes) {
    const values = knownValues(theme, answers[theme]);
    if (values.length > 0) normal[theme] = values;
  }
  const gender = knownValue(genders, answers.gender);
  if (gender) normal.gender = gender;
  const time = knownValue(timesOfDay, answers.time_of_day);
  if (time) normal.time_of_day = time;
  const { strength } = answers;
  if (typeof strength === "number" && Number.isFinite(strength)) normal.strength = Math.min(10, Math.max(1, strength));
  const memory = textOf(answers.memory);
  if (memory !== undefined) normal.memory = memory;
  const without = leftOut(answers.without);
  if (without.length > 0) normal.without = without;
  const withoutText = textOf(answers.without_text);
  if (withoutText !== undefined) normal.without_text = withoutText;
  const readings = readingsIn(answers.readings);
  if (readings) normal.readings = readings;
  return normal;
}

/**
 * Share of concentrate in the finished perfume, % w/w. Eau de parfum: light 15, moderate 18 (also where no strength was
 * given), strong 22, linear in between.
 */
export function dosageFor(strength: number | undefined): number {
  if (strength === undefined) return 18;
  const dosage =
    strength <= middleStrength
      ? 15 + ((strength - 1) * 3) / (middleStrength - 1)
      : 18 + ((strength - middleStrength) * 4) / (10 - middleStrength);
  return Math.round(dosage * 1000) / 1000;
}
