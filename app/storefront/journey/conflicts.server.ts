import type { TFunction } from "i18next";
import { bindWords } from "../../i18n/bind-words.ts";
import { i18nextFor } from "../../i18n/i18next.server.ts";
import { type Language, languageFacts } from "../../i18n/languages.ts";
import type { Conflict, Feasibility, Loss } from "../../maestro/feasibility.ts";
import type { Answers, MaterialId, ThingId } from "../../maestro/types.ts";
import { joinWith } from "../../maestro/words/description/lists.ts";
import { smellFormsIn } from "../../maestro/words/smell-forms.ts";
import { thingNoun } from "../../maestro/words/thing-nouns.ts";
import type { Journey } from "../journey-state/journey.server.ts";
import { changePath } from "../journey-state/steps.ts";
import { quoted } from "../perfume/quoted.ts";

/** What cannot be, in sentences, and where too little is left to compose from, the ways on. */
export type ConflictsView = {
  title: string;
  sentences: string[];
  tooLittle: { title: string; body: string; ways: { path: string; text: string }[] } | null;
};

/** It brings the engine along, without which an isolate starts sooner. */
async function feasibilityOf(answers: Answers, session: string): Promise<Feasibility> {
  const { conflictsOf } = await import("../../maestro/feasibility.ts");
  return conflictsOf(answers, session);
}

/** Whether so much is left out of a journey's perfumes that none is composed. */
export async function leavesTooLittle(answers: Answers, session: string): Promise<boolean> {
  return (await feasibilityOf(answers, session)).tooLittle !== null;
}

/** What is said of a journey before its perfumes are composed; null where nothing stands in the way of anything. */
export async function conflictsView(
  journey: Pick<Journey, "questions">,
  answers: Answers,
  session: string | null,
  language: Language,
): Promise<ConflictsView | null> {
  if (!session) return null;
  const { conflicts, losses, tooLittle } = await feasibilityOf(answers, session);
  const t: TFunction<"told"> = (await i18nextFor(language)).getFixedT(null, "told");
  const names = namesIn(language);
  const sentences = [
    ...conflicts.map((conflict) => conflictSentence(conflict, t, names)),
    ...losses.flatMap((loss) => lossSentence(loss, t, names)),
  ];
  if (sentences.length === 0 && !tooLittle) return null;
  return {
    title: t("conflicts.title"),
    sentences: [...new Set(sentences)].map((sentence) => bindWords(sentence, language)),
    tooLittle: tooLittle && {
      title: t(`too_little.${tooLittle}.title`),
      body: t(`too_little.${tooLittle}.body`),
      ways: [
        { path: pathOf(journey, "without"), text: t("without") },
        { path: pathOf(journey, "families"), text: t("too_little.families") },
      ],
    },
  };
}

/** The question that asks for a theme, to change its answer. */
function pathOf({ questions }: Pick<Journey, "questions">, theme: "without" | "families"): string {
  return changePath(1 + questions.findIndex(({ parts }) => parts.some((part) => part.theme === theme)));
}

type Names = ReturnType<typeof namesIn>;

/** "without cinnamon or clove", « sans cannelle ni girofle »: where a list stands that things are left out by. */
const joint = { ar: " أو ", en: "or", fr: "ni", ru: "и" } as const satisfies Record<Language, string>;

function namesIn(language: Language) {
  const list = new Intl.ListFormat(languageFacts[language].locale, { type: "conjunction" });
  const smells = smellFormsIn(language);
  const name = (id: ThingId) => thingNoun(id, language);
  return {
    language,
    smells,
    things: (ids: readonly ThingId[]) =>
      language === "ar" ? ids.map(name).join(joint.ar) : joinWith(joint[language], ids.map(name)),
    /** What was typed, and what it is called where that is something else. */
    wish: (thing: ThingId, word: string) =>
      word.toLowerCase() === name(thing).toLowerCase()
        ? quoted(word, language)
        : `${quoted(word, language)} (${name(thing)})`,
    all: (words: readonly string[]) => list.format(words),
  };
}

function insteadOf(ids: readonly MaterialId[], t: TFunction<"told">, { smells }: Names): string[] {
  return ids.length > 0 ? [t("conflicts.instead", { instead: smells.alone(ids) })] : [];
}

function conflictSentence({ wish, isImpossible, because, instead }: Conflict, t: TFunction<"told">, names: Names) {
  const how = isImpossible ? "impossible" : "poorer";
  const said =
    "family" in wish
      ? t(`conflicts.family.${how}`, { wish: t(`chosen.${wish.family}`), because: names.things(because) })
      : t(`conflicts.${how}`, { wish: names.wish(wish.thing, wish.word), because: names.things(because) });
  return [said, ...insteadOf(instead, t, names)].join(" ");
}

function lossSentence(
  { because: thing, takes, loses, replaced, instead }: Loss,
  t: TFunction<"told">,
  names: Names,
): string[] {
  const { smells } = names;
  const because = names.things([thing]);
  const kinds = takes.filter((kind) => kind !== thing);
  const gone = [
    ...(loses.length > 0 ? [t("conflicts.loss", { because, loses: smells.none(loses) })] : []),
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

/** What comes near to each thing that is wished for and the palette does not have: "cocoa and guaiac wood". */
export async function comesNear(answers: Answers, language: Language): Promise<Map<ThingId, string>> {
  const { nearestOf } = await import("../../maestro/feasibility.ts");
  const { locale } = languageFacts[language];
  const all = new Intl.ListFormat(locale, { type: "conjunction" });
  const either = new Intl.ListFormat(locale, { type: "disjunction" });
  const { alone } = smellFormsIn(language);
  return new Map(
    nearestOf(answers).map(({ thing, by }) => [
      thing,
      bindWords(all.format(by.map((list) => either.format(new Set(list.map((id) => alone([id])))))), language),
    ]),
  );
}
