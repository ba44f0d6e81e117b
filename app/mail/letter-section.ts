import { escapeMarkup } from "../encoding/escape-markup.ts";
import { direction, type Language } from "../i18n/languages.ts";
import { withColon } from "../i18n/with-colon.ts";

/** A line alone, or a term with its value; a term may have several lines. */
export type LetterLine = string | { term: string; value: string };

/** What stands below a letter's paragraphs under a title of its own: facts, sums, or the words of its reader. */
export type LetterSection = { title: string; lines: readonly LetterLine[]; quoted?: true };

const colour = "color:#2a2320";

/** A text as markup, with its lines. */
export const lineBreaks = (text: string) => escapeMarkup(text).replaceAll("\n", "<br>");

/** A section for the letter's markup; tables for the same reasons as the whole letter. */
export function sectionMarkup({ title, lines, quoted }: LetterSection, language: Language): string {
  const [start, end] = language === "ar" ? ["right", "left"] : ["left", "right"];
  const cell = (side: string | undefined, text: string) =>
    `<td class="text" valign="top" style="padding:0 0 6px;text-align:${side};${colour}">${lineBreaks(text)}</td>`;
  const rows = lines.map((line) =>
    typeof line === "string"
      ? `<tr><td class="text" colspan="2" style="padding:0 0 2px;text-align:${start};${colour}">${lineBreaks(line) || "&#160;"}</td></tr>`
      : `<tr>${cell(start, line.term)}${cell(end, line.value)}</tr>`,
  );
  const rule = quoted ? `;border-${start}:3px solid #d9c9a3;padding-${start}:12px` : "";
  return `<h2 class="text" style="margin:0 0 4px;font-size:1em;${colour}">${lineBreaks(title)}</h2>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" dir="${direction(language)}" style="margin:0 0 16px;font-size:1em;line-height:inherit${rule}">${rows.join("\n")}</table>`;
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
