import type { TFunction } from "i18next";
import type { QuestionAnswer } from "../../backend/answers.ts";
import { i18nextFor } from "../../i18n/i18next.server.ts";
import type { Language } from "../../i18n/languages.ts";
import { isMissed } from "../../maestro/profile/unmet.ts";
import { isThing } from "../../maestro/reading/known-things.ts";
import { thingOf } from "../../maestro/reading/readable.ts";
import { strengthsIn } from "../../maestro/reading/strength.ts";
import type { Reading, ThingId } from "../../maestro/types.ts";
import type { Journey } from "../journey-state/journey.server.ts";
import { bareSenses, readingsOf, textsOf } from "../journey-state/read-texts.ts";
import { changePath } from "../journey-state/steps.ts";
import { unaskedExclusions } from "../journey-state/unasked-exclusions.ts";
import { type ChangeKind, nameOf, pressValue, sideOf } from "./changes.server.ts";
import type { ForeseenView, Way } from "./conflicts.server.ts";
import { thingChoices } from "./find-things.server.ts";

/** A thing that was read in texts, by the words in which it was, or chosen from the list of what must not be in it, or both. */
export type Told = {
  name: string;
  words: string[];
  /** Of people and moods nothing is poured: they are kept in mind. What is wished for and cannot be is `unmet`. */
  sense: Reading["sense"] | "chosen" | "kept" | "unmet";
  /** What is said of it: what it is brought by, or why it is not, and that it is not in it at all. */
  notes: string[];
  /** What one press makes of it: how it is called, with what the press sends. */
  presses: { kind: ChangeKind | "liking" | "mind" | "aside" | "allow"; text: string; value: string }[];
  /** Where an illness is told of, for whose sake it stays out: no press lifts that. */
  way?: Way | undefined;
};

/** Words in which nothing was read, and where they can be said anew. */
type Unread = { words: string; theme: "memory" | "without_text"; path: string };

export type ToldView = { told: Told[]; unread: Unread[] };

const nothingForeseen: ForeseenView = { near: new Map(), unpoured: new Map(), taken: new Map(), ill: new Map() };

type Words = { t: TFunction<"told">; language: Language };

/**
 * All that was read in a journey's texts and chosen to be left out, in the order of the questions, each thing once: what is
 * left out in words and chosen as well stands in one line.
 * @param foreseen what becomes of wishes, where they are not simply poured
 */
export async function toldView(
  { questions, answers }: Pick<Journey, "questions" | "answers">,
  language: Language,
  foreseen = nothingForeseen,
): Promise<ToldView> {
  const words: Words = { t: (await i18nextFor(language)).getFixedT(null, "told"), language };
  const rows = questions.map(({ id }, index) => ({ question: id, position: index + 1, answer: answers.get(id) ?? {} }));
  const linesOf = ({ question, answer }: { question: string; answer: QuestionAnswer }) => [
    ...readingsOf(answer).map((reading) => readLine(question, reading, words, foreseen)),
    ...thingChoices(answer.without ?? [], language).map(({ value, label }) =>
      chosenLine(question, value, label, words),
    ),
  ];
  const absent = (await Promise.all(rows.map(({ answer }) => absentLines(answer, words)))).flat();
  const strengths = strengthLines({ questions, answers }, words);
  // Where no question asks for it, nothing can be said of it.
  const isSaid = (phrase: string) => strengths.some((line) => line.words.some((one) => phrase.includes(one)));
  // What is asked no more cannot be answered anew either.
  const fixed = unaskedExclusions({ questions, answers })
    .flatMap(linesOf)
    .map((line): Told => ({ ...line, presses: [] }));
  const lines = [...rows.flatMap(linesOf), ...fixed, ...absent, ...strengths].reduce(withLine, []);
  return {
    told: lines.filter((line) => !isSaidElsewhere(line, lines)),
    unread: (await Promise.all(rows.map(({ position, answer }) => unreadWords(answer, position))))
      .flat()
      .filter((one) => !isSaid(one.words)),
  };
}

/** From the mildest to the strictest way to leave something out. */
const strictness: readonly Told["sense"][] = ["refused", "allergy", "chosen"];
const strictnessOf = ({ sense }: Told) => strictness.indexOf(sense);

const sideOfLine = ({ sense }: Told) =>
  sense === "chosen" ? "left" : sense === "kept" || sense === "unmet" ? "wanted" : sideOf(sense);

/**
 * Lines with one more. Of what is said of the same thing in several places there is one line with all its words: the
 * strictest, and what was chosen from the list can be taken off it there.
 */
function withLine(lines: Told[], line: Told): Told[] {
  const same = lines.find((one) => one.name === line.name && sideOfLine(one) === sideOfLine(line));
  if (!same) return [...lines, line];
  const words = [...new Set([...same.words, ...line.words])];
  const strictest = strictnessOf(line) > strictnessOf(same) ? line : same;
  const presses =
    line.sense === "chosen"
      ? [...same.presses.filter(({ kind }) => kind === "nothing"), ...line.presses]
      : strictest.presses;
  const way = same.way ?? line.way;
  return lines.map((one) => (one === same ? { ...strictest, words, presses, way } : one));
}

/** That a word is no smell need not be said where the same thing is one in another place. */
const isSaidElsewhere = (line: Told, lines: readonly Told[]) =>
  line.sense === "nothing" && lines.some((one) => one !== line && one.name === line.name);

/** What a press may make of a thing of each sense. */
const pressesFrom = {
  wanted: ["refused", "nothing"],
  less: ["wanted", "refused", "nothing"],
  refused: ["wanted", "less", "allergy", "nothing"],
  allergy: ["wanted", "refused", "nothing"],
  nothing: ["wanted", "refused"],
} as const satisfies Record<Reading["sense"], readonly ChangeKind[]>;

/** Nobody is left out of a perfume: a person is thought of, or not. */
const pressesFromPerson = {
  wanted: ["nothing"],
  less: ["wanted", "nothing"],
  refused: ["wanted", "nothing"],
  allergy: ["wanted", "nothing"],
  nothing: ["wanted"],
} as const satisfies Record<Reading["sense"], readonly ChangeKind[]>;

/** What these presses are called for a person, who neither goes into a perfume nor is mistaken for a smell. */
const personPresses = { wanted: "mind", nothing: "aside" } as const;

type PressName = Exclude<Told["presses"][number]["kind"], "allow">;

function readLine(
  question: string,
  { word, thing, sense }: Reading,
  { t, language }: Words,
  { near, unpoured, taken, ill }: ForeseenView,
): Told {
  const { person } = thingOf(thing);
  const press = (name: PressName, kind: ChangeKind) => ({
    kind: name,
    text: t(`press.${name}`),
    value: pressValue({ kind, question, thing, word }),
  });
  const way = sense === "allergy" && isThing(thing) ? ill.get(thing) : undefined;
  const notes = sense === "allergy" ? [t(way ? "mark.illness" : "mark.allergy")] : [];
  const said = { name: nameOf(thing, language), words: [word], notes, way };
  if (person) {
    const presses = pressesFromPerson[sense].map((kind) => press(personPresses[kind], kind));
    return { ...said, sense: sense === "wanted" ? "kept" : sense, presses };
  }
  const presses = pressesFrom[sense]
    .filter((kind) => !way || kind !== "wanted")
    .map((kind) => press(sense === "allergy" && kind === "refused" ? "liking" : kind, kind));
  if (sense !== "wanted" || !isThing(thing)) return { ...said, sense, presses };
  // What is not poured anyway can be left out by no press.
  const others = presses.filter(({ kind }) => kind !== "refused");
  const impossible = taken.get(thing);
  if (impossible) {
    const allowing = impossible.presses.map((one) => ({ kind: "allow" as const, ...one }));
    const missed = isMissed({ thing, why: "taken" }) ? "unmet" : "kept";
    return {
      ...said,
      sense: missed,
      notes: [impossible.said],
      presses: [...allowing, ...others],
      way: impossible.way,
    };
  }
  const why = unpoured.get(thing);
  if (why) {
    const missed = why !== "mood" && isMissed({ thing, why }) ? "unmet" : "kept";
    return { ...said, sense: missed, notes: [t(`unpoured.${why}`)], presses: missed === "unmet" ? others : presses };
  }
  return { ...said, sense, notes: [near.get(thing) ?? []].flat(), presses };
}

function chosenLine(question: string, thing: ThingId, name: string, { t }: Words): Told {
  const kind = "unlisted";
  const presses = [{ kind, text: t(`press.${kind}`), value: pressValue({ kind, question, thing, word: "" }) } as const];
  return { name, words: [], notes: [t("mark.chosen")], sense: "chosen", presses };
}

/** What makes somebody ill and is in none of the perfumes: it is told so, and not passed over. */
async function absentLines(answer: QuestionAnswer, { t }: Words): Promise<Told[]> {
  const texts = textsOf(answer);
  if (texts.length === 0) return [];
  const { absentCauses } = await import("../../maestro/reading/illnesses.ts");
  return texts
    .flatMap(({ theme, text }) => absentCauses(text, bareSenses[theme]))
    .map((name) => ({ name, words: [], sense: "nothing", notes: [t("unpoured.absent")], presses: [] }));
}

/** How strong a perfume shall be is asked by a question of its own; what a text says of it is told beside that answer. */
function strengthLines({ questions, answers }: Pick<Journey, "questions" | "answers">, { t }: Words): Told[] {
  const at = questions.findIndex(({ parts }) => parts.some(({ theme }) => theme === "strength"));
  const words = questions.flatMap(({ id }) => textsOf(answers.get(id) ?? {}).flatMap(({ text }) => strengthsIn(text)));
  const question = questions[at];
  if (!question || words.length === 0) return [];
  const { strength } = answers.get(question.id) ?? {};
  const note = t(strength === undefined ? "strength.open" : "strength.given", { position: at + 1, strength });
  return [{ name: t("strength.name"), words, notes: [note], sense: "kept", presses: [] }];
}

async function unreadWords(answer: QuestionAnswer, position: number): Promise<Unread[]> {
  const texts = textsOf(answer);
  if (texts.length === 0) return [];
  const [{ isRefusal }, { unsettledIn }] = await Promise.all([
    import("../../maestro/reading/illnesses.ts"),
    import("../../maestro/reading/unsettled.ts"),
  ]);
  return texts.flatMap(({ theme, text }) => {
    // An illness is asked about, or what it comes from is listed.
    const { unread } = unsettledIn(text, readingsOf(answer), bareSenses[theme]);
    return unread.map((words) => {
      // Whoever refuses something that was not understood is told so, wherever they say it.
      const told = isRefusal(words) ? "without_text" : theme;
      return { words, theme: told, path: changePath(position) };
    });
  });
}
