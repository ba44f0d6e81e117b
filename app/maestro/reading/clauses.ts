import type { Role } from "./language-index.ts";
import { thingOf } from "./readable.ts";
import { divided } from "./senses/divided.ts";
import { type Begin, type Clause, isLight, type Part, type Span } from "./senses/parts.ts";
import { clauseEnd, dash, sentenceEnd, type Token } from "./tokens.ts";

/** Behind a comma these begin no clause of their own: «не люблю, когда пахнет рыбой». */
const subordinating = new Set(
  `чтобы чтоб когда если что как который которая которое которые которого которой
  кто где чем пока хоть that which quand que qui`.split(/\s+/u),
);

function beginOf({ gap, written }: Token, role: Role | undefined): Begin | undefined {
  if (gap === " ") return role === "but" ? "but" : undefined;
  if (sentenceEnd.test(gap)) return "sentence";
  if (/[:=]/u.test(gap)) return "colon";
  if (dash.test(gap)) return "dash";
  if (clauseEnd.test(gap)) return subordinating.has(written) ? undefined : "comma";
  return role === "but" ? "but" : undefined;
}

/** No clause of more words is one that somebody wrote: another begins, so that a text takes time linear in its length. */
const longestClause = 60;

/** Divides a text into its clauses, by punctuation and by words like "but". */
export function clausesOf(tokens: readonly Token[], spans: readonly Span[]): Clause[] {
  const starting: (Span | undefined)[] = [];
  for (const span of spans) starting[span.at] = span;
  const clauses: Clause[] = [];
  let from = 0;
  /** «духов нет 😂 хочу кожу»: a pictograph behind words ends a clause as a comma does, "❌ oud ❌ rose" none. */
  const isBehindPictograph = (at: number) => {
    const [before, first] = [tokens[at - 1], tokens[from]];
    if (before?.script !== "symbol" || tokens[at]?.script === "symbol" || first === before) return false;
    const pictograph = starting[at - 1];
    if (starting[at]?.role === "and" || pictograph?.mention) return false;
    return (
      first?.script !== "symbol" || (!pictograph && tokens.slice(from, at).some(({ script }) => script !== "symbol"))
    );
  };
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at];
    if (!token) break;
    const span = asOnly(starting[at], tokens, at);
    const begin = beginOf(token, span?.role) ?? (isBehindPictograph(at) ? "comma" : undefined);
    const isNew = begin && !explains(token, tokens, spans, at) && !(begin === "comma" && isAside(clauses));
    let clause = clauses.at(-1);
    if (!clause || isNew || clause.parts.length >= longestClause) {
      clause = { begin: begin ?? (clause ? "comma" : "sentence"), word: token.written, words: "", parts: [] };
      if (token.gap.endsWith("(")) clause.isAside = true;
      clauses.push(clause);
      from = at;
    }
    // A pictograph that says nothing stands in nobody's way.
    const isLightWord =
      !span && (token.script === "symbol" || isOfName(tokens, at) || isForbidden(tokens, starting, at));
    clause.parts.push(isLightWord ? { role: "light", language: "ru", word: token.written } : partOf(span, tokens));
    const end = at + (span?.length ?? 1);
    for (; at < end; at++) clause.words += `${clause.words && " "}${tokens[at]?.written ?? ""}`;
  }
  return clauses.flatMap((clause) => divided(clause, tokens));
}

/** «البابونج بس»: behind everything else "but" means "only", which wishes for what stands before it. */
function asOnly(span: Span | undefined, tokens: readonly Token[], at: number): Span | undefined {
  if (span?.role !== "but" || !only.test(tokens[at]?.written ?? "")) return span;
  const next = tokens[at + span.length];
  const isEnd = next === undefined || sentenceEnd.test(next.gap) || next.script === "symbol";
  return isEnd && tokens[at]?.gap === " " ? { ...span, role: "wantAfter" } : span;
}
const only = /^(?:بس|bas|bass)$/u;

/** «Исключите, пожалуйста, альдегиды»: light words between commas are a part of the clause around them. */
function isAside(clauses: Clause[]): boolean {
  const [before, aside] = clauses.slice(-2);
  if (!before || !aside || aside.begin !== "comma" || !aside.parts.every(isLight)) return false;
  // "a citrus allergy, all of them, lemon is the worst": what is complete before the comma ends there.
  if (before.parts.some((part) => typeof part === "object" && "mention" in part && part.kind !== "person"))
    return false;
  before.parts.push(...aside.parts);
  before.words += ` ${aside.words}`;
  clauses.pop();
  return true;
}

/** "olibanum (frankincense)": what stands in brackets by itself is another name for what stands before them. */
function explains(token: Token, tokens: readonly Token[], spans: readonly Span[], at: number): boolean {
  const isOpening = (index: number) => /^\s*\($/u.test(tokens[index]?.gap ?? "");
  const isClosing = (index: number) => /^\)/u.test(tokens[index]?.gap ?? ")");
  const covering = (index: number) =>
    spans.find((span) => span.mention && span.at <= index && index < span.at + span.length);
  const inside = isOpening(at) ? covering(at) : undefined;
  // "aldehyde C-14 (gamma undecalactone)"
  if (inside) return [1, 2, 3].some((back) => covering(at - back)) && isClosing(inside.at + inside.length);
  const behind = /^\)\s*$/u.test(token.gap) ? covering(at - 1) : undefined;
  return behind !== undefined && isOpening(behind.at);
}

/** "no 2 roses", and what a hyphen joins to a thing, "no 3-methylthio-hexanol"; but "no 1 is rose" says which is first. */
function isOfName(tokens: readonly Token[], at: number): boolean {
  if (tokens[at + 1]?.gap === "-") return true;
  const written = tokens[at]?.written ?? "";
  return /^\d+$/u.test(written) && !(written === "1" && tokens[at - 1]?.written === "no");
}

/** «кокос не подмешивать»: what is not to be done to a thing ends its clause. */
const infinitive = /[аяиеоуы](?:ть|ти)(?:ся|сь)?$/u;
function isForbidden(tokens: readonly Token[], starting: readonly (Span | undefined)[], at: number): boolean {
  const [before, next] = [starting[at - 1], tokens[at + 1]];
  if (before?.role !== "not" || before.language !== "ru" || !infinitive.test(tokens[at]?.written ?? "")) return false;
  return next === undefined || beginOf(next, starting[at + 1]?.role) !== undefined;
}

function partOf(span: Span | undefined, tokens: readonly Token[]): Part {
  if (span?.mention) {
    const { person, scene } = thingOf(span.mention.thing);
    return { mention: span.mention, kind: person ? "person" : scene ? "scene" : "smell" };
  }
  if (!span?.role || span.role === "but" || span.role === "nothing") return "other";
  const { role, language = "en", at, length } = span;
  let word = tokens[at]?.written ?? "";
  for (const { written } of tokens.slice(at + 1, at + length)) word += ` ${written}`;
  return { role, language, word };
}
