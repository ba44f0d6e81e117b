import type { Edition } from "../../backend/editions.ts";
import { boundIn } from "../../i18n/bind-words.ts";
import { formatDay } from "../../i18n/format-day.ts";
import type { Language } from "../../i18n/languages.ts";
import { unitList } from "../../i18n/unit-list.ts";
import { answerValues, answerWord, themeWords } from "../../maestro/index.ts";
import { isThing } from "../../maestro/reading/known-things.ts";
import { thingNames } from "../../maestro/reading/thing-names.ts";
import {
  type AnswerKey,
  type Answers,
  type Position,
  positions,
  themes,
  type VariantKind,
} from "../../maestro/types.ts";
import { variantTexts } from "../../maestro/variant-texts.ts";
import { mergeAnswers } from "../journey-state/merge-answers.ts";
import { resultsPath } from "../journey-state/result-paths.ts";
import { mapNotes } from "../perfume/map-notes.ts";
import { editionName } from "./editions.server.ts";

type EditionVariant = { kind: VariantKind; name: string; notes: Record<Position, { name: string }[]> };

export type EditionView = {
  edition: number;
  newest: boolean;
  withdrawn: boolean;
  name: string;
  date: string;
  path: string;
  variants: EditionVariant[];
};

export function editionView(edition: Edition, session: string, language: Language): EditionView {
  return {
    edition: edition.edition,
    newest: edition.newest,
    withdrawn: edition.withdrawn_at !== null,
    name: editionName(edition, language),
    date: formatDay(edition.created_at, language),
    path: resultsPath(session, edition.edition),
    variants: edition.variants.map((variant) => ({
      kind: variant.kind,
      name: variantTexts(variant, language).name,
      notes: mapNotes(variant.notes, (note) => ({ name: boundIn(note, language) })),
    })),
  };
}

type ComparedNote = { name: string /** The other edition does not have it. */; alone: boolean };
export type Comparison = {
  editions: [EditionView, EditionView];
  notes: { kind: VariantKind; position: Position; sides: [ComparedNote[], ComparedNote[]] }[];
  /** The answers that differ between the two editions. */
  answers: { theme: string; sides: [string, string] }[];
};

/** Two editions side by side, of this browser's own journey. */
export function compareEditions(one: Edition, other: Edition, session: string, language: Language): Comparison {
  const editions: Comparison["editions"] = [editionView(one, session, language), editionView(other, session, language)];
  return { editions, notes: comparedNotes(editions), answers: comparedAnswers(one, other, language) };
}

function comparedNotes([one, other]: Comparison["editions"]): Comparison["notes"] {
  return one.variants.flatMap(({ kind, notes }) => {
    const others = other.variants.find((variant) => variant.kind === kind)?.notes;
    return positions.map((position): Comparison["notes"][number] => {
      const [left, right] = [notes[position], others?.[position] ?? []];
      const beside = (own: typeof left, against: typeof left): ComparedNote[] =>
        own.map(({ name }) => ({ name, alone: !against.some((note) => note.name === name) }));
      return { kind, position, sides: [beside(left, right), beside(right, left)] };
    });
  });
}

function comparedAnswers(one: Edition, other: Edition, language: Language): Comparison["answers"] {
  if (!one.answers || !other.answers) return [];
  const [left, right] = [mergeAnswers([one.answers]), mergeAnswers([other.answers])];
  return themes
    .filter((theme) => theme !== "custom_name")
    .map((theme): Comparison["answers"][number] => ({
      theme: boundIn(themeWords[theme], language),
      sides: [answerIn(left, theme, language), answerIn(right, theme, language)],
    }))
    .filter(({ sides: [before, after] }) => before !== after);
}

function answerIn(answers: Answers, theme: AnswerKey, language: Language): string {
  const value = answers[theme];
  if (value === undefined) return "–";
  if (typeof value === "number") return `${value} / 10`;
  const words = [value].flat().flatMap((each) => {
    if (theme === "without" && isThing(each)) return thingNames[each][language];
    // A choice that the engine knows nothing of has no word, and moved nothing.
    return answerWord(theme, each)?.[language] ?? (answerValues(theme).length > 0 ? [] : each);
  });
  return words.length > 0 ? unitList(words, language) : "–";
}
