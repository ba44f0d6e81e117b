import { useLanguage } from "../../i18n/use-language.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import styles from "./journey.module.css";

type IntroMediaProps = { type: "audio" | "video"; url: string };

/** A question's own sound or film, with its controls; it never starts by itself. A film's poster and captions lie beside it. */
export default function IntroMedia({ type, url }: IntroMediaProps) {
  const { t } = useTranslation("journey");
  const language = useLanguage();
  const label = t(`intro.${type}`);
  const file = url.replace(/\.\w+$/, "");
  const shared = { controls: true, preload: "none", src: url, "aria-label": label } as const;
  return (
    <figure className={styles.intro}>
      {type === "audio" ? (
        <audio {...shared} />
      ) : (
        <video {...shared} playsInline poster={`${file}.webp`}>
          <track kind="captions" default srcLang={language} label={label} src={`${file}.${language}.vtt`} />
        </video>
      )}
      <figcaption>{label}</figcaption>
    </figure>
  );
}
