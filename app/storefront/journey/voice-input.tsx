import { type ComponentPropsWithoutRef, useEffect, useRef, useState } from "react";
import { languageFacts } from "../../i18n/languages.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Button, Icon, TextArea } from "../../ui/index.ts";
import styles from "./journey.module.css";
import { findSpeechRecognition, type SpeechRecogniser } from "./speech-recognition.ts";

/** A text area with a button for dictation where the browser recognises speech. */
export function VoiceInput(props: ComponentPropsWithoutRef<"textarea">) {
  const { t } = useTranslation("things");
  const language = useLanguage();
  const textArea = useRef<HTMLTextAreaElement>(null);
  const recogniser = useRef<SpeechRecogniser | null>(null);
  const [state, setState] = useState<"unsupported" | "idle" | "listening" | "failed">("unsupported");
  useEffect(() => {
    if (findSpeechRecognition()) setState("idle");
    return () => recogniser.current?.abort();
  }, []);

  const toggle = () => {
    if (state === "listening") return recogniser.current?.stop();
    const SpeechRecognition = findSpeechRecognition();
    if (!SpeechRecognition) return;
    const recognition = new SpeechRecognition();
    recognition.lang = languageFacts[language].speech;
    recognition.onresult = ({ results }) => append(textArea.current, results[0]?.[0]?.transcript ?? "");
    recognition.onerror = () => setState("failed");
    recognition.onend = () => setState((current) => (current === "listening" ? "idle" : current));
    recogniser.current = recognition;
    recognition.start();
    setState("listening");
  };

  return (
    <>
      <TextArea ref={textArea} rows={4} {...props} />
      {state !== "unsupported" && (
        <div className={styles.voice}>
          <Button type="button" look="quiet" size="small" onClick={toggle} aria-pressed={state === "listening"}>
            <Icon name="microphone" /> {t(state === "listening" ? "voice.stop" : "voice.speak")}
          </Button>
          <span role="status">
            {state === "listening" && t("voice.listening")}
            {state === "failed" && t("voice.refused")}
          </span>
        </div>
      )}
    </>
  );
}

/** Dispatches `input`, so that the form's change handlers run. */
function append(textArea: HTMLTextAreaElement | null, transcript: string) {
  if (!textArea || !transcript) return;
  const { value } = textArea;
  textArea.setRangeText(`${value ? " " : ""}${transcript}`, value.length, value.length, "end");
  textArea.dispatchEvent(new Event("input", { bubbles: true }));
}
