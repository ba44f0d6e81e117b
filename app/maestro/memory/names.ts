import { fold, scriptOf } from "../reading/spelling.ts";
import type { Token } from "./word-index.ts";

/**
 * Recognises people whose name is also the word for a smell: "my daughter Amber", "Elon Musk", «Роза Марковна». A
 * capital letter decides only in the middle of a sentence, and only in a text that is not capitalised throughout. All
 * words are folded as in `spelling.ts`.
 */

const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

const latinNames = wordSet(
  `amber rose musk jasmine jasmin iris lily violet ginger basil daisy rosemary sage ivy clementine saffron clover fern
  cherry pepper snow frost berry wood woods baker hill bloom dawn summer cliff ash rain olive heather sandy hazel
  marguerite violette prune mirabelle ambre anis fleur`,
);
const russianNames = /^(?:роз(?:а|ы|е|у|ой|ою)|лили(?:я|и|ю|ей)|жасмин(?:а|у|ом)?|мирр(?:а|ы|е|у|ой))$/;
const isName = (word: string) => latinNames.has(word) || russianNames.test(word);

/** Words that say who somebody is; they stand before or after the name. */
const latinKin = wordSet(
  `daughter son wife husband mother mum mom mummy mommy father dad daddy grandmother grandma granny gran nana
  grandfather grandad grandpa granddaughter grandson aunt auntie aunty uncle sister brother cousin niece nephew friend
  girlfriend boyfriend fiancee fiance neighbour neighbor teacher nurse baby girl boy cat dog kitten puppy pony called
  named mr mrs ms miss mister dr doctor professor sir madam lady
  fille fils femme mari mere maman pere papa mamie mamy meme tante tata oncle soeur frere cousine niece neveu amie ami
  copine copain voisine voisin maitresse chatte chat chien chienne madame mme mademoiselle mlle monsieur m docteur
  appelee appele nommee nomme prenommee`,
);
const russianKin =
  /^(?:тет[ьяеию]|бабушк|баб[аыеу]$|бабой$|бабул|мам|доч|подруг|подружк|сестр|жен[аыеу]$|женой$|сосед|учительниц|девочк|девушк|внучк|госпож|кошк|собак)/;
const isKin = (word: string) => latinKin.has(word) || russianKin.test(word);
/** Titles stand before people only, so they decide even at the beginning of a sentence. */
const titles = wordSet("mr mrs ms miss mister dr madame mme mademoiselle mlle monsieur m");

const possessives = wordSet(
  "my our his her your their ma mon sa son notre votre ta ton leur мой моя моей мою наша нашей нашу его ее",
);
const patronymic = /^\p{Lu}\p{Ll}+(?:(?:овн|евн|ичн)(?:а|ы|е|у|ой|ою)|(?:ович|евич|ьич)(?:а|у|ем|е)?)$/u;

/** Words that may be capitalised beside the word for a smell without making it somebody's name. */
const qualities = wordSet(
  `the a an my our his her your their this that these those in on at of with and or but for from by to we you he she it
  they when where while after before i le la les un une des du de ma mon mes sa ses et ou dans sur avec chez je tu il
  elle on nous vous quand apres
  white black red pink yellow blue green golden dark old wild fresh dried dry sweet pure hot cold big little
  bulgarian persian arabian egyptian indian moroccan italian syrian russian iranian lebanese omani taif taifi damask
  damascus turkish oil water attar absolute garden gardens soap perfume petals petal bush candle bay tree trees sugar
  blanc blanche noir noire rouge vieille vieux
  в на и с у из о от до по за под для когда где мы я он она они белая красная чайная дикая`,
);

const capitalised = /^\p{Lu}\p{Ll}/u;
const sentenceEnd = /[.!?…:;\n"“”„«»()—–]/u;

/**
 * Returns a function that says whether the word at an index is somebody's name and not a thing. `isThing` says whether
 * the token at an index was found to be a thing.
 */
export function someoneIn(
  text: string,
  tokens: readonly Token[],
  isThing: (token: number) => boolean,
): (at: number) => boolean {
  const typed = (index: number) => text.slice(tokens[index]?.start, tokens[index]?.end ?? 0);
  const folded = (index: number) => {
    const written = tokens[index]?.written ?? "";
    return fold(written, scriptOf(written));
  };
  const gap = (index: number) => text.slice(tokens[index]?.end ?? 0, tokens[index + 1]?.start ?? 0);
  const touch = (index: number) => /^\s+$/u.test(gap(index));
  const isSurname = (index: number) =>
    capitalised.test(typed(index)) && !qualities.has(folded(index)) && !isThing(index);
  let tells: boolean | undefined;
  /** Capitals tell something only if the text also has words without them. */
  const capitalsTell = () => {
    tells ??= tokens.some((_, index) => !/^\p{Lu}/u.test(typed(index)) && !qualities.has(folded(index)));
    return tells;
  };

  return (at) => {
    const hasNext = at + 1 < tokens.length;
    if (!isName(folded(at)) || !capitalised.test(typed(at))) return false;
    if (hasNext && touch(at) && patronymic.test(typed(at + 1))) return true;
    if (at > 0 && titles.has(folded(at - 1)) && /^\.?\s+$/u.test(gap(at - 1))) return true;
    const isInSentence = at > 0 && !sentenceEnd.test(gap(at - 1));
    if (!isInSentence || !capitalsTell()) return false;
    if (touch(at - 1) && isKin(folded(at - 1))) return true;
    const who = possessives.has(folded(at + 1)) ? at + 2 : at + 1;
    const isOwner = /^['’]/u.test(gap(who));
    if (who < tokens.length && /^,?\s+$/u.test(gap(at)) && isKin(folded(who)) && !isOwner) return true;
    return (touch(at - 1) && isSurname(at - 1)) || (hasNext && touch(at) && isSurname(at + 1));
  };
}
