import { z } from "zod";
import type { GivenAnswer, QuestionAnswer } from "../../backend/answers.ts";
import { boundIn } from "../../i18n/bind-words.ts";
import type { Language } from "../../i18n/languages.ts";
import { isReadable, isThing } from "../../maestro/reading/known-things.ts";
import { thingNames } from "../../maestro/reading/thing-names.ts";
import {
  type Answers,
  type Family,
  families,
  type Reading,
  type Sense,
  senses,
  type ThingId,
} from "../../maestro/types.ts";
import { isSameReading, readingsOf } from "../journey-state/read-texts.ts";

/** What becomes of a thing at one press: another sense, or it is taken off the list that it was chosen from. */
const kinds = [...senses, "unlisted"] as const;
export type ChangeKind = (typeof kinds)[number];
type LineChange = { kind: ChangeKind; question: string; thing: Reading["thing"]; word: string };

/** What settles a thing wherever it is named: it is left out no more, or wished for no more. */
const settlings = ["lift", "drop"] as const;
type Settling = { kind: (typeof settlings)[number]; thing: ThingId };

/** Chosen families of which nothing is left are chosen no more. */
type Forgoing = { kind: "forgo"; families: Family[] };

export type Change = LineChange | Settling | Forgoing;

export const pressValue = ({ kind, question, thing, word }: LineChange) => `${kind} ${question} ${thing} ${word}`;
export const settlingValue = (kind: Settling["kind"], thing: ThingId) => `${kind} ${thing}`;
export const forgoingValue = (chosen: readonly Family[]) => `forgo ${chosen.join(",")}`;

const lineSchema = z.object({
  kind: z.enum(kinds),
  question: z.uuid(),
  thing: z.custom<Reading["thing"]>(isReadable),
  word: z.string(),
});
const settlingSchema = z.object({ kind: z.enum(settlings), thing: z.string().refine(isThing) });
const forgoingSchema = z.object({ kind: z.literal("forgo"), families: z.array(z.enum(families)) });

/**
 * What a press asks for; null for what the page does not offer.
 * @param offered the values of the presses that the page has now
 */
export function parseChange(value: FormDataEntryValue | null, offered: ReadonlySet<string>): Change | null {
  const sent = z
    .string()
    .refine((one) => offered.has(one))
    .safeParse(value).data;
  const [, kind, question, thing, word] = /^(\S+) (\S+) (\S+) (.*)$/s.exec(sent ?? "") ?? [];
  const [, settling, settled] = /^(\S+) (\S+)$/.exec(sent ?? "") ?? [];
  return (
    lineSchema.safeParse({ kind, question, thing, word }).data ??
    settlingSchema.safeParse({ kind: settling, thing: settled }).data ??
    forgoingSchema.safeParse({ kind: settling, families: settled?.split(",") }).data ??
    null
  );
}

/** The sides of the list: what goes in, less of what, what stays out, and what is no smell. */
export const sideOf = (sense: Sense) => (sense === "refused" || sense === "allergy" ? "left" : sense);

/** Things of the same name are one to the reader, and stand in one line. */
export const nameOf = (thing: Reading["thing"], language: Language) => boundIn(thingNames[thing], language);

/**
 * The answers that a press changes, as they then are: a thing is changed wherever the same is said of it, since it stands
 * in the list once.
 */
export function changedAnswers(
  answers: ReadonlyMap<string, QuestionAnswer>,
  change: Change,
  language: Language,
): [question: string, answer: QuestionAnswer][] {
  return [...answers].flatMap(([question, answer]): [string, QuestionAnswer][] => {
    const changed =
      change.kind === "forgo"
        ? withoutFamilies(answer, change.families)
        : changedAnswer(answer, senseAfter(answers, change, language), takenOff(change));
    return changed ? [[question, changed]] : [];
  });
}

/** A journey's answer without families that were chosen in it; null where none of them was. */
function withoutFamilies(answer: QuestionAnswer, forgone: readonly string[]): QuestionAnswer | null {
  const { families: given, ...others } = answer;
  const chosen = [given ?? []].flat().map(String);
  const left = chosen.filter((family) => !forgone.includes(family));
  if (left.length === chosen.length) return null;
  return left.length > 0 ? { ...others, families: left } : others;
}

/** What was left out and is let in after all is what it is wished to be elsewhere, or else there is less of it. */
function senseLifted(readings: readonly Reading[], lifted: Reading["thing"]) {
  const isWished = readings.some(({ thing, sense }) => thing === lifted && sense === "wanted");
  return ({ thing, sense }: Reading): Sense =>
    thing !== lifted || sideOf(sense) !== "left" ? sense : isWished ? "wanted" : "less";
}

/** A journey's answers as they are after the press that lets a thing in. */
export function answersLifted(answers: Answers, lifted: ThingId): Answers {
  const { without = [], readings } = answers;
  const after = senseLifted(readings ?? [], lifted);
  return {
    ...answers,
    without: without.filter((each) => each !== lifted),
    ...(readings && { readings: readings.map((reading) => ({ ...reading, sense: after(reading) })) }),
  };
}

/** The sense that each reading has after a change. */
function senseAfter(answers: ReadonlyMap<string, QuestionAnswer>, change: LineChange | Settling, language: Language) {
  if (change.kind === "lift" || change.kind === "drop") {
    if (change.kind === "lift") return senseLifted([...answers.values()].flatMap(readingsOf), change.thing);
    return ({ thing, sense }: Reading): Sense => (thing === change.thing && sense === "wanted" ? "refused" : sense);
  }
  const { kind } = change;
  const pressed = "question" in change ? readingsOf(answers.get(change.question) ?? {}) : [];
  const said = pressed.find((reading) => "word" in change && isSameReading(reading, change));
  if (!said || kind === "unlisted") return ({ sense }: Reading) => sense;
  const isSame = ({ thing, sense }: Reading) =>
    nameOf(thing, language) === nameOf(said.thing, language) && sideOf(sense) === sideOf(said.sense);
  return (reading: Reading): Sense => (isSame(reading) ? kind : reading.sense);
}

/** The thing that a change takes off the lists of what must not be in it. */
const takenOff = ({ kind, thing }: LineChange | Settling) =>
  kind === "unlisted" || kind === "lift" ? thing : undefined;

function changedAnswer(
  answer: QuestionAnswer,
  after: (reading: Reading) => Sense,
  unlisted: Reading["thing"] | undefined,
): QuestionAnswer | null {
  const read = readingsOf(answer);
  const readings = read.map((reading) => ({ ...reading, sense: after(reading) }));
  const listed = thingsIn(answer);
  const without = listed.filter((each) => each !== unlisted);
  const isReadAnew = readings.some(({ sense }, index) => sense !== read[index]?.sense);
  if (!isReadAnew && without.length === listed.length) return null;
  return { ...answer, ...(isReadAnew && { readings }), ...(without.length < listed.length && { without }) };
}

const thingsIn = ({ without }: GivenAnswer): string[] => [without ?? []].flat().map(String);
