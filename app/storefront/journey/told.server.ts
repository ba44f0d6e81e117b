import { z } from "zod";
import type { GivenAnswer, QuestionAnswer } from "../../backend/answers.ts";
import { boundIn } from "../../i18n/bind-words.ts";
import type { Language } from "../../i18n/languages.ts";
import { isReadable } from "../../maestro/reading/known-things.ts";
import { thingOf } from "../../maestro/reading/readable.ts";
import { thingNames } from "../../maestro/reading/thing-names.ts";
import { type Reading, senses, type ThingId } from "../../maestro/types.ts";
import type { Journey } from "../journey-state/journey.server.ts";
import { bareSenses, isSameReading, readingsOf, textsOf } from "../journey-state/read-texts.ts";
import { changePath } from "../journey-state/steps.ts";
import { thingChoices } from "./find-things.server.ts";

/** What becomes of a thing at one press: another sense, or it is taken off the list that it was chosen from. */
const changes = [...senses, "unlisted"] as const;
type ChangeKind = (typeof changes)[number];
type Change = { kind: ChangeKind; question: string; thing: Reading["thing"]; word: string };

/**
 * A thing that was read in a text, by the words in which it was, or chosen from the list of what must not be in it, or
 * both. `near` is what it is brought by, where the palette does not have it.
 */
export type Told = {
  name: string;
  words: string[];
  /** A person is no smell: who is not left out is kept in mind. */
  sense: Reading["sense"] | "chosen" | "person";
  near: string | null;
  /** What one press makes of it: how it is called, with what the press sends. */
  presses: { text: ChangeKind | "liking" | "mind" | "aside"; value: string }[];
};

/** Words in which nothing was read, and where they can be said anew. */
type Unread = { words: string; theme: "memory" | "without_text"; path: string };

export type ToldView = { told: Told[]; unread: Unread[] };

/**
 * All that was read in a journey's texts and chosen to be left out, in the order of the questions, each thing once: what is
 * left out in words and chosen as well stands in one line.
 * @param nearest what comes near to things that the palette does not have
 */
export async function toldView(
  { questions, answers }: Pick<Journey, "questions" | "answers">,
  language: Language,
  nearest: ReadonlyMap<string, string> = new Map(),
): Promise<ToldView> {
  const rows = questions.map(({ id }, index) => ({ question: id, position: index + 1, answer: answers.get(id) ?? {} }));
  const chosen = rows.flatMap(({ question, answer }) =>
    thingChoices(answer.without ?? [], language).map(({ value, label }) => chosenThing(question, value, label)),
  );
  const read = rows.flatMap(({ question, answer }) => readThings(question, readingsOf(answer), language, nearest));
  return {
    told: [...read, ...chosen].reduce(withLine, []).map(({ thing: _, ...line }) => line),
    unread: (await Promise.all(rows.map(({ position, answer }) => unreadWords(answer, position)))).flat(),
  };
}

type Line = Told & { thing: Reading["thing"] };

const isLeft = ({ sense }: Line) => sense === "refused" || sense === "allergy";

/** Lines with one more: what is chosen joins the words that leave the same thing out, and can be taken off the list there. */
function withLine(lines: Line[], line: Line): Line[] {
  const same = lines.find((one) => line.sense === "chosen" && one.thing === line.thing && isLeft(one));
  if (!same) return [...lines, line];
  const presses = [...same.presses.filter(({ text }) => text === "nothing"), ...line.presses];
  return lines.map((one) => (one === same ? { ...one, sense: "chosen", presses } : one));
}

/** What was read in an answer; a thing of which the same is said in several places stands once, with all its words. */
function readThings(
  question: string,
  readings: readonly Reading[],
  language: Language,
  nearest: ReadonlyMap<string, string>,
): Line[] {
  return readings.flatMap((reading): Line[] => {
    const { thing, sense } = reading;
    const alike = readings.filter((one) => one.thing === thing && one.sense === sense);
    if (alike[0] !== reading) return [];
    const near = (sense === "wanted" && nearest.get(thing)) || null;
    return [{ ...toldReading(question, reading, language), words: [...new Set(alike.map(({ word }) => word))], near }];
  });
}

/** What a press may make of a thing of each sense. */
const pressesFrom = {
  wanted: ["refused", "nothing"],
  refused: ["wanted", "allergy", "nothing"],
  allergy: ["wanted", "refused", "nothing"],
  nothing: ["wanted", "refused"],
} as const satisfies Record<Reading["sense"], readonly ChangeKind[]>;

/** Nobody is left out of a perfume: a person is thought of, or not. */
const pressesFromPerson = {
  wanted: ["nothing"],
  refused: ["wanted", "nothing"],
  allergy: ["wanted", "nothing"],
  nothing: ["wanted"],
} as const satisfies Record<Reading["sense"], readonly ChangeKind[]>;

/** What these presses are called for a person, who neither goes into a perfume nor is mistaken for a smell. */
const personPresses = { wanted: "mind", nothing: "aside" } as const;

function toldReading(
  question: string,
  { word, thing, sense }: Reading,
  language: Language,
): Omit<Line, "words" | "near"> {
  const value = (kind: ChangeKind) => pressValue({ kind, question, thing, word });
  const name = boundIn(thingNames[thing], language);
  if (thingOf(thing).person) {
    const presses = pressesFromPerson[sense].map((kind) => ({ text: personPresses[kind], value: value(kind) }));
    return { thing, name, sense: sense === "wanted" ? "person" : sense, presses };
  }
  const presses = pressesFrom[sense].map((kind) => ({
    text: sense === "allergy" && kind === "refused" ? ("liking" as const) : kind,
    value: value(kind),
  }));
  return { thing, name, sense, presses };
}

function chosenThing(question: string, thing: ThingId, name: string): Line {
  const kind = "unlisted";
  const presses = [{ text: kind, value: pressValue({ kind, question, thing, word: "" }) } as const];
  return { thing, name, words: [], near: null, sense: "chosen", presses };
}

async function unreadWords(answer: QuestionAnswer, position: number): Promise<Unread[]> {
  const texts = textsOf(answer);
  if (texts.length === 0) return [];
  const { isRefusal, unreadIn } = await import("../../maestro/reading/read-text.ts");
  return texts.flatMap(({ theme, text }) =>
    unreadIn(text, readingsOf(answer), bareSenses[theme]).map((words) => {
      // Whoever refuses something that was not understood is told so, wherever they say it.
      const told = isRefusal(words) ? "without_text" : theme;
      return { words, theme: told, path: changePath(position) };
    }),
  );
}

const pressValue = ({ kind, question, thing, word }: Change) => `${kind} ${question} ${thing} ${word}`;

const changeSchema = z.object({
  kind: z.enum(changes),
  question: z.uuid(),
  thing: z.custom<Reading["thing"]>(isReadable),
  word: z.string(),
});

/** What a press asks for; null for what no page of the shop sends. */
export function parseChange(value: FormDataEntryValue | null): Change | null {
  const [, kind, question, thing, word] = /^(\S+) (\S+) (\S+) (.*)$/s.exec(String(value ?? "")) ?? [];
  return changeSchema.safeParse({ kind, question, thing, word }).data ?? null;
}

/** An answer with a thing that was read in another sense, wherever the same was said of it, or without one that was chosen. */
export function changedAnswer(answer: QuestionAnswer, { kind, ...pressed }: Change): QuestionAnswer {
  if (kind === "unlisted") return { ...answer, without: thingsBut(answer, pressed.thing) };
  const read = readingsOf(answer);
  const said = read.find((reading) => isSameReading(reading, pressed));
  const readings = read.map((reading) =>
    reading.thing === said?.thing && reading.sense === said.sense ? { ...reading, sense: kind } : reading,
  );
  return { ...answer, readings };
}

function thingsBut({ without }: GivenAnswer, thing: Reading["thing"]): string[] {
  return [without ?? []]
    .flat()
    .map(String)
    .filter((each) => each !== thing);
}
