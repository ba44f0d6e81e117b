import type { ReactNode } from "react";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Bottle } from "../../media/bottle.tsx";
import { Eyebrow, Heading, Notice, Text } from "../../ui/index.ts";
import { NotePyramid } from "../perfume/note-pyramid.tsx";
import type { PerfumeView } from "./perfume-view.server.ts";
import styles from "./reveal.module.css";
import type { VariantView } from "./variant-view.server.ts";

type RevealProps = {
  perfume: Pick<PerfumeView, "composed" | "customName" | "engraving"> & {
    variants: readonly [
      Pick<VariantView, "name" | "description" | "notes" | "seal">,
      ...Pick<VariantView, "name" | "seal">[],
    ];
  };
  /** Where its names stand, below the heading. */
  names: readonly string[];
  /** The saved perfume could not be read: the backend is down. */
  down?: boolean;
  /** What is to be known first. */
  notice?: ReactNode;
  /** Actions below the notes. */
  children?: ReactNode;
};

export function Reveal({ perfume, names, down, notice, children }: RevealProps) {
  const { t } = useTranslation("results");
  const [premiere] = perfume.variants;
  const name = perfume.customName ?? (perfume.composed ? premiere.name : t("default_name"));
  return (
    <section id="perfume" className={styles.reveal}>
      <Bottle
        name="bottle-black"
        alt={t("bottle_alt", { name })}
        engraved={perfume.customName ?? premiere.name}
        gold={perfume.engraving}
        seals={[premiere.seal]}
        sizes="(width < 60rem) 90vw, 40rem"
        priority
        className={styles.bottle}
      />
      <div className={styles.text}>
        {down && (
          <Notice tone="error" title={t("down.title")}>
            <p>{t("down.body")}</p>
          </Notice>
        )}
        {notice}
        <Eyebrow>{t(perfume.composed ? "eyebrow" : "eyebrow_default")}</Eyebrow>
        <Heading level={1} size={5} tone="gold" className={styles.name}>
          <bdi>{name}</bdi>
        </Heading>
        <div className={styles.composedName}>
          {names.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
        <div className={styles.seals}>
          {perfume.variants.map((variant) => (
            <figure key={variant.seal}>
              <img src={`/seals/night/${variant.seal}`} alt={t("seal.alt", { name: variant.name })} />
              <figcaption aria-hidden>
                <bdi>{variant.name}</bdi>
              </figcaption>
            </figure>
          ))}
          <a href={`/seal/${premiere.seal}`}>{t("seal.read")}</a>
        </div>
        <Text size="lead">{premiere.description}</Text>
        <NotePyramid
          notes={premiere.notes}
          layerName={(position) => t(`layer.${position}`)}
          className={styles.pyramid}
        />
        {children}
      </div>
    </section>
  );
}
