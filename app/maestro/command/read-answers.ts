import { z } from "zod";
import { isRecord } from "../../encoding/is-record.ts";
import { maxMemoryLength } from "../memory-length.ts";
import { influences } from "../profile/influences.ts";
import { isLeaveable, isReadable } from "../reading/known-things.ts";
import {
  type Answers,
  genders,
  listThemes,
  longestWord,
  mostReadings,
  type ReadableId,
  senses,
  type ThingId,
  timesOfDay,
} from "../types.ts";

/** Control characters but tabs and line ends, and halves of a character: no keyboard sends them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
const untypable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\p{Surrogate}]/u;

const texts = "a list of texts is needed";
const word = z.string("a text is needed").refine((text) => !untypable.test(text), "a control character");
/** What is past the limit would not be read: the allergy at the end of a long text. */
const text = word.refine((typed) => typed.length <= maxMemoryLength, {
  error: ({ input }) => `${String(input).length} characters; ${maxMemoryLength} are read at most`,
});
const noThing = { error: ({ input }: { input?: unknown }) => `${JSON.stringify(input)} is no thing of the table` };
/** One value may stand without its list. */
const listed = <Item extends z.ZodType>(item: Item) =>
  z.preprocess((given) => (typeof given === "string" ? [given] : given), z.array(item, texts));
const list = listed(word);
/** What is unknown moves nothing, and is told apart (`unknownChoices`). */
const oneOf = <Value extends string>(values: readonly Value[]) =>
  word.transform((given) => values.find((value) => value === given));

const schema = z
  .strictObject(
    {
      gender: oneOf(genders),
      families: list,
      time_of_day: oneOf(timesOfDay),
      occasions: list,
      persona: list,
      strength: z.number("a number from 1 to 10 is needed").min(1, "1 at least").max(10, "10 at most"),
      season: list,
      environment: list,
      colors: list,
      memory: text,
      without: listed(z.custom<ThingId>(isLeaveable, noThing)),
      without_text: text,
      readings: z
        .array(
          z.strictObject({
            word: word.max(longestWord, `${longestWord} characters at most`),
            thing: z.custom<ReadableId>(isReadable, noThing),
            sense: z.enum(senses, `one of ${senses.join(", ")} is needed`),
          }),
          "a list is needed",
        )
        .max(mostReadings, `${mostReadings} at most`),
      custom_name: word,
    } satisfies Record<keyof Answers, z.ZodType>,
    "an object is needed",
  )
  .partial();

const known: readonly string[] = Object.keys(schema.shape);

/** What is wrong, after the field that has it. */
function faultOf({ path, message, ...issue }: z.core.$ZodIssue): string {
  const field = ["answers", ...path].join(".");
  if (issue.code !== "unrecognized_keys") return `${field}: ${message}`;
  return issue.keys
    .map((key) => {
      const meant = known.find((one) => one === key.trim().toLowerCase());
      return `${field}.${key}: unknown${meant ? `; ${meant} is meant` : ""}`;
    })
    .join("; ");
}

/** Choices that the engine does not know. */
function unknownChoices(answered: Record<string, unknown>): string[] {
  return ([...listThemes, "gender", "time_of_day"] as const).flatMap((theme) =>
    [answered[theme] ?? []]
      .flat()
      .filter((value) => typeof value === "string" && !Object.hasOwn(influences[theme] ?? {}, value))
      .map((value) => `answers.${theme}: ${JSON.stringify(value)} is unknown and moves nothing`),
  );
}

/**
 * The answers of a line, as far as they can be read without losing any of them, and which choices are unknown; or what is
 * wrong and in which field. Null is an answer that was not given.
 */
export function readAnswers(given: unknown): { answers: Answers; unknown: string[] } | { error: string } {
  if (!isRecord(given)) return { error: "answers: an object is needed" };
  const answered = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null));
  const { data, error } = schema.safeParse(answered);
  if (error) return { error: error.issues.map(faultOf).join("; ") };
  const { gender, time_of_day: time, ...others } = data;
  const answers = { ...others, ...(gender && { gender }), ...(time && { time_of_day: time }) };
  return { answers, unknown: unknownChoices(answered) };
}
