/** Measures how texts are read: sentences as people type them, plain ones of every thing, useless and hostile ones. */
import { keysOf } from "../../app/encoding/record.ts";
import { type Language, languages } from "../../app/i18n/languages.ts";
import { compose } from "../../app/maestro/compose.ts";
import { briefOf } from "../../app/maestro/profile/brief.ts";
import { isThing } from "../../app/maestro/reading/known-things.ts";
import { readText } from "../../app/maestro/reading/read-text.ts";
import { thingOf } from "../../app/maestro/reading/readable.ts";
import { type ThingId, variants } from "../../app/maestro/types.ts";
import { median } from "../support/statistics.ts";
import { poured } from "./exclusions.ts";
import { alikeIn, faultsIn, type Phrase, phraseKinds, phrasesIn } from "./phrases.ts";
import { randomStream } from "./random-stream.ts";
import { sessionId } from "./samples.ts";
import { plainThings, sentencesAbout } from "./sentences.ts";

type Row = { metric: string; bar: string; met: boolean; value: string };
type ReadingReport = Record<Language, Row[]>;

const rightBar = 0.97;
const percent = (part: number, of: number) => (of === 0 ? "–" : `${((100 * part) / of).toFixed(1)} %`);
const thingFor = (tag: string): ThingId[] => [tag.replaceAll("-", "_")].filter(isThing);

/**
 * How many of the things that a phrase refuses, or is allergic to, stand in the perfumes that are composed from it. What it
 * wishes for by another name is spared: clean linen, but no soap.
 */
function pouredFrom(phrase: Phrase, index: number): { refused: number; allergy: number } {
  const answers = { memory: phrase.text };
  const composition = compose({ answers, session: sessionId(index) });
  const wished: readonly string[] = briefOf(answers).wishes.flatMap(({ lists }) => lists.flat());
  const isPoured = (thing: ThingId, way: "refused" | "allergy") =>
    variants.some((variant) => {
      const { formula, dosage_pct: dosage } = composition[variant];
      return poured(formula, dosage, thing, way).some((one) => way === "allergy" || !wished.includes(one));
    });
  const held = (way: "refused" | "allergy") =>
    phrase[way].filter((tag) =>
      alikeIn(phrase, tag)
        .flatMap(thingFor)
        .every((thing) => isPoured(thing, way)),
    ).length;
  const count = (way: "refused" | "allergy") => (phrase[way].some((tag) => thingFor(tag).length > 0) ? held(way) : 0);
  return { refused: count("refused"), allergy: count("allergy") };
}

/** How the open phrases of a language are read, and what is poured of them. */
function openRows(phrases: readonly Phrase[]): Row[] {
  const faults = phrases.map(faultsIn);
  const kinds = phraseKinds.map((kind): Row => {
    const right = faults.filter((found) => !found[kind]).length;
    const met = right >= rightBar * phrases.length;
    return { metric: `${kind} right`, bar: ">= 97 %", met, value: percent(right, phrases.length) };
  });
  const falsely = faults.filter(
    ({ refused, allergy }) => (refused?.surplus.length ?? 0) + (allergy?.surplus.length ?? 0) > 0,
  ).length;
  const held = phrases.map(pouredFrom);
  const sum = (read: (one: { refused: number; allergy: number }) => number) =>
    held.reduce((all, one) => all + read(one), 0);
  const refusals = phrases.reduce((all, { refused }) => all + refused.length, 0);
  const allergies = sum((one) => one.allergy);
  const poured = sum((one) => one.refused);
  return [
    ...kinds,
    {
      metric: "refused though nothing refuses it",
      bar: "<= 1 %",
      met: falsely <= 0.01 * phrases.length,
      value: percent(falsely, phrases.length),
    },
    { metric: "an allergy poured", bar: "0", met: allergies === 0, value: String(allergies) },
    { metric: "a refusal poured", bar: "<= 2 %", met: poured <= 0.02 * refusals, value: percent(poured, refusals) },
  ];
}

/** Whether a plain sentence is read in its sense, and what it refuses is not poured. */
function plainFault(
  text: string,
  thing: ThingId,
  sense: "wanted" | "refused" | "allergy",
  index: number,
): "read" | "poured" | null {
  const readings = readText(text);
  const { entries = [], material } = thingOf(thing);
  // A label's name may be that of several things: rose oil, and roses.
  const isMeant = (id: ThingId) =>
    id === thing || thingOf(id).material === material || thingOf(id).entries?.some((entry) => entries.includes(entry));
  const isRead = readings.some((one) => isThing(one.thing) && isMeant(one.thing) && one.sense === sense);
  if (sense !== "wanted") {
    // Where a label's name is read as the narrower of two things, that one is kept out: Virginia's cedar, and not all.
    const meant =
      readings
        .map((one) => one.thing)
        .filter(isThing)
        .find(isMeant) ?? thing;
    const composition = compose({ answers: { memory: text }, session: sessionId(index) });
    const isPoured = variants.some((variant) => {
      const { formula, dosage_pct: dosage } = composition[variant];
      return poured(formula, dosage, meant, sense).length > 0;
    });
    if (isPoured) return "poured";
  }
  return isRead ? null : "read";
}

/** @param each one of so many things is tried, with all its sentences */
export function plainFaults(each: number): {
  tried: number;
  faults: Record<Language, { text: string; fault: "read" | "poured" }[]>;
} {
  const faults = { ar: [], en: [], fr: [], ru: [] } satisfies Record<
    Language,
    { text: string; fault: "read" | "poured" }[]
  >;
  const found: Record<Language, { text: string; fault: "read" | "poured" }[]> = faults;
  let tried = 0;
  for (const [number, thing] of plainThings.entries()) {
    if (number % each !== 0) continue;
    for (const { text, language, sense } of sentencesAbout(thing)) {
      tried++;
      const fault = plainFault(text, thing, sense, number);
      if (fault) found[language].push({ text, fault });
    }
  }
  return { tried, faults: found };
}

const alphabets: Record<Language, string> = {
  ar: "ضصثقفغعهخحجدشسيبلاتنمكطئءؤرىةوزظ",
  en: "qwertyuiopasdfghjklzxcvbnm",
  fr: "azertyuiopqsdfghjklmwxcvbn",
  ru: "йцукенгшщзхъфывапролджэячсмитьбю",
};
const shrugs: Record<Language, readonly string[]> = {
  ar: ["مدري", "لا أعرف", "ما عندي", "شكرا"],
  en: ["idk", "no idea", "whatever", "surprise me", "test"],
  fr: ["jsp", "aucune idée", "bof", "peu importe", "test"],
  ru: ["не знаю", "хз", "без разницы", "неа"],
};

/** How many of `count` texts that say nothing change the formula. */
function movedByUseless(language: Language, count: number): number {
  const random = randomStream(`useless in ${language}`);
  const letters = alphabets[language];
  const mash = () =>
    Array.from({ length: 1 + Math.floor(random() * 4) }, () =>
      Array.from({ length: 4 + Math.floor(random() * 8) }, () => letters[Math.floor(random() * letters.length)]).join(
        "",
      ),
    ).join(" ");
  const texts = [...shrugs[language], ...Array.from({ length: count - shrugs[language].length }, mash)];
  const plain = compose({ answers: {}, session: "useless" }).fingerprint;
  return texts.filter((memory) => compose({ answers: { memory }, session: "useless" }).fingerprint !== plain).length;
}

function milliseconds(text: string): number {
  const begun = performance.now();
  readText(text);
  return performance.now() - begun;
}

/** Texts of 2,000 letters that make a reader work: many cues, many near misses, many joined words. */
const hostileTexts: Record<Language, readonly string[]> = {
  ar: ["ما احب ولا ابي ", "وبالعود", "ا", "ياسمن وررد "],
  en: ["i do not want no not ", "lavendar patchuli ", "a", "( rose ( ", "no, no, no, "],
  fr: ["j'aime pas du tout le ", "l'l'l'", "lavandde ", "pas de pas de "],
  ru: ["не хочу не надо не ", "лавндаа ", "без ", "ё"],
};

/** @param folder where the open phrases are, a file of JSON lines a language */
export function measureReading(folder: string, each: number): ReadingReport {
  const plain = plainFaults(each);
  return Object.fromEntries(
    languages.map((language) => {
      const phrases = phrasesIn(folder, language);
      const texts = phrases
        .map((_, at) =>
          phrases
            .slice(at)
            .map(({ text }) => text)
            .join(". ")
            .slice(0, 300),
        )
        .filter((text) => text.length === 300);
      for (const text of texts) readText(text);
      const time = median(texts.map(milliseconds));
      const slowest = Math.max(...hostileTexts[language].map((text) => milliseconds(text.repeat(2000).slice(0, 2000))));
      const useless = movedByUseless(language, 250);
      const faults = plain.faults[language];
      const held = faults.filter(({ fault }) => fault === "poured").length;
      return [
        language,
        [
          ...openRows(phrases),
          { metric: "plain sentences that are read otherwise", bar: "stated", met: true, value: String(faults.length) },
          { metric: "what a plain sentence refuses is poured", bar: "0", met: held === 0, value: String(held) },
          {
            metric: "useless texts of 250 that move the formula",
            bar: "0",
            met: useless === 0,
            value: String(useless),
          },
          { metric: "300 letters, median", bar: "<= 0.3 ms", met: time <= 0.3, value: `${time.toFixed(2)} ms` },
          {
            metric: "2,000 hostile letters, slowest",
            bar: "<= 20 ms",
            met: slowest <= 20,
            value: `${slowest.toFixed(1)} ms`,
          },
        ],
      ];
    }),
  ) as ReadingReport;
}

/** The report as a table, a column a language. */
export function readingTable(report: ReadingReport): string {
  const rows = report.en.map(({ metric, bar }, at) => {
    const cells = languages.map((language) => {
      const row = report[language][at];
      return row ? `${row.value}${row.met ? "" : " **missed**"}` : "";
    });
    return `| ${metric} | ${bar} | ${cells.join(" | ")} |`;
  });
  return `| | bar | ${languages.join(" | ")} |\n| --- | --- | ${languages.map(() => "---").join(" | ")} |\n${rows.join("\n")}`;
}

export const isReadingMet = (report: ReadingReport): boolean =>
  keysOf(report).every((language) => report[language].every(({ met }) => met));
