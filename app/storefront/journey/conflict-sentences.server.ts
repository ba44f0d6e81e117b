import type { TFunction } from "i18next";
import { bindWords } from "../../i18n/bind-words.ts";
import { type Language, languageFacts } from "../../i18n/languages.ts";
import type { Conflict, Loss } from "../../maestro/feasibility.ts";
import { thingOf } from "../../maestro/reading/readable.ts";
import type { Family, MaterialId, ThingId } from "../../maestro/types.ts";
import { joinWith } from "../../maestro/words/description/lists.ts";
import { materialNouns } from "../../maestro/words/materials.ts";
import { smellFormsIn } from "../../maestro/words/smell-forms.ts";
import { thingNoun } from "../../maestro/words/thing-nouns.ts";
import { quoted } from "../perfume/quoted.ts";
import { forgoingValue, settlingValue } from "./changes.server.ts";

/** A button that settles something at one press. */
export type Press = { text: string; value: string };

/** How things and smells are called in the sentences of a language. */
export type Names = ReturnType<typeof namesIn>;

/** A name as it is compared with what was typed: whatever its apostrophes, and without an Arabic article. */
const plain = (words: string) => words.toLowerCase().replaceAll("’", "'").replace(/^ال/u, "");

/** "without cinnamon or clove", « sans cannelle ni girofle »: where a list stands that things are left out by. */
const joint = { ar: " أو ", en: "or", fr: "ni", ru: "и" } as const satisfies Record<Language, string>;

/** Russian plurals that end as feminine nouns do in the singular. */
const plurals: ReadonlySet<string> = new Set(["благовония", "чернила", "лекарства"]);

/** Винительный: аллергия на корицу, на чёрную смородину, на масло розы. Nothing but feminine nouns is changed by it. */
function accusative(name: string): string {
  const words = name.split(" ");
  if (plurals.has(name) || !words.every((word) => /[ая]$/u.test(word))) return name;
  return words
    .map((word) => word.replace(/а$/u, "у").replace(/ая$/u, "ую").replace(/яя$/u, "юю").replace(/я$/u, "ю"))
    .join(" ");
}

/** @param ill what is told of as an allergy or an illness */
export function namesIn(language: Language, ill: ReadonlySet<ThingId>) {
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
    /** What is not borne, as it stands after "your allergy to". */
    illnesses: (ids: readonly ThingId[]) =>
      list.format(ids.map((id) => (language === "ru" ? accusative(name(id)) : name(id)))),
    isIll: (id: ThingId) => ill.has(id),
    /** Whether things are left out for the sake of health and of nothing else. */
    areIll: (ids: readonly ThingId[]) => ids.length > 0 && ids.every((id) => ill.has(id)),
  };
}

/** What there is instead, of things that are near; and that there is nothing. */
const insteadOf = (ids: readonly MaterialId[], t: TFunction<"told">, { smells }: Names): string[] =>
  ids.length > 0 ? [t("conflicts.instead", { instead: smells.alone(ids) })] : [];

/** What stands first: for whose sake something is not to be had. */
export const whyLost = (because: readonly ThingId[], t: TFunction<"told">, names: Names): string =>
  names.areIll(because)
    ? t("why.illness", { things: names.illnesses(because) })
    : t("why.left_out", { things: names.things(because) });

/** What a thing and what goes with it have in common, in one sentence. */
function sharedSentence({ because, shared }: Loss, t: TFunction<"told">, names: Names): string[] {
  const [most] = shared;
  if (!most) return [];
  const { of, smells } = most;
  const held = { of: names.name(of), smells: names.smells.alone(smells) };
  if (of === because) return [t("conflicts.holds_it", held)];
  if (isCategory(because)) return [capitalise(t("conflicts.shares_kind", { ...held, thing: names.name(because) }))];
  const nouns = smells.map((id) => materialNouns[id][names.language]);
  const all = [...new Set([nounBeside(because, names), ...nouns])].slice(0, mostShared);
  if (all.length === 1) return [];
  return [capitalise(t("conflicts.shares", { of: names.name(of), smells: names.all(all) }))];
}
const mostShared = 5;

/** A whole kind, essential oils, the mixture of a patch test: a name for many, and no smell to stand beside others. */
const isCategory = (thing: ThingId): boolean => {
  const { key, whole, entries = [] } = thingOf(thing);
  return whole === true || (!key && entries.length > 1);
};

/** A thing as it is called beside smells, which in Arabic have their article. */
function nounBeside(thing: ThingId, { language, name }: Names): string {
  const { material } = thingOf(thing);
  if (material) return materialNouns[material][language];
  return language === "ar" && /^(?!ال)\S+$/u.test(name(thing)) ? `ال${name(thing)}` : name(thing);
}

const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** What cannot be or is poorer; nothing of a wish that cannot be: its line of the list says so. */
export function conflictSentence(
  { wish, isImpossible, because, instead }: Conflict,
  t: TFunction<"told">,
  names: Names,
): string[] {
  if (isImpossible && "thing" in wish) return [];
  const why = whyLost(because, t, names);
  const isIll = names.areIll(because);
  const left = names.things(because);
  if ("thing" in wish) {
    const said = names.wish(wish.thing, wish.word);
    const poorer = isIll
      ? t("conflicts.poorer_ill", { why, wish: said })
      : t("conflicts.poorer", { wish: said, because: left });
    return [[poorer, ...insteadOf(instead, t, names)].join(" ")];
  }
  const degree = isImpossible ? "impossible" : "poorer";
  const chosen = isIll
    ? t(`conflicts.family.${degree}_ill`, { why, of: t(`of.${wish.family}`) })
    : t(`conflicts.family.${degree}`, { wish: t(`chosen.${wish.family}`), because: left });
  return [[chosen, ...insteadOf(instead, t, names)].join(" ")];
}

export function lossSentence(loss: Loss, t: TFunction<"told">, names: Names): string[] {
  const { because: thing, takes, emptying, emptiedBy, loses, replaced, instead } = loss;
  const { smells } = names;
  const why = whyLost([thing], t, names);
  const kinds = takes.filter((kind) => kind !== thing);
  // Where all that they hold is said to be left out, it needs no second naming.
  const held = emptiedBy.every((one) => emptying.includes(one)) ? [] : emptiedBy;
  const gone = [
    ...(loses.length > 0 ? [t("conflicts.loss", { why, loses: smells.none(loses) })] : []),
    ...(kinds.length > 0
      ? [
          t(held.length > 0 ? "conflicts.takes_held" : "conflicts.takes", {
            why: whyLost(emptying, t, names),
            takes: names.all(kinds.map((kind) => t(`of.${kind}`))),
            of: names.any(held.map(names.name)),
          }),
        ]
      : []),
    // That nothing is left of the musk without musk goes without saying.
    ...(kinds.length < takes.length ? [t("conflicts.thinner", { why })] : []),
  ];
  const stands = replaced
    ? [t("conflicts.replaced", { why, lost: smells.placeOf(replaced.lost), by: smells.smelled(replaced.by) })]
    : [];
  // Where nothing is gone, what stands in for it is all there is to say.
  const others = gone.length > 0 ? insteadOf(instead, t, names) : [];
  const all = [...gone, ...others, ...stands, ...sharedSentence(loss, t, names)];
  return all.length > 0 ? [all.join(" ")] : [];
}

/** The press that lets a thing in that is left out. */
export const allowing = (thing: ThingId, t: TFunction<"told">, { name, language }: Names): Press => ({
  text: bindWords(t("too_little.allow", { name: name(thing) }), language),
  value: settlingValue("lift", thing),
});

/** The press that gives up chosen scents of which nothing is left. */
export const forgoing = (families: readonly Family[], t: TFunction<"told">, { all, language }: Names): Press => ({
  text: bindWords(t("too_little.forgo", { of: all(families.map((family) => t(`of.${family}`))) }), language),
  value: forgoingValue(families),
});

/** What is said of a wish that the exclusions take, in its line of the list; what makes ill is let in by no press. */
export function takenLine(
  conflict: Conflict,
  t: TFunction<"told">,
  names: Names,
): [ThingId, { said: string; presses: Press[]; because: ThingId[] }][] {
  const { wish, isImpossible, because, instead } = conflict;
  if (!isImpossible || !("thing" in wish)) return [];
  const isIll = because.some(names.isIll);
  // Of a place nothing comes near as a smell does.
  const nothingNear = thingOf(wish.thing).scene ? [] : [t("conflicts.nothing_near")];
  const said = [
    names.areIll(because)
      ? t("conflicts.impossible_ill", { why: whyLost(because, t, names) })
      : t("conflicts.impossible", { because: names.things(because) }),
    ...(instead.length > 0 ? insteadOf(instead, t, names) : nothingNear),
  ].join(" ");
  const presses = isIll ? [] : because.map((thing) => allowing(thing, t, names));
  return [[wish.thing, { said: bindWords(said, names.language), presses, because }]];
}
