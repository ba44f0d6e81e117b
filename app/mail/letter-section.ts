import { escapeMarkup } from "../encoding/escape-markup.ts";
import { direction, type Language } from "../i18n/languages.ts";
import { withColon } from "../i18n/with-colon.ts";
import { colours } from "./letter-colours.ts";

/** A line alone, or a term with its value; a term may have several lines. `isSum`: it sums up those above. */
export type LetterLine = string | { term: string; value: string; isSum?: true };

/** What stands below a letter's paragraphs under a title of its own: facts, sums, or the words of its reader. */
export type LetterSection = { title: string; lines: readonly LetterLine[]; quoted?: true };

/** A text as markup, with its lines. */
export const lineBreaks = (text: string) => escapeMarkup(text).replaceAll("\n", "<br>");

/** The first line of a term is what it is called; what tells it from others stands below it, in small letters. */
function termMarkup(term: string): string {
  const [name = "", ...facts] = term.split("\n").map(escapeMarkup);
  if (facts.length === 0) return name;
  return `${name}<br><span class="note" style="font-size:.875em;color:${colours.soft}">${facts.join("<br>")}</span>`;
}

/** A section for the letter's markup; tables for the same reasons as the whole letter. */
export function sectionMarkup({ title, lines, quoted }: LetterSection, language: Language): string {
  const [start, end] = language === "ar" ? ["right", "left"] : ["left", "right"];
  const { ink, gold, line: rule } = colours;
  const cell = (side: string | undefined, markup: string, more: string) =>
    `<td class="fact" valign="top" style="padding:8px 0;border-top:1px solid ${rule};text-align:${side};color:${ink}${more}">${markup}</td>`;
  const rows = lines.map((line) => {
    if (typeof line === "string")
      return `<tr><td class="text" colspan="2" style="padding:0 0 2px;text-align:${start};color:${ink}">${lineBreaks(line) || "&#160;"}</td></tr>`;
    const weight = line.isSum ? ";font-size:1.2em" : "";
    return `<tr>${cell(start, termMarkup(line.term), weight)}${cell(end, lineBreaks(line.value), `${weight};padding-${start}:16px`)}</tr>`;
  });
  const edge = quoted ? `;border-${start}:3px solid ${rule};padding-${start}:12px` : "";
  return `<h2 class="brand" style="margin:0 0 6px;font-size:1.125em;font-weight:normal;color:${gold}">${lineBreaks(title)}</h2>
<table role="presentation"${quoted ? ' class="fact"' : ""} width="100%" cellpadding="0" cellspacing="0" border="0" dir="${direction(language)}" style="margin:0 0 24px;font-size:1em;line-height:inherit${edge}">${rows.join("\n")}</table>`;
}

/** The same section for the letter's plain text. */
export function sectionText({ title, lines, quoted }: LetterSection, language: Language): string {
  const written = lines.map((line) => {
    if (typeof line === "string") return line;
    return line.term.includes("\n") ? `${line.term}\n${line.value}` : withColon(line.term, line.value, language);
  });
  const text = written.join("\n");
  return `${title}\n${quoted ? text.replaceAll(/^/gm, "> ") : text}`;
}
