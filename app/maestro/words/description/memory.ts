import { keysOf } from "../../../encoding/record.ts";
import type { Script } from "../../reading/spelling.ts";
import type { Language, MaterialId } from "../../types.ts";
import { thingNoun } from "../thing-nouns.ts";
import type { Context } from "./context.ts";
import type { Template } from "./phrasebook.ts";
import type { Claim, LackedKey, Remembered } from "./remembered.ts";
import { unlessPourable } from "./templates.ts";

type OfQuote = readonly ((quote: string) => string)[];
type OfNotes = readonly ((quote: string, materials: readonly MaterialId[]) => string)[];
type OfThing = readonly ((
  quote: string,
  materials: readonly MaterialId[],
  near: readonly MaterialId[],
  thing: string,
) => string)[];

/** Sentences that need nothing but a memory, in as many ways as there are templates of them; the letters of a session share none. */
type Spare = readonly [readonly string[], readonly string[]];

/** A language's sentences about a memory, by what may be claimed. `quote` is the visitor's own. */
export type MemorySentences = {
  script: Script;
  /** It was read; nothing is claimed of the bottle. */
  read: OfQuote;
  /** The same where nothing was poured for it: no bottle holds it. */
  beyond: OfQuote;
  /** It refuses something, and none of that was poured. */
  refused: OfQuote;
  /** What the language calls each thing that other notes come nearest to, as `mixedFor` and `restFor` take it. */
  lacking: Record<LackedKey, string>;
  /** What was poured for it. */
  poured: OfNotes;
  /** What was poured for it its layers name. */
  named: OfQuote;
  /** What answers it its layers name, though it may be there for another reason. */
  inLayer: OfQuote;
  /** The same, and beside it these answer the rest of the words. */
  besides: OfNotes;
  /** These are a part of it, and others come nearest to the rest. */
  mixed: readonly ((quote: string, materials: readonly MaterialId[], near: readonly MaterialId[]) => string)[];
  /** A part of it its layers name, and these come nearest to the rest. */
  rest: OfNotes;
  /** The same two where the rest is one thing that has a word of its own. */
  mixedFor: OfThing;
  restFor: OfThing;
  /** These are a part of it, and the rest has no note. */
  partly: OfNotes;
  /** These answer a part of it or come near it, and the rest has no note. In the places of `partly`, way by way. */
  partlyNear: OfNotes;
  /** A part of it its layers name, and the rest has no note. */
  partlyNamed: OfQuote;
  /** The palette lacks it, and this comes nearest. */
  nearest: OfNotes;
  /** It was read, and can neither be quoted nor be called by a word of ours: a person, a long phrase, what is merely near. */
  unnamed: Spare;
  /** The same where it only refuses. */
  unwanted: Spare;
};

/** Two templates in one place: what fits the one does not fit the other. */
const eitherOf =
  (one: Template, other: Template): Template =>
  (context) =>
    one(context) ?? other(context);

/** The templates of the memory slot. A sentence claims of the bottle only what answers the visitor's words. */
export function memoryTemplates({
  script,
  lacking,
  beyond,
  unnamed,
  unwanted,
  partlyNear,
  ...sentences
}: MemorySentences): readonly Template[] {
  const when =
    (kind: Claim, write: (remembered: Remembered) => string): Template =>
    ({ remembered, claim }: Context) =>
      remembered && claim === kind && remembered.script === script ? write(remembered) : null;
  const partlyNearIn = (way: number): Template =>
    when(
      "partlyNear",
      ({ quote, itself, near }) => partlyNear[way % partlyNear.length]?.(quote, [...itself, ...near]) ?? "",
    );
  return [
    ...keysOf(sentences).flatMap((kind) =>
      sentences[kind].map((write, way) => {
        const template = when(kind, ({ quote, itself, near, lacked }) =>
          write(quote, itself.length > 0 ? itself : near, near, lacked ? lacking[lacked] : ""),
        );
        return kind === "partly" ? eitherOf(template, partlyNearIn(way)) : template;
      }),
    ),
    ...beyond.map((write) => unlessPourable(when("read", ({ quote }) => write(quote)))),
    ...([0, 1] as const).map(
      (way): Template =>
        ({ hasMemory, remembered, memoryKey, memoryMaterial, memoryTurn = 0 }) => {
          if (!hasMemory || memoryKey || memoryMaterial || remembered?.script === script) return null;
          const fitting = remembered?.refused ? unwanted[way] : unnamed[way];
          return fitting[memoryTurn % fitting.length] ?? null;
        },
    ),
  ];
}

type OfThings = readonly [(names: readonly string[]) => string, (names: readonly string[]) => string];

/** A language's sentences about what was left out, by the names of the things. The letters of a session take one in two. */
export type WithoutSentences = {
  language: Language;
  /** What stands in the place of all that is not named, at the end of the list. */
  rest: string;
  /** Something of it must not be in the perfume: none of it was poured, and the ingredients are to be read. */
  hard: OfThings;
  /** It is disliked. */
  disliked: OfThings;
};

export const withoutTemplates = ({ language, rest, hard, disliked }: WithoutSentences): readonly Template[] =>
  [true, false].flatMap((isHard) =>
    (isHard ? hard : disliked).map(
      (write): Template =>
        ({ without }) => {
          if (without?.isHard !== isHard) return null;
          const names = without.things.map((thing) => thingNoun(thing, language));
          return write(without.isMore ? [...names, rest] : names);
        },
    ),
  );
