import { escapeMarkup } from "../encoding/escape-markup.ts";
import { i18nextFor } from "../i18n/i18next.server.ts";
import { isolate } from "../i18n/isolate.ts";
import { direction, type Language } from "../i18n/languages.ts";
import { brandName } from "../shop/names.ts";
import { colours, darkColours } from "./letter-colours.ts";
import { type LetterSection, lineBreaks, sectionMarkup, sectionText } from "./letter-section.ts";
import type { Letter } from "./send-letter.ts";

/** A perfume's seal, a picture at an address of the shop's, and the perfume's name where it has one of its own. */
export type LetterSeal = { src: string; name: string | null };

/** A letter's words in one language: plain text, escaped here. The signature is the same in all. */
export type LetterText = {
  language: Language;
  heading: string;
  /** Of the perfumes that it is about, above everything else. */
  seals?: readonly LetterSeal[];
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

/** What a device has of the house's letters. */
const fonts = {
  arabic: "Amiri,'Noto Naskh Arabic','Geeza Pro','Times New Roman',serif",
  other: "Georgia,'Times New Roman',serif",
};

/**
 * Lays a letter out, on linen. The subject is the writer's. Tables, because Outlook's Windows apps know no width of a block
 * and no padding of a link; every colour stands in the markup beside its background, so that a mail app that turns a letter
 * dark turns both, and the style sheet's dark colours are for the apps that ask for them.
 */
export async function layOutLetter(text: LetterText): Promise<Pick<Letter, "html" | "text" | "language">> {
  const { language, heading, seals = [] } = text;
  const framed = await frame(text);
  const { ground, sheet, line, gold, brass } = colours;
  const font = language === "ar" ? fonts.arabic : fonts.other;
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
<body class="page" style="margin:0;padding:0;background-color:${ground}">
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${ground}" style="background-color:${ground}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" class="sheet" width="560" cellpadding="0" cellspacing="0" border="0" bgcolor="${sheet}" style="width:100%;max-width:560px;background-color:${sheet};border:1px solid ${line};font-family:${font}"><tr><td style="padding:36px 28px 32px">
<p class="brand" style="margin:0 0 12px;text-align:center;font-size:30px;line-height:1.3;color:${gold}">${brandName(language)}</p>
<table role="presentation" align="center" cellpadding="0" cellspacing="0" border="0" style="margin:0 auto 28px"><tr><td class="rule" width="48" height="1" bgcolor="${brass}" style="font-size:0;line-height:1px;background-color:${brass}">&#160;</td></tr></table>
${[...(seals.length > 0 ? [sealsMarkup(seals)] : []), body(framed)].join("\n")}
</td></tr></table>
</td></tr></table>
</body>
</html>
`,
    text: `${plainText(framed)}\n`,
  };
}

/** The seals beside each other, and below them whose they are: without pictures, which many a mail app fetches only when asked, that is left. */
function sealsMarkup(seals: readonly LetterSeal[]): string {
  const cells = seals.map(
    ({ src }) =>
      `<td style="padding:0 10px"><img src="${escapeMarkup(src)}" width="96" height="96" alt="" style="display:block;border:0"></td>`,
  );
  const names = [...new Set(seals.flatMap(({ name }) => name ?? []))];
  return `<table role="presentation" align="center" cellpadding="0" cellspacing="0" border="0" style="margin:0 auto 10px"><tr>${cells.join("")}</tr></table>
<p class="brand" style="margin:0 0 24px;text-align:center;font-size:20px;line-height:1.35;color:${colours.gold}">${names.map((name) => `<bdi>${escapeMarkup(name)}</bdi>`).join(" · ")}</p>`;
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
  const { ink, soft, action, onAction } = colours;
  const paragraph = (text: string) => `<p class="text" style="margin:0 0 16px;color:${ink}">${lineBreaks(text)}</p>`;
  const lines = [
    `<h1 class="text" style="margin:0 0 24px;text-align:center;font-size:${arabic ? 27 : 26}px;font-weight:normal;line-height:1.35;color:${ink}">${escapeMarkup(heading)}</h1>`,
    ...[greeting, ...paragraphs].map(paragraph),
    ...(button
      ? [
          `<table role="presentation" cellpadding="0" cellspacing="0" border="0" dir="${direction(language)}" style="margin:8px 0 28px"><tr><td class="button" bgcolor="${action}" style="padding:13px 28px;background-color:${action}"><a href="${escapeMarkup(button.href)}" style="color:${onAction};text-decoration:none">${escapeMarkup(button.text)}</a></td></tr></table>`,
        ]
      : []),
    ...(sections ?? []).map((section) => sectionMarkup(section, language)),
    ...(ask ? [ask] : []).map(paragraph),
    paragraph(signature),
    ...(note
      ? [
          `<p class="note" style="margin:24px 0 0;font-size:${arabic ? 15 : 14}px;color:${soft}">${lineBreaks(note)}</p>`,
        ]
      : []),
  ];
  return `<div lang="${language}" dir="${direction(language)}" style="text-align:${side};font-size:${arabic ? 18 : 16}px;line-height:${arabic ? 1.8 : 1.6}">\n${lines.join("\n")}\n</div>`;
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
