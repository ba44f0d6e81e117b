import { escapeMarkup } from "../encoding/escape-markup.ts";
import { i18nextFor } from "../i18n/i18next.server.ts";
import { isolate } from "../i18n/isolate.ts";
import { direction, type Language } from "../i18n/languages.ts";
import { brandName } from "../shop/names.ts";
import { type LetterSection, lineBreaks, sectionMarkup, sectionText } from "./letter-section.ts";
import type { Letter } from "./send-letter.ts";

/** A letter's words in one language: plain text, escaped here. The signature is the same in all. */
export type LetterText = {
  language: Language;
  heading: string;
  /** Whom it greets, where that is known. */
  name?: string | null | undefined;
  paragraphs: string[];
  /** Facts to keep, below what the letter says. */
  sections?: LetterSection[];
  /** Whom to ask, after everything else. */
  ask?: string | undefined;
  /** The one thing to do; `href` is an address of this shop. */
  button?: { text: string; href: string } | undefined;
  /** How long the button works and what to do if it was someone else, in small letters. */
  note?: string | undefined;
};

/**
 * Lays a letter out. The subject is the writer's. Tables, because Outlook's Windows apps know no width of a block and no padding
 * of a link; every colour stands in the markup beside its background, so that a mail app that turns a letter dark
 * turns both, and the style sheet's dark colours are for the apps that ask for them.
 */
export async function layOutLetter(text: LetterText): Promise<Pick<Letter, "html" | "text" | "language">> {
  const { language, heading } = text;
  const framed = await frame(text);
  return {
    language,
    html: `<!doctype html>
<html lang="${language}" dir="${direction(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeMarkup(heading)}</title>
<style>
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){${darkColours("")}}
${darkColours("[data-ogsc] ")}
</style>
</head>
<body class="page" style="margin:0;padding:0;background-color:#f4efe6">
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="#f4efe6" style="background-color:#f4efe6"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" class="sheet" width="520" cellpadding="0" cellspacing="0" border="0" bgcolor="#fffdf8" style="width:100%;max-width:520px;background-color:#fffdf8;border:1px solid #d9c9a3;font-family:Georgia,'Times New Roman',serif"><tr><td style="padding:32px 28px">
<p class="brand" style="margin:0 0 24px;text-align:center;font-size:24px;color:#7a5c1e">${brandName(language)}</p>
${body(framed)}
</td></tr></table>
</td></tr></table>
</body>
</html>
`,
    text: `${plainText(framed)}\n`,
  };
}

/** Outlook on the web and on phones marks a letter that it shows dark with an attribute instead of a media query. */
function darkColours(scope: string): string {
  const rules = {
    ".page": "background-color:#16120f!important",
    ".sheet": "background-color:#211b17!important;border-color:#5a4a2c!important",
    ".text": "color:#f1e9dc!important",
    ".note": "color:#c4b8a8!important",
    ".brand": "color:#d9b463!important",
    ".button": "background-color:#d9b463!important",
    ".button a": "color:#16120f!important",
  };
  return Object.entries(rules)
    .map(([name, colours]) => `${scope}${name}{${colours}}`)
    .join("");
}

type FramedText = LetterText & { greeting: string; signature: string };

/** With the greeting and the signature of the house's letters. */
async function frame(text: LetterText): Promise<FramedText> {
  const t = (await i18nextFor(text.language)).getFixedT(text.language, "letters");
  const greeting = text.name ? t("greeting_to", { name: isolate(text.name) }) : t("greeting");
  return { ...text, greeting, signature: t("signature") };
}

function body({ language, heading, greeting, paragraphs, sections, button, ask, note, signature }: FramedText): string {
  const arabic = language === "ar";
  const side = arabic ? "right" : "left";
  const paragraph = (text: string) => `<p class="text" style="margin:0 0 16px;color:#2a2320">${lineBreaks(text)}</p>`;
  const lines = [
    `<h1 class="text" style="margin:0 0 12px;font-size:${arabic ? 21 : 20}px;color:#2a2320">${escapeMarkup(heading)}</h1>`,
    ...[greeting, ...paragraphs].map(paragraph),
    ...(button
      ? [
          `<table role="presentation" cellpadding="0" cellspacing="0" border="0" dir="${direction(language)}" style="margin:0 0 16px"><tr><td class="button" bgcolor="#2a2320" style="padding:12px 24px;background-color:#2a2320"><a href="${escapeMarkup(button.href)}" style="color:#fffdf8;text-decoration:none">${escapeMarkup(button.text)}</a></td></tr></table>`,
        ]
      : []),
    ...(sections ?? []).map((section) => sectionMarkup(section, language)),
    ...(ask ? [ask] : []).map(paragraph),
    paragraph(signature),
    ...(note
      ? [`<p class="note" style="margin:0;font-size:${arabic ? 15 : 14}px;color:#5d524b">${lineBreaks(note)}</p>`]
      : []),
  ];
  return `<div lang="${language}" dir="${direction(language)}" style="text-align:${side};font-size:${arabic ? 17 : 16}px;line-height:${arabic ? 1.8 : 1.6}">\n${lines.join("\n")}\n</div>`;
}

function plainText(text: FramedText): string {
  const { language, heading, greeting, paragraphs, sections, button, ask, note, signature } = text;
  return [
    heading,
    greeting,
    ...paragraphs,
    ...(button ? [`${button.text}\n${button.href}`] : []),
    ...(sections ?? []).map((section) => sectionText(section, language)),
    ...(ask ? [ask] : []),
    signature,
    ...(note ? [note] : []),
  ].join("\n\n");
}
