import { direction, type Language } from "../i18n/languages.ts";
import { brand } from "../shop/brand.ts";
import type { Letter } from "./send-letter.ts";

/** A letter's words in one language: plain text, escaped here. */
export type LetterText = {
  language: Language;
  heading: string;
  paragraphs: string[];
  /** The one thing to do; `href` is an address of this shop. */
  button?: { text: string; href: string } | undefined;
  /** What to know besides, in small letters. */
  note?: string | undefined;
};

/**
 * Lays a letter out as the templates of Auth's letters are: for one language, or for several, below one another, where
 * it is not known which one its reader reads. The subject is the writer's.
 */
export function layOutLetter(texts: LetterText[]): Pick<Letter, "html" | "text"> {
  const [first] = texts;
  const language = first?.language ?? "ar";
  return {
    html: `<!doctype html>
<html lang="${language}" dir="${direction(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${escapeHtml(first?.heading ?? "")}</title>
</head>
<body style="margin:0;padding:24px 12px;background:#f4efe6;color:#2a2320;font-family:Georgia,'Times New Roman',serif">
<div style="max-width:520px;margin:0 auto;padding:32px 28px;background:#fffdf8;border:1px solid #d9c9a3">
<p style="margin:0 0 24px;text-align:center;font-size:24px;color:#7a5c1e"><span lang="ar" dir="rtl">${brand.name.ar}</span> · <span lang="en" dir="ltr">${brand.name.en}</span></p>
${texts.map(section).join('\n<hr style="margin:28px 0;border:0;border-top:1px solid #d9c9a3">\n')}
</div>
</body>
</html>
`,
    text: `${texts.map(plainSection).join("\n\n* * *\n\n")}\n`,
  };
}

function section({ language, heading, paragraphs, button, note }: LetterText): string {
  const arabic = language === "ar";
  const style = arabic
    ? "text-align:right;font-size:17px;line-height:1.8"
    : "text-align:left;font-size:16px;line-height:1.6";
  const lines = [
    `<h1 style="margin:0 0 8px;font-size:${arabic ? 21 : 20}px">${escapeHtml(heading)}</h1>`,
    ...paragraphs.map((paragraph) => `<p style="margin:0 0 16px">${escapeHtml(paragraph)}</p>`),
    ...(button
      ? [
          `<p style="margin:0 0 16px"><a href="${escapeHtml(button.href)}" style="display:inline-block;padding:12px 24px;background:#2a2320;color:#fffdf8;text-decoration:none">${escapeHtml(button.text)}</a></p>`,
        ]
      : []),
    ...(note ? [`<p style="margin:0;font-size:14px;color:#5d524b">${escapeHtml(note)}</p>`] : []),
  ];
  return `<div lang="${language}" dir="${direction(language)}" style="${style}">\n${lines.join("\n")}\n</div>`;
}

function plainSection({ heading, paragraphs, button, note }: LetterText): string {
  return [heading, ...paragraphs, ...(button ? [`${button.text}: ${button.href}`] : []), ...(note ? [note] : [])].join(
    "\n\n",
  );
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
