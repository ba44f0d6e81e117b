import { useEffect, useRef } from "react";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Bottle } from "../../media/bottle.tsx";
import { ButtonLink, Eyebrow, Text } from "../../ui/index.ts";
import { NotePyramid } from "../perfume/note-pyramid.tsx";
import styles from "./glimpse.module.css";
import type { GlimpseView } from "./glimpse.server.ts";

/** A new one scrolls into view and takes the focus when it appears. */
export function GlimpsePerfume({ glimpse, isNew }: { glimpse: GlimpseView; isNew: boolean }) {
  const { t } = useTranslation("glimpse");
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isNew) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.closest("section")?.scrollIntoView();
  }, [isNew]);
  return (
    <section id="glimpse" className={styles.glimpse} aria-labelledby="glimpse-title">
      <Bottle
        name={glimpse.bottle}
        alt=""
        engraved={glimpse.name}
        seals={[glimpse.seal]}
        sizes="(width < 60rem) 80vw, 32rem"
        className={styles.bottle}
      />
      <div className={styles.text}>
        <Eyebrow>{t("glimpse.eyebrow")}</Eyebrow>
        <h2 ref={heading} id="glimpse-title" tabIndex={-1}>
          {t("glimpse.title")}
        </h2>
        <p className={styles.name}>{glimpse.name}</p>
        <Text>{glimpse.description}</Text>
        <NotePyramid notes={glimpse.notes} layerName={(position) => t(`layer.${position}`)} className={styles.notes} />
        <p className={styles.actions}>
          <ButtonLink to="/maestro-journey" arrow>
            {t("glimpse.journey")}
          </ButtonLink>
          <ButtonLink to="/home" look="quiet">
            {t("glimpse.later")}
          </ButtonLink>
        </p>
        <Text size="small" tone="soft">
          {t("glimpse.kept")}
        </Text>
      </div>
    </section>
  );
}
