import type { Language } from "../../i18n/languages.ts";

/** The part of the Web Speech API that the journey uses; TypeScript's DOM library does not have it. */
export type SpeechRecogniser = {
  lang: string;
  onresult: ((event: { results: ArrayLike<ArrayLike<{ transcript: string }>> }) => void) | null;
  onerror: (() => void) | null;
  onend: (() => void) | null;
  start(): void;
  stop(): void;
  abort(): void;
};

type SpeechWindow = {
  SpeechRecognition?: new () => SpeechRecogniser;
  webkitSpeechRecognition?: new () => SpeechRecogniser;
};

export const speechLanguages: Record<Language, string> = { ar: "ar-SA", en: "en-GB", fr: "fr-FR", ru: "ru-RU" };

/** The browser's `SpeechRecognition`, undefined where it has none. */
export function findSpeechRecognition() {
  const speechWindow: SpeechWindow & typeof globalThis = window;
  return speechWindow.SpeechRecognition ?? speechWindow.webkitSpeechRecognition;
}
