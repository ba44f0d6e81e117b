import type { TFunction } from "i18next";
import { bindWords } from "../../i18n/bind-words.ts";
import { i18nextFor } from "../../i18n/i18next.server.ts";
import type { Language } from "../../i18n/languages.ts";
import type { Conflict, Feasibility, Foreseen } from "../../maestro/feasibility.ts";
import type { WhyUnmet } from "../../maestro/profile/unmet.ts";
import { thingOf } from "../../maestro/reading/readable.ts";
import type { Answers, Family, ThingId } from "../../maestro/types.ts";
import { standInWord } from "../../maestro/words/answers.ts";
import type { Journey } from "../journey-state/journey.server.ts";
import { bareSenses } from "../journey-state/read-texts.ts";
import { changePath } from "../journey-state/steps.ts";
import { quoted } from "../perfume/quoted.ts";
import { answersLifted, settlingValue } from "./changes.server.ts";
import {
  allowing,
  conflictSentence,
  forgoing,
  lossSentence,
  type Names,
  namesIn,
  type Press,
  takenLine,
  whyLost,
} from "./conflict-sentences.server.ts";

/** A link to the question that settles it. */
export type Way = { path: string; text: string };

/** What is to be settled, with the presses and the links that settle it. */
type Unsettled = { text: string; body?: string[]; presses: Press[]; ways?: Way[] };

/** What cannot be, in sentences, and where too little is left to compose from, the ways on. */
export type ConflictsView = {
  title: string;
  /** What is asked: which of two, of things both wished for and left out; and what an illness comes from. */
  questions: Unsettled[];
  sentences: string[];
  /** Why nothing is composed, in `title`; `text` says what one step is enough. */
  tooLittle: (Unsettled & { title: string }) | null;
};

/** Why nothing of a wish is poured; also that it is still to be decided. */
type WhyUnpoured = WhyUnmet | "asked";

/**
 * What is said on the lines of the list: of things that are wished for, what they are brought by, why nothing of them is
 * poured, and of what the exclusions take, what stands in its way and what is nearest, with the presses that let it in or
 * the way to where an illness is told of; and of what makes ill, that way.
 */
export type ForeseenView = {
  near: ReadonlyMap<ThingId, string>;
  unpoured: ReadonlyMap<ThingId, WhyUnpoured>;
  taken: ReadonlyMap<ThingId, { said: string; presses: Press[]; way: Way | undefined }>;
  ill: ReadonlyMap<ThingId, Way>;
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
  const [{ canCompose, composedOnce, conflictsOf, foresee }, { illnessesIn }] = await Promise.all([
    engine(),
    import("../../maestro/profile/told.ts"),
  ]);
  const composed = composedOnce(answers, session);
  const foreseen = foresee(answers, session, composed);
  const feasibility = conflictsOf(answers, session, composed);
  const t: TFunction<"told"> = (await i18nextFor(language)).getFixedT(null, "told");
  const ill = new Map(
    [...illnessesIn(answers)].map(([thing, theme]): [ThingId, Way] => {
      const isMemory = theme === "memory";
      return [
        thing,
        { path: pathOf(journey, isMemory ? "memory" : "without"), text: t(isMemory ? "rewrite" : "without") },
      ];
    }),
  );
  const names = namesIn(language, new Set(ill.keys()));
  const taken = feasibility.conflicts
    .flatMap((conflict) => takenLine(conflict, t, names))
    .map(([thing, { because, ...line }]) => {
      const way = because.flatMap((one) => ill.get(one) ?? [])[0];
      return [thing, { ...line, way }] as const;
    });
  const isPossible = (changed: Answers) => canCompose(changed, session);
  const steps = feasibility.tooLittle ? stepsOut(answers, feasibility, [...ill.keys()], isPossible) : noSteps;
  return {
    conflicts: conflictsView(journey, { ...feasibility, ...foreseen, steps, ill }, await uncausedIn(answers), t, names),
    foreseen: {
      // A place is no smell, and is not brought by any.
      near: new Map(
        foreseen.nearest
          .filter(({ thing }) => !thingOf(thing).scene)
          .map(({ thing, by }) => [thing, bindWords(`${standInWord[language]} ${names.smells.alone(by)}`, language)]),
      ),
      unpoured: new Map([
        ...foreseen.nearest.flatMap(({ thing }) => (thingOf(thing).scene ? [[thing, "direction"] as const] : [])),
        ...foreseen.unpoured.map(({ thing, why }) => [thing, why] as const),
        ...foreseen.contradictions.map(({ thing }) => [thing, "asked"] as const),
      ]),
      taken: new Map(taken),
      ill,
    },
  };
}

/** The things each of which, let in alone, lets a perfume be composed, and the scents that do so if they are given up. */
type Steps = { things: ThingId[]; forgone: Family[] };
const noSteps: Steps = { things: [], forgone: [] };
/** So many are offered, and so many tried, since each is composed for. */
const mostSteps = 3;
const mostTried = 12;

function stepsOut(
  answers: Answers,
  { conflicts, losses, tooLittle }: Feasibility,
  ill: readonly ThingId[],
  isPossible: (changed: Answers) => boolean,
): Steps {
  const blocking = conflicts.filter(isBlocking);
  const inTheWay: ThingId[] = [
    ...blocking.flatMap(({ because }) => because),
    ...losses.map(({ because }) => because),
    ...(tooLittle === "alcohol" ? (["alcohol"] as const) : []),
  ];
  const tried = [...new Set(inTheWay)].filter((thing) => !ill.includes(thing)).slice(0, mostTried);
  const things: ThingId[] = [];
  for (const thing of tried) {
    if (things.length < mostSteps && isPossible(answersLifted(answers, thing))) things.push(thing);
  }
  const lost = blocking.map(({ wish }) => wish.family);
  const families = answers.families?.filter((family) => !lost.some((one) => one === family)) ?? [];
  return { things, forgone: isPossible({ ...answers, families }) ? lost : [] };
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
  {
    conflicts,
    losses,
    tooLittle,
    isAlcoholRefused,
    contradictions,
    steps,
    ill,
  }: Feasibility & Foreseen & { steps: Steps; ill: ForeseenView["ill"] },
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
  const without = { path: pathOf(journey, "without"), text: t("without") };
  return {
    title: t("conflicts.title"),
    questions: [
      ...uncaused.map((words) => ({
        text: said(t("conflicts.uncaused", { words: quoted(words, language) })),
        presses: [],
        ways: [{ ...without, text: t("uncaused") }],
      })),
      ...contradictions.map(({ thing, word }): Unsettled => {
        const way = ill.get(thing);
        const leave = { text: t("press.refused"), value: settlingValue("drop", thing) };
        const wish = names.wish(thing, word);
        if (way) return { text: said(t("conflicts.both_ill", { wish })), presses: [leave], ways: [way] };
        const bring = { text: t("press.wanted"), value: settlingValue("lift", thing) };
        return { text: said(t("conflicts.both", { wish })), presses: [bring, leave] };
      }),
    ],
    sentences: [...new Set(sentences)].map(said),
    tooLittle:
      tooLittle &&
      blockedView(tooLittle, blocking, steps, t, names, {
        families: { path: pathOf(journey, "families"), text: t("too_little.families") },
        // What makes ill is changed where it is told of.
        without: [...new Map([without, ...ill.values()].map((way) => [way.path, way])).values()],
      }),
  };
}

const isBlocking = (conflict: Conflict): conflict is Conflict & { wish: { family: Family } } =>
  "family" in conflict.wish && conflict.isImpossible;

/** Why nothing is composed, and first of all the one step that is enough. */
function blockedView(
  tooLittle: NonNullable<Feasibility["tooLittle"]>,
  blocking: (Conflict & { wish: { family: Family } }) | undefined,
  { things, forgone }: Steps,
  t: TFunction<"told">,
  names: Names,
  { families, without }: { families: Way; without: Way[] },
): NonNullable<ConflictsView["tooLittle"]> {
  const { language } = names;
  const presses = [
    ...things.map((thing) => allowing(thing, t, names)),
    ...(forgone.length > 0 ? [forgoing(forgone, t, names)] : []),
  ];
  const step = presses[0]?.text;
  const title = blocking
    ? t("too_little.family.title", { of: t(`of.${blocking.wish.family}`), why: whyLost(blocking.because, t, names) })
    : t(`too_little.${tooLittle === "alcohol" ? "alcohol" : "materials"}.title`);
  const hint =
    tooLittle === "alcohol" && !step
      ? t("too_little.none")
      : step
        ? t("too_little.step", { step: quoted(step, language) })
        : t("too_little.several");
  return {
    title: bindWords(title, language),
    text: bindWords(hint, language),
    body: blocking ? [] : [t(`too_little.${tooLittle === "alcohol" ? "alcohol" : "materials"}.body`)],
    presses,
    ways: tooLittle === "alcohol" ? without : forgone.length > 0 ? [families, ...without] : [...without, families],
  };
}

/** The question that asks for a theme, to change its answer. */
function pathOf({ questions }: Pick<Journey, "questions">, theme: "memory" | "without" | "families"): string {
  return changePath(1 + questions.findIndex(({ parts }) => parts.some((part) => part.theme === theme)));
}
