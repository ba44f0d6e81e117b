import type { Sense } from "../../types.ts";
import type { Role, SourceName } from "../language-index.ts";
import type { ReadableId } from "../readable.ts";
import type { Token } from "../tokens.ts";

export type Said = Exclude<Sense, "nothing">;

/** Something that a text names: where, and in which sense. */
export type Mention = {
  thing: ReadableId;
  at: number;
  length: number;
  /** Said with a cue; without one it is named for what its text asks for. */
  said?: Said;
  /** It was refused, and praised afterwards. */
  wasRefused?: boolean;
  /** It was refused by a word of liking: "I dislike oud". */
  isTaste?: boolean;
  /** Said of a list of things, not of a clause. */
  isListed?: boolean;
  /** A cause that nobody named as one: a wish for it weighs more. */
  isSupposed?: boolean;
  /** Somebody else's dislike, which what is named later outweighs. */
  isAnothers?: boolean;
  /** What its word would be by itself: the rose of « poivre noir et rose ». */
  alone?: ReadableId;
  /** Its word asks for a perfume without it: "vegan". */
  isDemanded?: true;
  /** It is no smell but somebody's name, or a part of another name or of a saying. */
  isNothing?: "name" | "saying";
  /** It is excepted from what makes ill. */
  isSpared?: true;
  /** It is said to make nobody ill. */
  isDenied?: true;
};

/** A phrase found in a text: where, and what it means. */
export type Span = { at: number; length: number; mention?: Mention; role?: Role; language?: SourceName };

/** One part of a clause: a thing, a cue, or another word. */
export type Part =
  | { mention: Mention; kind: "smell" | "scene" | "person" }
  | { role: Role; language: SourceName; word: string }
  | "other";
/** What a clause begins behind, and its first word: nothing, a sentence's end, a colon, a dash, a comma, or a "but". */
export type Begin = "sentence" | "colon" | "dash" | "comma" | "but";
export type Clause = {
  begin: Begin;
  word: string;
  /** All its words as written. */
  words: string;
  parts: Part[];
  /** It stands in brackets, and speaks of what stands before them. */
  isAside?: boolean;
};

const isThing = (part: Part | undefined) => typeof part === "object" && "mention" in part;
export const roleOf = (part: Part | undefined) => (typeof part === "object" && "role" in part ? part.role : undefined);
/** The thing that a part names; no cue speaks of a person. */
export const mentionOf = (part: Part | undefined) =>
  typeof part === "object" && "mention" in part && part.kind !== "person" && !part.mention.isNothing
    ? part.mention
    : undefined;
export const isPerson = (part: Part | undefined) =>
  typeof part === "object" && "mention" in part && part.kind === "person";
export const isScene = (part: Part | undefined) =>
  typeof part === "object" && "mention" in part && part.kind === "scene";
export const isLight = (part: Part | undefined) =>
  roleOf(part) === "light" || roleOf(part) === "amount" || isPerson(part);
export const wordIn = (part: Part | undefined) => (typeof part === "object" && "role" in part ? part.word : "");

const bodily: ReadonlySet<ReadableId> = new Set(["skin", "hair", "sweat", "pillow"]);
/** "It irritates my skin": what falls ill is no cause of it. */
export const isBody = ({ thing }: Pick<Mention, "thing">) => bodily.has(thing);

/** Whether what some parts name are places and hours only. */
export const areScenes = (parts: readonly Part[]) =>
  parts.some(isScene) && parts.every((part) => !mentionOf(part) || isScene(part));

/** The mentions of some parts: smells, or where there are none, places and hours; an illness has its cause in smells. */
export function mentionsOf(parts: readonly Part[], sense?: Said): Mention[] {
  const found = parts.filter((part) => mentionOf(part) && !isScene(part));
  const meant = found.length > 0 || sense === "allergy" ? found : parts;
  const mentions = meant.flatMap((part) => mentionOf(part) ?? []);
  const causes = sense === "allergy" ? mentions.filter((one) => !isBody(one)) : [];
  return causes.length > 0 ? causes : mentions;
}

/** A clause that is a mere list of things: a list before it goes on. */
export const isList = (parts: readonly Part[]) =>
  parts.some(mentionOf) &&
  parts.every((part) => isThing(part) || isLight(part) || roleOf(part) === "and" || roleOf(part) === "cause");

export const endsWithThing = (parts: readonly Part[]) =>
  mentionOf(parts.findLast((part) => !isLight(part))) !== undefined;

/** Whether a thing is named between two places of the text. */
export function mentionIn({ at }: Mention, tokens: readonly Token[], from: number, to: number): boolean {
  const start = tokens[at]?.start ?? -1;
  return from <= start && start < to;
}
