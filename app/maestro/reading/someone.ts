import type { Languages } from "./language-index.ts";
import { type ReadableId, thingOf } from "./readable.ts";
import type { Span } from "./senses/parts.ts";
import type { Token } from "./tokens.ts";

const capitalised = /^\p{Lu}\p{Ll}/u;
const patronymic = /^\p{Lu}\p{Ll}+(?:(?:овн|евн|ичн)(?:а|ы|е|у|ой|ою)|(?:ович|евич|ьич)(?:а|у|ем|е)?)$/u;
const sentenceEnd = /[.!?…:;\n"“”„«»()—–]/u;
const titles = new Set("mr mrs ms miss mister dr madame mme mademoiselle mlle monsieur m".split(" "));
const articles = new Set("the a an l le la les un une des du de d".split(" "));
/** «мамины розы»: hers, and no name. */
const russianOwner = /[иы]н(?:а|ы|у|о|ой|ых|ым|ыми|ого|ому|ом|ою)?$/u;
/** Behind these somebody says who they are. */
const introducing =
  /(?<!\p{L})(?:moi,? c['’]?est|je suis|i['’]?m|i am|this is|c['’]?est|меня зовут|я|это|انا|أنا)\s+$/iu;
const russianSurname = /(?:[оеё]в|[иы]н)(?:а|у|ой|ым|е)?$/u;
const elders: ReadonlySet<ReadableId> = new Set(["mother", "father", "grandmother", "grandfather"]);
const owning = new Set("my our ma mon notre моя мой наша наш".split(" "));
/** What people do, and flowers do not. */
const doing = new Set(
  `wants loves likes hates says said thinks adores turned asked wears veut aime adore déteste dit pense porte
  хочет любит обожает ненавидит говорит сказала просит носит`.split(/\s+/),
);
/** What may stand between a name and the person who bears it. */
const apposition = new Set(
  `is was are were and my our his her their the best big little elder younger older twin dear
  est etait et meilleur meilleure ma mon mes notre nos sa son la le les ta ton petite grande grand petit
  two three four both deux trois quatre две два три четыре обе
  и это моя мой мои наша наш наши его ее её`.split(/\s+/),
);

/**
 * Recognises people whose name is also the word for a smell: "my daughter Amber", "Elon Musk", «Роза Марковна», «тётя
 * роза», "amber is my sister". A capital letter decides only in the middle of a sentence, and only in a text that also
 * has words without.
 * @returns a function that says whether the phrase at an index of `spans` is somebody's name
 */
export function someoneIn(
  text: string,
  tokens: readonly Token[],
  spans: readonly Span[],
  languages: Languages,
): (index: number) => boolean {
  const typed = (at: number) => text.slice(tokens[at]?.start, tokens[at]?.end ?? 0);
  const isKnown = (token: number) => spans.some(({ at, length }) => at <= token && token < at + length);
  const isPerson = (index: number) => {
    const thing = spans[index]?.mention?.thing;
    return thing !== undefined && (thingOf(thing).person ?? false);
  };
  const touches = (at: number) => /^\s+$/u.test(tokens[at]?.gap ?? "");
  /** A capitalised word that is no thing, beside a name: a surname. */
  const isSurname = (at: number) => capitalised.test(typed(at)) && !isKnown(at);
  const isOwnerAt = (at: number) => (tokens[at]?.possessive ?? false) || russianOwner.test(tokens[at]?.written ?? "");
  let tells: boolean | undefined;
  const capitalsTell = () => {
    tells ??= tokens.some(({ script }, at) => script !== "symbol" && at > 0 && !/^\p{Lu}/u.test(typed(at)));
    return tells;
  };
  /** «у бабушки розы росли»: a Russian name in small letters stands in the nominative. */
  const mayBeName = (at: number) => tokens[at]?.script !== "cyrillic" || /^\p{Lu}|[аяьоен]$/u.test(typed(at));
  /** The person that stands behind a thing: "Amber, my sister", "amber is my sister", « marguerite la voisine ». */
  const isPersonAfter = (index: number) => {
    const from = (spans[index]?.at ?? 0) + 1;
    const after = spans.findIndex(({ at, mention }) => at >= from && mention && thingOf(mention.thing).person);
    const to = spans[after]?.at;
    if (to === undefined || tokens[to]?.possessive || to - from > 3) return false;
    // "saffron and rose, my sisters wedding"
    const isOwner = /^[a-z]+s$/u.test(tokens[to]?.written ?? "") && tokens[to + 1]?.gap === " ";
    if (isOwner && spans.some(({ at, mention }) => at === to + 1 && mention)) return false;
    const between = tokens.slice(from, to);
    if (!between.every(({ written }) => apposition.has(written))) return false;
    if ([...between, tokens[to]].some((token) => token && sentenceEnd.test(token.gap))) return false;
    // "jasmine, my mother" is a list, and «ياسمين جدتي» her flower.
    const isElder = elders.has(spans[after]?.mention?.thing ?? "rose");
    return capitalised.test(typed(from - 1)) || !isElder;
  };
  /** "Violet and Heather, my sisters": the first is a name as the second is. */
  const isPairedName = (index: number) => {
    const [and, other] = [spans[index + 1], spans[index + 2]];
    const isJoined = and?.role === "and" && other?.at === (spans[index]?.at ?? 0) + 2;
    return isJoined && languages.isName(tokens, other.at) && isPersonAfter(index + 2);
  };

  /** « tonton Cèdre », «Вика Вишнёва»: a capital in the middle of a sentence, behind a person or a first name. */
  const isCapitalisedName = (index: number) => {
    const { at } = spans[index] ?? { at: 0 };
    if (at === 0 || !touches(at) || !capitalised.test(typed(at)) || !capitalsTell()) return false;
    const previous = spans[index - 1];
    const isBehindPerson =
      isPerson(index - 1) && previous && previous.at + previous.length === at && !isOwnerAt(at - 1);
    return isBehindPerson || (russianSurname.test(typed(at)) && isSurname(at - 1));
  };

  /** "My Lily wants to smell like a mermaid": somebody's own, who does what only people do. */
  const isOnesOwn = (at: number) =>
    capitalised.test(typed(at)) &&
    capitalsTell() &&
    touches(at) &&
    touches(at + 1) &&
    owning.has(tokens[at - 1]?.written ?? "") &&
    doing.has(tokens[at + 1]?.written ?? "");

  /** « ma femme, Rose, elle adore le jasmin », « Moi c'est Jasmine » */
  const isApposed = (index: number) => {
    const { at } = spans[index] ?? { at: 0 };
    if (at === 0 || !capitalised.test(typed(at)) || !capitalsTell()) return false;
    const previous = spans[index - 1];
    const isBehindPerson = isPerson(index - 1) && previous && previous.at + previous.length === at;
    const isBetweenCommas =
      /^\s*[,،]\s*$/u.test(tokens[at]?.gap ?? "") && /^\s*[,،.]/u.test(tokens[at + 1]?.gap ?? ".");
    return (isBehindPerson && isBetweenCommas) || (touches(at) && introducing.test(text.slice(0, tokens[at]?.start)));
  };

  return (index) => {
    const span = spans[index];
    if (!span || span.length > 1) return false;
    if (isCapitalisedName(index)) return true;
    if (!languages.isName(tokens, span.at)) return false;
    if (isApposed(index) || isOnesOwn(span.at)) return true;
    const { at } = span;
    const next = at + 1;
    if (touches(next) && patronymic.test(typed(next))) return true;
    const before = tokens[at - 1];
    const isTitled =
      before && titles.has(before.written) && capitalised.test(typed(at)) && /^\p{Lu}/u.test(typed(at - 1));
    if (isTitled && /^\.?\s+$/u.test(tokens[at]?.gap ?? "")) return true;
    // "my aunt rose", but "mum's rose" and "aunt rose water".
    const previous = spans[index - 1];
    const isBeside = previous && previous.at + previous.length === at && touches(at);
    if (isBeside && isPerson(index - 1) && !isOwnerAt(at - 1) && mayBeName(at)) return true;
    // « marguerite la voisine », «ياسمين صاحبتي»
    if (isPersonAfter(index) && !articles.has(before?.written ?? "")) return true;
    if (isPairedName(index)) return true;
    if (!capitalised.test(typed(at)) || !capitalsTell()) return false;
    const isInSentence = at > 0 && !sentenceEnd.test(tokens[at]?.gap ?? "");
    if (!isInSentence) return false;
    return (touches(at) && isSurname(at - 1)) || (touches(next) && isSurname(next));
  };
}
