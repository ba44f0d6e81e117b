import type { TFunction } from "i18next";
import { bindWords } from "../../i18n/bind-words.ts";
import { i18nextFor } from "../../i18n/i18next.server.ts";
import type { Language } from "../../i18n/languages.ts";
import type { Conflict, Feasibility, Foreseen } from "../../maestro/feasibility.ts";
import type { WhyUnmet } from "../../maestro/profile/unmet.ts";
import type { Answers, ThingId } from "../../maestro/types.ts";
import { standInWord } from "../../maestro/words/answers.ts";
import type { Journey } from "../journey-state/journey.server.ts";
import { bareSenses } from "../journey-state/read-texts.ts";
import { changePath } from "../journey-state/steps.ts";
import { quoted } from "../perfume/quoted.ts";
import { settlingValue } from "./changes.server.ts";
import {
  allowing,
  conflictSentence,
  lossSentence,
  type Names,
  namesIn,
  type Press,
  reasonFor,
  takenLine,
} from "./conflict-sentences.server.ts";

/** A link to the question that settles it. */
type Way = { path: string; text: string };

/** What cannot be, in sentences, and where too little is left to compose from, the ways on. */
export type ConflictsView = {
  title: string;
  /** What is asked: which of two, of things both wished for and left out; and what an illness comes from. */
  questions: { text: string; presses: Press[]; ways?: Way[] }[];
  sentences: string[];
  tooLittle: { title: string; body: string[]; ways: Way[]; presses: Press[] } | null;
};

/** Why nothing of a wish is poured; also that it is still to be decided. */
export type WhyUnpoured = WhyUnmet | "asked";

/**
 * What is said on the lines of the list, of things that are wished for: what they are brought by, why nothing of them is
 * poured, and of what the exclusions take, what stands in its way and what is nearest, with the presses that let it in.
 */
export type ForeseenView = {
  near: ReadonlyMap<ThingId, string>;
  unpoured: ReadonlyMap<ThingId, WhyUnpoured>;
  taken: ReadonlyMap<ThingId, { said: string; presses: Press[] }>;
};

/** It brings the engine along, without which an isolate starts sooner. */
const engine = () => import("../../maestro/feasibility.ts");

/** Whether so much is left out of a journey's perfumes that none is composed. */
export async function leavesTooLittle(answers: Answers, session: string): Promise<boolean> {
  return (await engine()).conflictsOf(answers, session).tooLittle !== null;
}

/** What is said of a journey before its perfumes are composed: of all of it, and on the lines of its list. */
export async function foreseenView(
  journey: Pick<Journey, "questions">,
  answers: Answers,
  session: string,
  language: Language,
): Promise<{ conflicts: ConflictsView | null; foreseen: ForeseenView }> {
  const { composedOnce, conflictsOf, foresee } = await engine();
  const composed = composedOnce(answers, session);
  const foreseen = foresee(answers, session, composed);
  const feasibility = conflictsOf(answers, session, composed);
  const t: TFunction<"told"> = (await i18nextFor(language)).getFixedT(null, "told");
  const names = namesIn(language);
  const taken = new Map(feasibility.conflicts.flatMap((conflict) => takenLine(conflict, t, names)));
  return {
    conflicts: conflictsView(journey, { ...feasibility, ...foreseen }, await uncausedIn(answers), t, names),
    foreseen: {
      near: new Map(
        foreseen.nearest.map(({ thing, by }) => [
          thing,
          bindWords(`${standInWord[language]} ${names.smells.alone(by)}`, language),
        ]),
      ),
      unpoured: new Map([
        ...foreseen.unpoured.map(({ thing, why }) => [thing, why] as const),
        ...foreseen.contradictions.map(({ thing }) => [thing, "asked"] as const),
      ]),
      taken,
    },
  };
}

/** The words that tell of an illness without saying what of, where nothing was chosen from the list either. */
async function uncausedIn({ memory = "", without_text = "", without = [] }: Answers): Promise<string[]> {
  if (without.length > 0 || memory + without_text === "") return [];
  const { uncausedIllnesses } = await import("../../maestro/reading/illnesses.ts");
  const inOther = without_text === "" ? [] : uncausedIllnesses(without_text, bareSenses.without_text);
  return [...(memory === "" ? [] : uncausedIllnesses(memory, bareSenses.memory)), ...inOther];
}

function conflictsView(
  journey: Pick<Journey, "questions">,
  { conflicts, losses, tooLittle, isAlcoholRefused, contradictions }: Feasibility & Foreseen,
  uncaused: readonly string[],
  t: TFunction<"told">,
  names: Names,
): ConflictsView | null {
  const { language } = names;
  const said = (sentence: string) => bindWords(sentence, language);
  const blocking = tooLittle === "family" ? conflicts.find(isBlocking) : undefined;
  const sentences = [
    ...conflicts
      .filter((conflict) => conflict !== blocking)
      .flatMap((conflict) => conflictSentence(conflict, t, names)),
    ...losses.flatMap((loss) => lossSentence(loss, t, names)),
    ...(isAlcoholRefused ? [t("conflicts.alcohol")] : []),
  ];
  if (sentences.length + contradictions.length + uncaused.length === 0 && !tooLittle) return null;
  return {
    title: t("conflicts.title"),
    questions: [
      ...uncaused.map((words) => ({
        text: said(t("conflicts.uncaused", { words: quoted(words, language) })),
        presses: [],
        ways: [{ path: pathOf(journey, "without"), text: t("uncaused") }],
      })),
      ...contradictions.map(({ thing, word }) => ({
        text: said(t("conflicts.both", { wish: names.wish(thing, word) })),
        presses: [
          { text: t("press.wanted"), value: settlingValue("lift", thing) },
          { text: t("press.refused"), value: settlingValue("drop", thing) },
        ],
      })),
    ],
    sentences: [...new Set(sentences)].map(said),
    tooLittle: tooLittle && {
      ...blockedView(tooLittle, blocking, t, names),
      ways: [
        { path: pathOf(journey, "without"), text: t("without") },
        { path: pathOf(journey, "families"), text: t("too_little.families") },
      ],
    },
  };
}

const isBlocking = (conflict: Conflict): conflict is Conflict & { wish: { family: unknown } } =>
  "family" in conflict.wish && conflict.isImpossible;

/** Why nothing is composed: the choice that cannot be, with what it cannot be for, each with the press that lets it in. */
function blockedView(
  tooLittle: NonNullable<Feasibility["tooLittle"]>,
  blocking: Conflict | undefined,
  t: TFunction<"told">,
  names: Names,
): Pick<NonNullable<ConflictsView["tooLittle"]>, "title" | "body" | "presses"> {
  const body = t(`too_little.${tooLittle}.body`);
  if (tooLittle === "alcohol")
    return {
      title: t("too_little.alcohol.title"),
      body: [body],
      presses: [allowing("alcohol", t, names)],
    };
  if (!blocking || !("family" in blocking.wish))
    return { title: t("too_little.materials.title"), body: [body], presses: [] };
  const { wish, because, shared } = blocking;
  const title = t("too_little.family.title", { of: t(`of.${wish.family}`), because: names.things(because) });
  const lines = [...reasonFor(shared, because, t, names), body];
  return {
    title: bindWords(title, names.language),
    body: lines.map((line) => bindWords(line, names.language)),
    presses: because.map((thing) => allowing(thing, t, names)),
  };
}

/** The question that asks for a theme, to change its answer. */
function pathOf({ questions }: Pick<Journey, "questions">, theme: "without" | "families"): string {
  return changePath(1 + questions.findIndex(({ parts }) => parts.some((part) => part.theme === theme)));
}
