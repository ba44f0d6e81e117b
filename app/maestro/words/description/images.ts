import { mapRecord } from "../../../encoding/record.ts";
import type { Language } from "../../types.ts";

/** What a sentence may show: two sentences of one letter do not show the same. A stem that names a note is left out. */
const stems: Record<Language, readonly RegExp[]> = {
  ar: [
    /نافذة|زجاج/,
    /باب|غرفة|بيت|عتبة/,
    /ميزان|أزن|وزن(?!بق)/,
    /(?<!مسك )بشرت|(?<!مسك )البشرة/,
    /مهل|عجلة|يتمهّل|رويد|أبطأ/,
    /ضوء|كومضة/,
    /أغمض/,
    /بدأ|يبدأ|البداية|انطلق/,
    /قطرة|قطرات/,
    /الكلمة|الحديث|الكلام/,
    /مجلس|مجالس|جالس|جليس|الجلوس/,
    /قارور|قوارير/,
    /رأسي|العمل|أعمل/,
    /الثوب|الكُمّ|الياقة|ياقة|[مل]معصم|المعاصم/,
    /الحكاية|حكاية/,
    /بالي|البال/,
    /هذا العطر/,
    /اخترتم|اختيار|اختاروا/,
  ],
  en: [
    /window|glass|pane\b/,
    /\b(?:[Dd]oor|[Rr]oom|[Hh]ome|[Hh]ouse)/,
    /scales|weigh/,
    /\b[Ss]kin(?! musk)/,
    /hurry|haste|slow|\btime\b|\bpace|linger/,
    /(?<!sun)[Ll]ight|[Bb]right(?! orange)/,
    /\beyes/,
    /\b[Bb]eg[aiu]n/,
    /\bdrops?\b/,
    /sleeve|scarf|cuff|collar/,
    /\bchair/,
    /\bcoat/,
    /\bpages?\b/,
    /last word/,
    /\bfire/,
    /tomorrow|the next day/,
    /\bcompany\b/,
    /notic/,
    /conversation|\b[Tt]alk/,
    /[Rr]emember/,
    /\btell me\b/,
    /\bleave\b/,
  ],
  fr: [
    /fenêtre|vitre/,
    /porte(?![rnz])|seuil|chambre|pièce|maison/,
    /balance|pes(?:é|er|ai)/,
    /(?<!musc de )peau/,
    /hâte|(?<![vx])lente|(?<!prin)temps|pas (?:ralentit|s’est)|s’attarde|presse/,
    /lumière|éclair|jour(?![sn])/,
    /yeux/,
    /commenc/,
    /goutte/,
    /manche|étoffe|écharpe/,
    /chemin/,
    /mémoire/,
    /[Cc]e parfum/,
    /heures/,
    /\bton\b/,
    /grand air|(?<!sous le )vent(?![a-zé])/,
    /[Ii]magin/,
    /carnet|pages?(?![a-z])/,
    /\bminute/,
  ],
  ru: [
    /окн|окош|стекл/,
    /[Дд]вер|порог|комнат|(?<![а-яё])дом[аеу]?(?![а-яё])/,
    /весах|взвес/,
    /(?<![а-яё])кож[аеиуй](?!н)/,
    /торопл|торопя|торопит|спеш|медлен|не спеша|времени/,
    /свет(?!лый мускус)(?!лый ветивер)(?!лого ветивер)/,
    /глаза/,
    /[Нн]ач[аи]/,
    /капл/,
    /рукав|шарф(?!»)/,
    /глуб[иож]/,
    /(?<![а-яё])слов[оау]?(?![а-яё])|словами/,
    /тепл/,
    /добавил/,
    /[Нн]апоследок/,
  ],
};

/** All stems of a language in one expression, a group for each: a sentence is read once. */
const images = mapRecord(stems, (some) => new RegExp(some.map(({ source }) => `(${source})`).join("|"), "g"));

const quotes = /[“«].*?[”»]/g;

/** The part of a sentence that is ours, without what it quotes of the visitor. */
const ours = (sentence: string) =>
  sentence.includes("“") || sentence.includes("«") ? sentence.replace(quotes, "") : sentence;

/** The images that a sentence shows, a bit for each; a letter shows none of them twice. */
export function imagesIn(sentence: string, language: Language): number {
  const text = ours(sentence);
  const pattern = images[language];
  let shown = 0;
  // Each call begins at the beginning, so that none depends on another. `matchAll` takes twice as long.
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    shown |= 1 << (match.indexOf(match[0], 1) - 1);
  }
  return shown;
}
