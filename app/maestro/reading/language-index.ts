import { keysOf, mapRecord } from "../../encoding/record.ts";
import type { Language } from "../../i18n/languages.ts";
import { allergens } from "../palette/allergens.ts";
import { materials } from "../palette/materials.ts";
import { demands } from "./demands.ts";
import { arabiziGrammar } from "./grammar/arabizi.ts";
import type { Grammar } from "./grammar/grammar.ts";
import { grammars } from "./grammar/grammars.ts";
import { names } from "./names/names.ts";
import { ordinary as arabicOrdinary } from "./ordinary/ar.ts";
import { ordinary as englishOrdinary } from "./ordinary/en.ts";
import { ordinary as frenchOrdinary } from "./ordinary/fr.ts";
import { ordinary as russianOrdinary } from "./ordinary/ru.ts";
import { houses, perfumes } from "./perfumes.ts";
import { type Match, PhraseIndex } from "./phrase-index.ts";
import { type ReadableId, thingOf } from "./readable.ts";
import { systematicNamesOf } from "./systematic-names.ts";
import { type ThingId, things } from "./things.ts";
import type { Token } from "./tokens.ts";
import { inLatinLetters } from "./transliteration.ts";
import { arabiziSpellings } from "./vocabulary/arabizi.ts";
import { vocabularies } from "./vocabulary/vocabularies.ts";
import type { Spellings } from "./vocabulary/vocabulary.ts";
import type { Word } from "./word.ts";

/** What a phrase does in a text, beside naming a thing. */
const roles = [
  "healthy",
  "correction",
  "nothing",
  "hostile",
  "not",
  "want",
  "wantAfter",
  "refuse",
  "refuseAfter",
  "except",
  "instead",
  "without",
  "allergy",
  "allergyAfter",
  "same",
  "but",
  "named",
  "namedAfter",
  "tint",
  "tintAfter",
  "and",
  "amount",
  "light",
] as const satisfies readonly (keyof Grammar)[];
/** Words that say something only beside one another. */
const halves = [
  "body",
  "reaction",
  "tears",
  "likeness",
  "bad",
  "preferring",
  "than",
  "cause",
] as const satisfies readonly (keyof Grammar)[];
export type Half = (typeof halves)[number];
export type Role = (typeof roles)[number] | "cause";
export type Meaning =
  | { thing: ReadableId; isDemanded?: true; role?: never }
  | { role: Role; thing?: never; isDemanded?: never };

/** What is looked up in one way to write; where no `ordinary` words are known, no wrong letter is forgiven. */
type Source = { grammar: Grammar; words: Spellings; demanded?: Spellings; ordinary?: string };

/** A name of several words, which no other thing has. */
const ownName = /^\p{L}[\p{L}\p{M}-]+(?: [\p{L}\p{M}-]+)+$/u;

/** What each thing is called: whatever the list of words lacks, the name that is shown is read. */
const wordsOf = (language: Language) =>
  mapRecord(vocabularies[language], (words, thing) => {
    const name = names[language][thing];
    return ownName.test(name) ? `${words}, ${name.toLowerCase().replaceAll("-", " ")}` : words;
  });

/** The CAS numbers of the allergens that a label calls a thing by, and of the material that it is, in words: "120 51 4". */
function casNumbersOf(thing: ThingId): string[] {
  const { entries, material, near } = thingOf(thing);
  const own = near ? [] : materials.flatMap(({ id, cas }) => (id === material ? (cas ?? []) : []));
  const labelled = allergens.flatMap(({ entry, cas }) => (entries?.includes(entry) ? cas : []));
  return [...own, ...labelled].map((one) => one.replaceAll("-", " "));
}

/** A number of eugenol's is eugenol's before it is cloves' or all phenols'. */
const breadthOf = (thing: ThingId) =>
  thing === thingOf(thing).material ? 0 : 1 + (thingOf(thing).entries?.length ?? 0);
const narrowestFirst = keysOf(things).toSorted((one, other) => breadthOf(one) - breadthOf(other));

/** The ways to write in which texts are read; two of them are a language in Latin letters. */
const sources = {
  en: {
    functionWords: grammars.en.functionWords,
    read: () => ({ grammar: grammars.en, words: wordsOf("en"), demanded: demands.en, ordinary: englishOrdinary }),
  },
  fr: {
    functionWords: grammars.fr.functionWords,
    read: () => ({ grammar: grammars.fr, words: wordsOf("fr"), demanded: demands.fr, ordinary: frenchOrdinary }),
  },
  arabizi: {
    functionWords: arabiziGrammar.functionWords,
    read: () => ({ grammar: arabiziGrammar, words: arabiziSpellings }),
  },
  russianInLatin: {
    functionWords: inLatinLetters(grammars.ru.functionWords),
    read: () => ({
      grammar: mapRecord(grammars.ru, inLatinLetters),
      words: mapRecord(wordsOf("ru"), inLatinLetters),
    }),
  },
  ru: {
    functionWords: grammars.ru.functionWords,
    read: () => ({ grammar: grammars.ru, words: wordsOf("ru"), demanded: demands.ru, ordinary: russianOrdinary }),
  },
  ar: {
    functionWords: grammars.ar.functionWords,
    read: () => ({ grammar: grammars.ar, words: wordsOf("ar"), demanded: demands.ar, ordinary: arabicOrdinary }),
  },
} as const satisfies Record<string, { functionWords: string; read: () => Source }>;
export type SourceName = keyof typeof sources;

/** Everything that is looked up in one language. */
type Lookup = {
  phrases: PhraseIndex<Meaning>;
  names: PhraseIndex<true>;
  halves: PhraseIndex<Half>;
  /** Whether a phrase tells of an illness, or only sounds so. */
  symptoms: PhraseIndex<boolean>;
};

function lookupOf({ grammar, words, demanded = {}, ordinary }: Source): Lookup {
  const phrases = new PhraseIndex<Meaning>(grammar.suffixes, ordinary);
  const names = new PhraseIndex<true>(grammar.suffixes);
  names.add(grammar.names, true);
  const found = new PhraseIndex<Half>(grammar.suffixes);
  for (const half of halves) found.add(grammar[half], half);
  const symptoms = new PhraseIndex<boolean>(grammar.suffixes);
  symptoms.add(grammar.symptom, true);
  symptoms.add(grammar.harmless, false);
  for (const role of roles) phrases.add(grammar[role], { role });
  phrases.add(houses, { role: "nothing" });
  for (const thing of keysOf(perfumes)) phrases.add(perfumes[thing].words, { thing });
  // Digits are no other language's.
  for (const thing of grammar === grammars.ru || grammar === grammars.ar ? [] : narrowestFirst) {
    for (const number of casNumbersOf(thing)) phrases.add(number, { thing });
    phrases.add(systematicNamesOf(thing), { thing });
  }
  for (const thing of keysOf(words)) {
    phrases.add(words[thing] ?? "", { thing }, ordinary !== undefined && !thingOf(thing).person);
  }
  for (const thing of keysOf(demanded)) phrases.add(demanded[thing] ?? "", { thing, isDemanded: true });
  return { phrases, names, halves: found, symptoms };
}

/** One language. Its phrases take a while to index, so that is done when first a text may be in it. */
class LanguageIndex {
  readonly name: SourceName;
  readonly functionWords: ReadonlySet<string>;
  readonly #read: () => Source;
  #lookup: Lookup | undefined;

  constructor(name: SourceName, { functionWords, read }: { functionWords: string; read: () => Source }) {
    this.name = name;
    this.functionWords = new Set(functionWords.split(/\s+/u));
    this.#read = read;
  }

  #made(): Lookup {
    this.#lookup ??= lookupOf(this.#read());
    return this.#lookup;
  }
  get phrases(): PhraseIndex<Meaning> {
    return this.#made().phrases;
  }
  get names(): PhraseIndex<true> {
    return this.#made().names;
  }
  get halves(): PhraseIndex<Half> {
    return this.#made().halves;
  }
  get symptoms(): PhraseIndex<boolean> {
    return this.#made().symptoms;
  }
}

const indexes = mapRecord(sources, (source, name) => new LanguageIndex(name, source));

const ofScript = { arabic: [indexes.ar], cyrillic: [indexes.ru], symbol: [indexes.en] };

const glued = /^(?:[cdjlmnst]|qu)[aeiouyhàâéèêëîïôœ]/u;
const shortestElided = 4;
const longestPhrase = 6;
const latinSources = ["en", "fr", "arabizi", "russianInLatin"] as const satisfies readonly SourceName[];
type LatinSource = (typeof latinSources)[number];

/** A text with so few function words of any language may be in each. */
const fewFunctionWords = 1;
/** A digit among letters stands for an Arabic one. */
const arabiziLetter = /\p{L}[23567]|[23567]\p{L}/u;

/** Of which languages in Latin letters a word is a function word, and whether it is Arabic in them. */
type Tells = { functionOf: readonly LatinSource[]; isArabizi: boolean };
const knownTells = new WeakMap<Word, Tells>();
function tellsOf(word: Word): Tells {
  const known = knownTells.get(word);
  if (known) return known;
  const functionOf = latinSources.filter((name) => indexes[name].functionWords.has(word.written));
  const tells = { functionOf, isArabizi: arabiziLetter.test(word.written) };
  knownTells.set(word, tells);
  return tells;
}

/** A phrase that was found, and in which language. */
type Found = Match<Meaning> & { language: SourceName };

/** The languages that the words of a text may belong to. */
export class Languages {
  readonly #latin: readonly LanguageIndex[];

  /**
   * Of the languages in Latin letters, those of which the text has the most function words, as "pain" is bread in French
   * and an ache in English; English and French alike where it has hardly any.
   */
  constructor(tokens: readonly Token[]) {
    const counts = { en: 0, fr: 0, arabizi: 0, russianInLatin: 0 };
    let [hasLatin, hasArabizi] = [false, false];
    for (const { script, word } of tokens) {
      if (script !== "latin") continue;
      hasLatin = true;
      const { functionOf, isArabizi } = tellsOf(word);
      for (const name of functionOf) counts[name]++;
      if (!isArabizi) continue;
      counts.arabizi++;
      hasArabizi = true;
    }
    const most = Math.max(...latinSources.map((name) => counts[name]));
    const isAny = (name: LatinSource) => most <= fewFunctionWords && (name === "en" || name === "fr");
    this.#latin = !hasLatin
      ? []
      : latinSources
          .filter((name) => counts[name] === most || (name === "arabizi" && hasArabizi) || isAny(name))
          .sort((one, other) => counts[other] - counts[one])
          .map((name) => indexes[name]);
  }

  #of({ script }: Token): readonly LanguageIndex[] {
    return script === "latin" ? this.#latin : ofScript[script];
  }

  /** The longest phrase that begins at `tokens[at]`; a word that is found in no language may have one wrong letter. */
  matchAt(tokens: readonly Token[], at: number): Found | undefined {
    const token = tokens[at];
    if (!token) return undefined;
    let best: Found | undefined;
    for (const { name, phrases } of this.#of(token)) {
      const match = phrases.matchAt(tokens, at);
      if (match && (!best || match.size > best.size)) best = { ...match, language: name };
    }
    if (best || token.script === "symbol") return best;
    const elided = this.#elidedAt(tokens, at);
    if (elided) return { ...elided, language: "fr" };
    // An ear is no misspelt thing.
    if (this.halfAt(tokens, at)) return undefined;
    for (const { name, phrases } of this.#of(token)) {
      const near = phrases.nearTo(token);
      if (near) return { ...near, language: name };
    }
    return undefined;
  }

  /** The thing that a single word names by itself. */
  thingAt(tokens: readonly Token[], at: number): Meaning | undefined {
    const token = tokens[at];
    if (!token) return undefined;
    return this.#of(token)
      .map(({ phrases }) => phrases.matchAt([token], 0)?.meaning)
      .find((meaning) => meaning?.thing);
  }

  /** The thing that some words name together, and no fewer of them. */
  nameOf(words: readonly Token[]): ReadableId | undefined {
    const [first, ...others] = words;
    if (!first) return undefined;
    const name = [first, ...others.map((token) => ({ ...token, gap: " " }))];
    for (const { phrases } of this.#of(first)) {
      const match = phrases.matchAt(name, 0);
      if (match?.length === name.length && match.size > 1 && match.meaning.thing) return match.meaning.thing;
    }
    return undefined;
  }

  /** The kind of a thing that its noun and an adjective elsewhere name together, in the one order or the other. */
  kindOf(tokens: readonly Token[], noun: number, adjective: number): ReadableId | undefined {
    const [named, described] = [tokens[noun], tokens[adjective]];
    if (!named || !described) return undefined;
    for (const [one, other] of [
      [described, named],
      [named, described],
    ] as const) {
      const pair = [one, { ...other, gap: " " }];
      for (const { phrases } of this.#of(one)) {
        const match = phrases.matchAt(pair, 0);
        if (match?.length === 2 && match.meaning.thing) return match.meaning.thing;
      }
    }
    return undefined;
  }

  /** The half of a pair that begins at `tokens[at]`. */
  halfAt(tokens: readonly Token[], at: number): { half: Half; length: number; language: SourceName } | undefined {
    const token = tokens[at];
    if (!token) return undefined;
    for (const { name, halves } of this.#of(token)) {
      const match = halves.matchAt(tokens, at);
      if (match) return { half: match.meaning, length: match.length, language: name };
    }
    return undefined;
  }

  /** Of the phrase of a symptom that begins at `tokens[at]`, so many tokens as it has, and whether it tells of an illness. */
  symptomAt(tokens: readonly Token[], at: number): { isIll: boolean; length: number } | undefined {
    const token = tokens[at];
    if (!token) return undefined;
    const found = this.#of(token).flatMap(({ symptoms }) => symptoms.matchAt(tokens, at) ?? []);
    const [longest] = found.sort((one, other) => other.length - one.length);
    return longest && { isIll: longest.meaning, length: longest.length };
  }

  /** French as it is typed in haste: « lherbe », « jadore ». */
  #elidedAt(tokens: readonly Token[], at: number): Match<Meaning> | undefined {
    const token = tokens[at];
    const french = indexes.fr;
    if (!token || !this.#latin.includes(french) || !glued.test(token.written)) return undefined;
    const others = tokens.slice(at + 1, at + longestPhrase);
    const spellings = token.word.spellings.map((spelling) => spelling.replace(/^(?:qu|.)/u, ""));
    const bare = { ...token, word: { ...token.word, bare: [], spellings, forms: spellings } };
    const match = french.phrases.matchAt([bare, ...others], 0);
    return match && match.stem >= shortestElided ? match : undefined;
  }

  /** Whether a word is also the name of people. */
  isName(tokens: readonly Token[], at: number): boolean {
    const token = tokens[at];
    return token !== undefined && this.#of(token).some(({ names }) => names.matchAt(tokens, at)?.length === 1);
  }
}
