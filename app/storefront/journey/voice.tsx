import { useEffect, useRef, useState } from "react";
import { useLanguage } from "../../i18n/use-language.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Button, Icon, TextArea } from "../../ui/index.ts";
import styles from "./journey.module.css";
import { findRecogniser, type Recogniser, speechLanguages } from "./speech.ts";

type VoiceProps = { name: string; defaultValue: string; maxLength: number };

/** A text that can be written or, where the browser can listen, spoken into. */
export function Voice(props: VoiceProps) {
  const { t } = useTranslation("journey");
  const language = useLanguage();
  const area = useRef<HTMLTextAreaElement>(null);
  const recogniser = useRef<Recogniser | null>(null);
  const [state, setState] = useState<"none" | "still" | "listening" | "refused">("none");
  useEffect(() => {
    if (findRecogniser()) setState("still");
    return () => recogniser.current?.abort();
  }, []);

  const listen = () => {
    if (state === "listening") return recogniser.current?.stop();
    const Recogniser = findRecogniser();
    if (!Recogniser) return;
    const session = new Recogniser();
    session.lang = speechLanguages[language];
    session.onresult = ({ results }) => append(area.current, results[0]?.[0]?.transcript ?? "");
    session.onerror = () => setState("refused");
    session.onend = () => setState((now) => (now === "listening" ? "still" : now));
    recogniser.current = session;
    session.start();
    setState("listening");
  };

  return (
    <>
      <TextArea ref={area} rows={4} {...props} />
      {state !== "none" && (
        <div className={styles.voice}>
          <Button type="button" look="quiet" size="small" onClick={listen} aria-pressed={state === "listening"}>
            <Icon name="microphone" /> {t(state === "listening" ? "voice.stop" : "voice.speak")}
          </Button>
          <span role="status">
            {state === "listening" && t("voice.listening")}
            {state === "refused" && t("voice.refused")}
          </span>
        </div>
      )}
    </>
  );
}

/** Adds what was heard after what is written and tells the form about it. */
function append(area: HTMLTextAreaElement | null, heard: string) {
  if (!area || !heard) return;
  area.setRangeText(`${area.value ? " " : ""}${heard}`, area.value.length, area.value.length, "end");
  area.dispatchEvent(new Event("input", { bubbles: true }));
}
