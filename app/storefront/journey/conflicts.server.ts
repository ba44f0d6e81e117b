import type { TFunction } from "i18next";
import { i18nextFor } from "../../i18n/i18next.server.ts";
import { type Language, languageFacts } from "../../i18n/languages.ts";
import type { Conflict, Feasibility, Loss } from "../../maestro/feasibility.ts";
import { familyNouns } from "../../maestro/index.ts";
import { thingNames } from "../../maestro/reading/thing-names.ts";
import { type Answers, families, type MaterialId, positions, type ThingId } from "../../maestro/types.ts";
import { materialNouns } from "../../maestro/words/materials.ts";
import { type Journey, journeyAnswers } from "../journey-state/journey.server.ts";
import { changePath } from "../journey-state/steps.ts";
import { quoted } from "../perfume/quoted.ts";

/** What cannot be, in sentences, and where too little is left to compose from, the ways on. */
export type ConflictsView = {
  title: string;
  sentences: string[];
  tooLittle: { title: string; body: string; ways: { path: string; text: string }[] } | null;
};

/** So many of what is lost are named. */
const mostNamed = 4;

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
  journey: Journey,
  session: string | null,
  language: Language,
): Promise<ConflictsView | null> {
  if (!session) return null;
  const { conflicts, losses, tooLittle } = await feasibilityOf(journeyAnswers(journey), session);
  const t: TFunction<"told"> = (await i18nextFor(language)).getFixedT(null, "told");
  const names = namesIn(language);
  const sentences = [
    ...conflicts.map((conflict) => conflictSentence(conflict, t, names)),
    ...losses.flatMap((loss) => lossSentence(loss, t, names)),
  ];
  if (sentences.length === 0 && !tooLittle) return null;
  return {
    title: t("conflicts.title"),
    sentences: [...new Set(sentences)],
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
function pathOf({ questions }: Journey, theme: "without" | "families"): string {
  return changePath(1 + questions.findIndex(({ parts }) => parts.some((part) => part.theme === theme)));
}

type Names = ReturnType<typeof namesIn>;

function namesIn(language: Language) {
  const { locale } = languageFacts[language];
  const and = new Intl.ListFormat(locale, { type: "conjunction" });
  const or = new Intl.ListFormat(locale, { type: language === "en" ? "disjunction" : "conjunction" });
  const smells = (ids: readonly MaterialId[]) =>
    [...new Set(ids.map((id) => materialNouns[id][language]))].slice(0, mostNamed);
  return {
    language,
    things: (ids: readonly ThingId[]) => or.format(ids.map((id) => thingNames[id][language])),
    lost: (ids: readonly MaterialId[]) => or.format(smells(ids)),
    instead: (ids: readonly MaterialId[]) => and.format(smells(ids)),
    all: (words: readonly string[]) => and.format(words),
  };
}

function insteadOf(ids: readonly MaterialId[], t: TFunction<"told">, names: Names): string[] {
  return ids.length > 0 ? [t("conflicts.instead", { instead: names.instead(ids) })] : [];
}

function conflictSentence({ wish, isImpossible, because, instead }: Conflict, t: TFunction<"told">, names: Names) {
  const { language } = names;
  const wished =
    "family" in wish
      ? familyNouns[wish.family][language]
      : `${thingNames[wish.thing][language]} (${quoted(wish.word, language)})`;
  const said = t(isImpossible ? "conflicts.impossible" : "conflicts.poorer", {
    wish: wished,
    because: names.things(because),
  });
  return [said, ...insteadOf(instead, t, names)].join(" ");
}

function lossSentence({ because, takes, loses, instead }: Loss, t: TFunction<"told">, names: Names): string[] {
  const thing = names.things([because]);
  const kinds = takes.map((kind) => {
    const family = families.find((each) => each === kind);
    const position = positions.find((each) => each === kind);
    return family ? familyNouns[family][names.language] : position ? t(`part.${position}`) : kind;
  });
  const said = [
    ...(loses.length > 0 ? [t("conflicts.loss", { because: thing, loses: names.lost(loses) })] : []),
    ...(kinds.length > 0 ? [t("conflicts.takes", { because: thing, takes: names.all(kinds) })] : []),
  ];
  return said.length > 0 ? [[...said, ...insteadOf(instead, t, names)].join(" ")] : [];
}
