import type { ReactNode } from "react";
import { useTranslation } from "../../i18n/use-translation.ts";
import { positions } from "../../maestro/types.ts";
import { Bottle } from "../../media/bottle.tsx";
import { Smell } from "../../media/smell.tsx";
import { Eyebrow, Heading, Notice } from "../../ui/index.ts";
import type { PerfumeView } from "./perfume-view.server.ts";
import styles from "./reveal.module.css";
import type { VariantView } from "./variant-view.server.ts";

type RevealProps = {
  perfume: Pick<PerfumeView, "composed" | "customName" | "engraving" | "light" | "hours"> & {
    variants: readonly [Pick<VariantView, "name" | "letter" | "notes" | "seal">, ...unknown[]];
  };
  /** Where its names stand, below the heading. */
  names: readonly string[];
  /** The saved perfume could not be read: the backend is down. */
  down?: boolean;
  /** What is to be known first. */
  notice?: ReactNode;
  /** What follows the notes. */
  children?: ReactNode;
};

/** The first bottle's perfume: all that one needs to be glad of it, and to buy it. */
export function Reveal({ perfume, names, down, notice, children }: RevealProps) {
  const { t } = useTranslation("results");
  const { light, hours } = perfume;
  const [{ letter, notes, seal, ...premiere }] = perfume.variants;
  const name = perfume.customName ?? (perfume.composed ? premiere.name : t("default_name"));
  const [opening, rest] = letter;
  return (
    <section id="perfume" className={styles.reveal}>
      <div className={styles.picture}>
        <Bottle
          name="bottle-black"
          alt={t("bottle_alt", { name })}
          engraved={perfume.customName ?? premiere.name}
          gold={perfume.engraving}
          seals={[seal]}
          sizes="(width < 60rem) 100vw, 46vw"
          priority
        />
      </div>
      <div className={styles.text}>
        {down && (
          <Notice tone="error" title={t("down.title")}>
            <p>{t("down.body")}</p>
          </Notice>
        )}
        {notice}
        <div className={styles.head}>
          <Eyebrow>{t(perfume.composed ? "eyebrow" : "eyebrow_default")}</Eyebrow>
          <Heading level={1} tone="gold" className={styles.name} data-length={lengthOf(name)}>
            <bdi>{name}</bdi>
          </Heading>
          <div className={styles.names}>
            {names.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
          <p className={styles.seal}>
            <picture>
              <source media="(prefers-reduced-motion: no-preference)" srcSet={`/seals/drawn-${light}/${seal}`} />
              <img src={`/seals/${light}/${seal}`} alt={t("seal.alt", { name: premiere.name })} />
            </picture>
            <a href={`/seal/${seal}`}>{t("seal.read")}</a>
          </p>
        </div>
        <div className={styles.letter}>
          <p>{opening}</p>
          {rest && (
            <details>
              <summary>{t("more")}</summary>
              <p>{rest}</p>
            </details>
          )}
        </div>
        <dl className={styles.pyramid}>
          {positions.map(
            (position, index) =>
              notes[position].length > 0 && (
                <div key={position}>
                  <dt>
                    {t(`layer.${position}`)} <span>{hours[index]}</span>
                  </dt>
                  <dd>
                    <ul>
                      {notes[position].map((note) => (
                        <li key={note.name}>
                          <Smell name={note.name} look={note.look} light={light} className={styles.smell} />
                        </li>
                      ))}
                    </ul>
                  </dd>
                </div>
              ),
          )}
        </dl>
        {children}
      </div>
    </section>
  );
}

/** How large a name can be set: a long one, or one with a long word, in smaller letters. */
function lengthOf(name: string): "short" | "middle" | "long" {
  const word = Math.max(...name.split(" ").map((each) => each.length));
  if (name.length <= 8) return "short";
  return name.length <= 22 && word <= 10 ? "middle" : "long";
}
