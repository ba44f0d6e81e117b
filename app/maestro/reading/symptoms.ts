import type { Languages } from "./language-index.ts";
import { isPast } from "./past.ts";
import { thingOf } from "./readable.ts";
import { isBody, type Mention, type Span } from "./senses/parts.ts";
import { sentenceEnd, type Token } from "./tokens.ts";

/** A stretch of tokens: from the one up to, and without, the other. */
type Range = { from: number; to: number };

/** A denial stands so near a symptom that it denies: "I never get hives", « je ne tousse pas ». */
const reachOfDenial = 2;
/** "I can't stop sneezing" */
const undenied =
  /^(?:stop|stopped|help|only|just|even|bear|stand|arr[e\u00ea]te\p{L}*|emp[e\u00ea]che\p{L}*|seulement|перестаю|перестать|перестала|остановиться|только|اتوقف|اوقف|وقفت|فقط|بس)$/u;
const denying: ReadonlySet<Span["role"]> = new Set(["not", "without", "healthy"]);

/** «حقنة أدرينالين»: what helps is no cause. */
const cures: ReadonlySet<Mention["thing"]> = new Set(["medicine", "hospital"]);

/** The symptoms that a text tells of, and does not deny. */
function symptomsIn(tokens: readonly Token[], spans: readonly Span[], languages: Languages): Range[] {
  const denials = spans.filter(({ role }) => denying.has(role));
  const isDenied = ({ from, to }: Range) =>
    denials.some(({ at, length }) => {
      const between = at < from ? tokens.slice(at + length, from) : tokens.slice(to, at);
      const isNear =
        at < from ? at + length <= from && between.length <= reachOfDenial : at >= to && between.length === 0;
      const joined = at < from ? tokens.slice(at + 1, from + 1) : tokens.slice(to, at + 1);
      return (
        isNear && joined.every(({ gap }) => gap.trim() === "") && !between.some(({ written }) => undenied.test(written))
      );
    });
  const symptoms: Range[] = [];
  for (let at = 0; at < tokens.length; ) {
    const found = languages.symptomAt(tokens, at);
    const range = { from: at, to: at + (found?.length ?? 1) };
    if (found?.isIll && !isDenied(range)) symptoms.push(range);
    at = range.to;
  }
  return symptoms;
}

/** The stretches into which some places divide a text. */
function dividedAt(tokens: readonly Token[], begins: (at: number) => boolean): Range[] {
  const starts = tokens.flatMap((_, at) => (at === 0 || begins(at) ? [at] : []));
  return starts.map((from, index) => ({ from, to: starts[index + 1] ?? tokens.length }));
}

/** Whether a text tells of a symptom. */
export const tellsOfSymptom = (tokens: readonly Token[], spans: readonly Span[], languages: Languages): boolean =>
  symptomsIn(tokens, spans, languages).length > 0;

/**
 * The things beside a symptom of which its sentence does not say what caused it: of the same stretch between two "but", or
 * else of the sentence, of the one before, or of the next. Rather too many are left out than one too few.
 */
export function besideSymptoms(tokens: readonly Token[], spans: readonly Span[], languages: Languages): Mention[] {
  const symptoms = symptomsIn(tokens, spans, languages);
  if (symptoms.length === 0) return [];
  const sentences = dividedAt(tokens, (at) => sentenceEnd.test(tokens[at]?.gap ?? ""));
  const adversatives = new Set(spans.flatMap(({ role, at }) => (role === "but" ? [at] : [])));
  const isWithin = (at: number) => symptoms.some(({ from, to }) => from <= at && at < to);
  const smells = spans.flatMap(({ mention }) => {
    if (!mention || mention.isNothing || mention.isSpared || isBody(mention)) return [];
    const { person, scene } = thingOf(mention.thing);
    // "Nettle rash", "cortisone cream"
    return person || scene || cures.has(mention.thing) || isWithin(mention.at) ? [] : [mention];
  });
  const inside = ({ from, to }: Range) => smells.filter(({ at }) => from <= at && at < to);
  return symptoms.flatMap(({ from: symptom }) => {
    const index = sentences.findIndex(({ from, to }) => from <= symptom && symptom < to);
    const sentence = sentences[index];
    if (!sentence) return [];
    const isIn = ({ at }: Span) => sentence.from <= at && at < sentence.to;
    if (spans.some((span) => span.role === "cause" && isIn(span) && !isWithin(span.at))) return [];
    if (
      isPast(
        tokens
          .slice(sentence.from, sentence.to)
          .map(({ written }) => written)
          .join(" "),
      )
    )
      return [];
    const section = dividedAt(tokens, (at) => at === sentence.from || adversatives.has(at)).find(
      ({ from, to }) => from <= symptom && symptom < to,
    );
    const own = section
      ? inside({ from: Math.max(section.from, sentence.from), to: Math.min(section.to, sentence.to) })
      : [];
    const around = [sentence, sentences[index - 1], sentences[index + 1]].flatMap((one) => (one ? [inside(one)] : []));
    const causes = [own, ...around].find((found) => found.length > 0) ?? [];
    return causes.some(({ said }) => said === "allergy") ? [] : causes;
  });
}
