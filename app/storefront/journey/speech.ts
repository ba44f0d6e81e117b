import type { Language } from "../../i18n/languages.ts";

/** The part of the browser's speech recognition that the journey uses; the DOM's own types do not know it yet. */
export type Recogniser = {
  lang: string;
  onresult: ((event: { results: ArrayLike<ArrayLike<{ transcript: string }>> }) => void) | null;
  onerror: (() => void) | null;
  onend: (() => void) | null;
  start(): void;
  stop(): void;
  abort(): void;
};

type Speaking = { SpeechRecognition?: new () => Recogniser; webkitSpeechRecognition?: new () => Recogniser };

export const speechLanguages: Record<Language, string> = { ar: "ar-SA", en: "en-GB", fr: "fr-FR", ru: "ru-RU" };

/** The browser's recogniser, undefined where it has none. */
export function findRecogniser() {
  const speaking: Speaking & typeof globalThis = window;
  return speaking.SpeechRecognition ?? speaking.webkitSpeechRecognition;
}
