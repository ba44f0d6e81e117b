import type { TFunction } from "i18next";
import { bindWords } from "../../i18n/bind-words.ts";
import { type Language, languageFacts } from "../../i18n/languages.ts";
import type { Conflict, Loss } from "../../maestro/feasibility.ts";
import type { MaterialId, ThingId } from "../../maestro/types.ts";
import { joinWith } from "../../maestro/words/description/lists.ts";
import { smellFormsIn } from "../../maestro/words/smell-forms.ts";
import { thingNoun } from "../../maestro/words/thing-nouns.ts";
import { quoted } from "../perfume/quoted.ts";
import { settlingValue } from "./changes.server.ts";

/** A button that settles something at one press. */
export type Press = { text: string; value: string };

/** How things and smells are called in the sentences of a language. */
export type Names = ReturnType<typeof namesIn>;

/** A name as it is compared with what was typed: whatever its apostrophes, and without an Arabic article. */
const plain = (words: string) => words.toLowerCase().replaceAll("’", "'").replace(/^ال/u, "");

/** "without cinnamon or clove", « sans cannelle ni girofle »: where a list stands that things are left out by. */
const joint = { ar: " أو ", en: "or", fr: "ni", ru: "и" } as const satisfies Record<Language, string>;

export function namesIn(language: Language) {
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
export function reasonFor(
  shared: readonly ThingId[],
  because: readonly ThingId[],
  t: TFunction<"told">,
  names: Names,
): string[] {
  if (shared.length === 0) return [];
  if (shared.every((thing) => because.includes(thing))) return [t("conflicts.holds_it")];
  return [t("conflicts.shares", { of: names.any(shared.map(names.name)) })];
}

/** What cannot be or is poorer; nothing of a wish that cannot be: its line of the list says so. */
export function conflictSentence(
  { wish, isImpossible, because, shared, instead }: Conflict,
  t: TFunction<"told">,
  names: Names,
): string[] {
  if (isImpossible && "thing" in wish) return [];
  const said =
    "family" in wish
      ? t(`conflicts.family.${isImpossible ? "impossible" : "poorer"}`, {
          wish: t(`chosen.${wish.family}`),
          because: names.things(because),
        })
      : t("conflicts.poorer", { wish: names.wish(wish.thing, wish.word), because: names.things(because) });
  return [[said, ...reasonFor(shared, because, t, names), ...insteadOf(instead, t, names)].join(" ")];
}

export function lossSentence(
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

/** The press that lets a thing in that is left out. */
export const allowing = (thing: ThingId, t: TFunction<"told">, { name, language }: Names): Press => ({
  text: bindWords(t("too_little.allow", { name: name(thing) }), language),
  value: settlingValue("lift", thing),
});

/** What is said of a wish that the exclusions take, in its line of the list. */
export function takenLine(
  conflict: Conflict,
  t: TFunction<"told">,
  names: Names,
): [ThingId, { said: string; presses: Press[] }][] {
  const { wish, isImpossible, because, shared, instead } = conflict;
  if (!isImpossible || !("thing" in wish)) return [];
  const said = [
    t("conflicts.impossible", { because: names.things(because) }),
    ...reasonFor(shared, because, t, names),
    ...insteadOf(instead, t, names),
  ].join(" ");
  return [
    [wish.thing, { said: bindWords(said, names.language), presses: because.map((thing) => allowing(thing, t, names)) }],
  ];
}
