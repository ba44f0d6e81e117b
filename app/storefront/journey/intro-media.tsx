import { useRef, useState } from "react";
import { useHydrated } from "../../document/use-hydrated.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Button } from "../../ui/index.ts";
import styles from "./journey.module.css";

type IntroMediaProps = { type: "audio" | "video"; url: string };

/**
 * A question's own sound or silent film, which goes round until it is stopped and never starts by itself. The browser's
 * controls are for who has no script. A film's poster and captions lie beside it.
 */
export function IntroMedia({ type, url }: IntroMediaProps) {
  const { t } = useTranslation("journey");
  const language = useLanguage();
  const hydrated = useHydrated();
  const media = useRef<HTMLVideoElement & HTMLAudioElement>(null);
  const [playing, setPlaying] = useState(false);
  const label = t(`intro.${type}`);
  const file = url.replace(/\.\w+$/, "");
  const shared = {
    ref: media,
    controls: !hydrated,
    loop: true,
    preload: "none",
    src: url,
    "aria-label": label,
    onPlay: () => setPlaying(true),
    onPause: () => setPlaying(false),
  } as const;
  // A browser may refuse to play: then the button stays as it is.
  const toggle = () => (playing ? media.current?.pause() : media.current?.play().catch(() => undefined));
  return (
    <figure className={styles.intro}>
      {type === "audio" ? (
        <audio {...shared} />
      ) : (
        <video {...shared} muted playsInline poster={`${file}.webp`}>
          <track kind="captions" default srcLang={language} label={label} src={`${file}.${language}.vtt`} />
        </video>
      )}
      <figcaption>
        {hydrated ? (
          <Button type="button" look="quiet" size="small" aria-pressed={playing} onClick={toggle}>
            <svg viewBox="0 0 10 10" aria-hidden="true">
              <path d={playing ? "M2 1h2v8H2zM6 1h2v8H6z" : "M2 1l7 4-7 4z"} />
            </svg>
            {label}
          </Button>
        ) : (
          label
        )}
      </figcaption>
    </figure>
  );
}
