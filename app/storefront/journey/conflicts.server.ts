import type { TFunction } from "i18next";
import { bindWords } from "../../i18n/bind-words.ts";
import { i18nextFor } from "../../i18n/i18next.server.ts";
import { type Language, languageFacts } from "../../i18n/languages.ts";
import type { Conflict, Feasibility, Foreseen, Loss, Unpoured } from "../../maestro/feasibility.ts";
import type { Answers, MaterialId, ThingId } from "../../maestro/types.ts";
import { joinWith } from "../../maestro/words/description/lists.ts";
import { smellFormsIn } from "../../maestro/words/smell-forms.ts";
import { thingNoun } from "../../maestro/words/thing-nouns.ts";
import type { Journey } from "../journey-state/journey.server.ts";
import { bareSenses } from "../journey-state/read-texts.ts";
import { changePath } from "../journey-state/steps.ts";
import { quoted } from "../perfume/quoted.ts";
import { settlingValue } from "./changes.server.ts";

/** A button that settles something at one press. */
type Press = { text: string; value: string };
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

/** Why nothing of a wish is poured; also that the exclusions take it, or that it is still to be decided. */
export type WhyUnpoured = Unpoured | "taken" | "asked";

/** What is said on the lines of the list, of things that are wished for. */
export type ForeseenView = { near: ReadonlyMap<ThingId, string>; unpoured: ReadonlyMap<ThingId, WhyUnpoured> };

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
  const { alone } = smellFormsIn(language);
  const taken = feasibility.conflicts.flatMap(({ wish, isImpossible }) =>
    isImpossible && "thing" in wish ? [wish.thing] : [],
  );
  return {
    conflicts: await conflictsView(journey, { ...feasibility, ...foreseen }, await uncausedIn(answers), language),
    foreseen: {
      near: new Map(
        foreseen.nearest
          .filter(({ thing }) => !taken.includes(thing))
          .map(({ thing, by }) => [thing, bindWords(alone(by), language)]),
      ),
      unpoured: new Map([
        ...foreseen.unpoured.map(({ thing, why }) => [thing, why] as const),
        ...taken.map((thing) => [thing, "taken"] as const),
        ...foreseen.contradictions.map(({ thing }) => [thing, "asked"] as const),
      ]),
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

async function conflictsView(
  journey: Pick<Journey, "questions">,
  { conflicts, losses, tooLittle, isAlcoholRefused, contradictions, unpoured }: Feasibility & Foreseen,
  uncaused: readonly string[],
  language: Language,
): Promise<ConflictsView | null> {
  const t: TFunction<"told"> = (await i18nextFor(language)).getFixedT(null, "told");
  const names = namesIn(language);
  const said = (sentence: string) => bindWords(sentence, language);
  const blocking = tooLittle === "family" ? conflicts.find(isBlocking) : undefined;
  const noRoom = unpoured.filter(({ why }) => why === "no_room").map(({ thing }) => thing);
  const sentences = [
    ...conflicts.filter((conflict) => conflict !== blocking).map((conflict) => conflictSentence(conflict, t, names)),
    ...losses.flatMap((loss) => lossSentence(loss, t, names)),
    ...(isAlcoholRefused ? [t("conflicts.alcohol")] : []),
    ...(noRoom.length > 0 ? [t("conflicts.no_room", { names: names.all(noRoom.map(names.name)) })] : []),
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

const allowing = (thing: ThingId, t: TFunction<"told">, { name, language }: Names): Press => ({
  text: bindWords(t("too_little.allow", { name: name(thing) }), language),
  value: settlingValue("lift", thing),
});

/** The question that asks for a theme, to change its answer. */
function pathOf({ questions }: Pick<Journey, "questions">, theme: "without" | "families"): string {
  return changePath(1 + questions.findIndex(({ parts }) => parts.some((part) => part.theme === theme)));
}

type Names = ReturnType<typeof namesIn>;

/** A name as it is compared with what was typed: whatever its apostrophes, and without an Arabic article. */
const plain = (words: string) => words.toLowerCase().replaceAll("’", "'").replace(/^ال/u, "");

/** "without cinnamon or clove", « sans cannelle ni girofle »: where a list stands that things are left out by. */
const joint = { ar: " أو ", en: "or", fr: "ni", ru: "и" } as const satisfies Record<Language, string>;

function namesIn(language: Language) {
  const { locale } = languageFacts[language];
  const list = new Intl.ListFormat(locale, { type: "conjunction" });
  const either = new Intl.ListFormat(locale, { type: "disjunction" });
  const smells = smellFormsIn(language);
  const name = (id: ThingId) => thingNoun(id, language);
  return {
    language,
    smells,
    name,
    things: (ids: readonly ThingId[]) =>
      language === "ar" ? ids.map(name).join(joint.ar) : joinWith(joint[language], ids.map(name)),
    /** What was typed, and what it is called where that is something else. */
    wish: (thing: ThingId, word: string) =>
      plain(word) === plain(name(thing)) ? quoted(word, language) : `${quoted(word, language)} (${name(thing)})`,
    all: (words: readonly string[]) => list.format(words),
    any: (words: readonly string[]) => either.format(words),
  };
}

function insteadOf(ids: readonly MaterialId[], t: TFunction<"told">, { smells }: Names): string[] {
  return ids.length > 0 ? [t("conflicts.instead", { instead: smells.alone(ids) })] : [];
}

/** What takes a smell along with a thing: the allergens that both hold. */
function reasonFor(
  shared: readonly ThingId[],
  because: readonly ThingId[],
  t: TFunction<"told">,
  names: Names,
): string[] {
  if (shared.length === 0) return [];
  if (shared.every((thing) => because.includes(thing))) return [t("conflicts.holds_it")];
  return [t("conflicts.shares", { of: names.any(shared.map(names.name)) })];
}

function conflictSentence(
  { wish, isImpossible, because, shared, instead }: Conflict,
  t: TFunction<"told">,
  names: Names,
) {
  const how = isImpossible ? "impossible" : "poorer";
  const said =
    "family" in wish
      ? t(`conflicts.family.${how}`, { wish: t(`chosen.${wish.family}`), because: names.things(because) })
      : t(`conflicts.${how}`, { wish: names.wish(wish.thing, wish.word), because: names.things(because) });
  return [said, ...reasonFor(shared, because, t, names), ...insteadOf(instead, t, names)].join(" ");
}

function lossSentence(
  { because: thing, takes, loses, shared, replaced, instead }: Loss,
  t: TFunction<"told">,
  names: Names,
): string[] {
  const { smells } = names;
  const because = names.things([thing]);
  const kinds = takes.filter((kind) => kind !== thing);
  const gone = [
    ...(loses.length > 0
      ? [t("conflicts.loss", { because, loses: smells.none(loses) }), ...reasonFor(shared, [thing], t, names)]
      : []),
    ...(kinds.length > 0
      ? [t("conflicts.takes", { because, takes: names.all(kinds.map((kind) => t(`of.${kind}`))) })]
      : []),
    // That nothing is left of the musk without musk goes without saying.
    ...(kinds.length < takes.length ? [t("conflicts.thinner", { because })] : []),
  ];
  const stands = replaced
    ? [t("conflicts.replaced", { because, lost: smells.placeOf(replaced.lost), by: smells.smelled(replaced.by) })]
    : [];
  // Where nothing is gone, what stands in for it is all there is to say.
  const others = gone.length > 0 ? insteadOf(instead, t, names) : [];
  return [...gone, ...others, ...stands].length > 0 ? [[...gone, ...others, ...stands].join(" ")] : [];
}
