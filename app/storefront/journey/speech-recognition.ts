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

/** The browser's `SpeechRecognition`, undefined where it has none. */
export function findSpeechRecognition() {
  const speechWindow: SpeechWindow & typeof globalThis = window;
  return speechWindow.SpeechRecognition ?? speechWindow.webkitSpeechRecognition;
}
