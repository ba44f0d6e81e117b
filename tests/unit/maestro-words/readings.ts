/** What the word tests share: every language's script and typography, and readers of whole tables. */
import type { Language } from "../../../app/i18n/languages.ts";
import { compose } from "../../../app/maestro/index.ts";
import type { Answers, Composition } from "../../../app/maestro/types.ts";
import { randomStream } from "../../lab/random-stream.ts";
import { randomAnswers, sessionId } from "../../lab/samples.ts";

/** Latin letters that may stand in an Arabic or Russian text: names of aldehydes. */
const tradeNames = /C-1[024]( MNA)?/g;

/** What is wrong with a text in a language, in words; empty where nothing is. */
export function faults(text: string, language: Language): string[] {
  const found: string[] = [];
  if (text.trim() === "" || text !== text.trim()) found.push("empty or not trimmed");
  if (/ {2}/.test(text)) found.push("two spaces");
  if (/!|undefined|null|NaN|\[object|\{|\}/.test(text)) found.push("a mark that does not belong");
  if ((text.match(/«/g) ?? []).length !== (text.match(/»/g) ?? []).length) found.push("an open guillemet");
  const latin = /[a-z]/i.test(text.replace(tradeNames, ""));
  if ((language === "ar" || language === "ru") && latin) found.push("Latin letters");
  if (language !== "ru" && /\p{Script=Cyrillic}/u.test(text)) found.push("Cyrillic letters");
  if (language !== "ar" && /\p{Script=Arabic}/u.test(text)) found.push("Arabic letters");
  if (language === "ar" && /[,;?]/.test(text)) found.push("Latin punctuation");
  if (language === "fr" && /(?:^|[^\u202f])[;:?!%»]/.test(text)) found.push("no narrow space before high punctuation");
  if (language === "fr" && /(?:^| )(?:de le (?!juger)|de les |à les? |de une? )/.test(text))
    found.push("no contraction");
  if (language === "fr" && /(?<!\p{L})(?:le|la|de) [aeiouéèêâîôû]/iu.test(text)) found.push("no elision");
  if (/'/.test(text)) found.push("a straight apostrophe");
  return found;
}

let sessions: { answers: Answers; session: string; composition: Composition }[] | undefined;

/** 200 sessions with random answers, composed once. */
export function readSessions() {
  const random = randomStream("sessions that are read");
  sessions ??= Array.from({ length: 200 }, (_, index) => {
    const [answers, session] = [randomAnswers(random), sessionId(index)];
    return { answers, session, composition: compose({ answers, session }) };
  });
  return sessions;
}

/** The letter of a perfume in a language. */
export const letterOf = (variant: Composition["premiere"], language: Language): string =>
  ({
    ar: variant.maestro_notes_ar,
    en: variant.maestro_notes,
    fr: variant.maestro_notes_fr,
    ru: variant.maestro_notes_ru,
  })[language];

export const sentences = (text: string) => text.split(/(?<=[.])\s+(?=\S)/);
