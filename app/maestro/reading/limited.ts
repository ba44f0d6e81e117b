import type { Reading } from "../types.ts";

/** What stands right before a thing of which there shall be less: "not too sweet", « pas trop sucré », «не слишком сладкий». */
const before = new RegExp(
  `(?<!\\p{L})(?:${[
    // English.
    "(?:not|nothing|never|isn['’]?t|don['’]?t want it|without being) (?:too|overly|very|so|that|excessively|terribly)(?: much)?(?: of)?(?: the| a)?",
    "(?:less|not much|without too much|go easy on|easy on)(?: of)?(?: the)?",
    // French.
    "(?:pas|sans|sans être) (?:trop|très|excessivement)(?: de| d['’])?",
    "moins (?:de |d['’])?",
    // Russian.
    "не (?:слишком|очень|сильно|чересчур|особо|так уж)(?: много)?",
    "(?:по)?меньше",
    // Arabic.
    "(?:أقل|اقل|بلا مبالغة في|بدون مبالغة في|من دون مبالغة في|ليس شديد|غير شديد|غير مفرط)",
  ].join("|")})\\s*$`,
  "iu",
);
/** In Arabic the measure stands behind the thing, and what denies it before: «ليس حلوًا جدًّا», «مو حلو مرة». */
const denied = /(?<!\p{L})(?:ليس|ليست|مو|مش|موب|مب|ماهو|مهوش|ماشي|غير)\s*$/u;
const measure = /^\s*(?:جدا|كثيرا|كتير|مره|مرة|وايد|اوي|أوي|قوي|بزاف|برشا|للغاية|زيادة|بزيادة|هواية)(?!\p{L})/u;

/** What stands right behind a thing of which there may be a little, where all that is named is kept out. */
const little =
  /^\s*[,،:–—-]?\s*(?:(?:only|just|but only|a very) (?:a )?(?:little|touch|hint|bit)|un (?:tout )?petit peu|(?:juste |seulement )?un peu(?: seulement)?|en petite quantité|(?:только |лишь |совсем )?(?:чуть[- ]?чуть|немного|немножко|капельку)|(?:بس )?(?:شوي|شويه|شوية|قليل|قليلا)(?: بس| فقط)?)(?!\p{L})/iu;

/** Whether a text takes a little of a thing that a reading of it names. */
export function isLittle(text: string, { word }: Pick<Reading, "word">): boolean {
  const at = text.indexOf(word);
  return at >= 0 && little.test(text.slice(at + word.length).replace(/[\u064b-\u0652\u0640]/gu, ""));
}

/** Whether a text asks for less of what a reading of it names, and not for none. */
export function isLimited(text: string, { word, sense }: Reading): boolean {
  if (sense !== "refused" && sense !== "allergy") return false;
  const plain = (part: string) => part.normalize("NFC").replace(/[\u064b-\u0652\u0640]/gu, "");
  const at = text.indexOf(word);
  const [ahead, behind] = [plain(text.slice(0, at)), plain(text.slice(at + word.length))];
  // "Not that powdery stuff" is no measure.
  if (/(?<!\p{L})that\s*$/iu.test(ahead) && /^\s*(?:stuff|things?|crap|rubbish|ones?|smells?)(?!\p{L})/iu.test(behind))
    return false;
  return at >= 0 && (before.test(ahead) || (denied.test(ahead) && measure.test(behind)));
}
