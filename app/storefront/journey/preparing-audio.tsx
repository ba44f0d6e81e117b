import { useEffect, useRef, useState } from "react";
import { useLanguage } from "../../i18n/use-language.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Button, Icon } from "../../ui/index.ts";
import styles from "./processing.module.css";

/** Milliseconds from the first clip to the second. */
const progressClipDelay = 5000;

/** Two audio clips with captions, off until the visitor turns them on. */
export function PreparingAudio() {
  const { t } = useTranslation("processing");
  const language = useLanguage();
  const [on, setOn] = useState(false);
  const [progressStarted, setProgressStarted] = useState(false);
  const intro = useRef<HTMLAudioElement>(null);
  const progress = useRef<HTMLAudioElement>(null);
  useEffect(() => {
    const clips = [intro.current, progress.current];
    if (!on) {
      for (const clip of clips) clip?.pause();
      return;
    }
    if (intro.current) intro.current.volume = 1;
    play(intro.current);
    const timer = setTimeout(() => {
      if (intro.current) intro.current.volume = 0.3;
      play(progress.current);
      setProgressStarted(true);
    }, progressClipDelay);
    return () => clearTimeout(timer);
  }, [on]);
  return (
    <div className={styles.audio}>
      {/* biome-ignore lint/a11y/useMediaCaption: the captions of both clips are shown below */}
      <audio ref={intro} preload="none" src={`/audio/maestro/${language}/intro.mp3`} />
      {/* biome-ignore lint/a11y/useMediaCaption: as above */}
      <audio ref={progress} preload="none" src={`/audio/maestro/${language}/progress.mp3`} />
      <Button look="quiet" size="small" aria-pressed={on} onClick={() => setOn(!on)}>
        <Icon name="sound" /> {t("preparing.sound")}
      </Button>
      <p className={styles.caption} aria-live="polite">
        {on && t(progressStarted ? "preparing.caption_progress" : "preparing.caption_intro")}
      </p>
    </div>
  );
}

/** A browser may refuse to play; the captions are shown all the same. */
function play(clip: HTMLAudioElement | null) {
  void clip?.play().catch(() => undefined);
}
