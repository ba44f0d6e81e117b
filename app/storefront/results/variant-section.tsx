import type { ReactNode } from "react";
import type { Light } from "../../document/handle.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Disclosure, Heading, Text } from "../../ui/index.ts";
import styles from "./variant-section.module.css";
import type { VariantView } from "./variant-view.server.ts";

type VariantSectionProps = {
  id: string;
  title: string;
  body?: string | undefined;
  /** What is said of both perfumes below that. */
  more?: string | undefined;
  variants: readonly VariantView[];
  /** The light in which the second perfume's seal is printed beside its name; the first one's stands above. */
  light?: Light;
  /** What is said of one perfume. */
  children: (variant: VariantView) => ReactNode;
};

/** A section of the results in which each perfume has a part of its own, the first one opened. */
export function VariantSection({ id, title, body, more, variants, light, children }: VariantSectionProps) {
  const { t } = useTranslation("results");
  return (
    <section className={styles.section} aria-labelledby={id}>
      <Heading level={2} id={id}>
        {title}
      </Heading>
      {body && <Text tone="soft">{body}</Text>}
      {more && <Text>{more}</Text>}
      {variants.map((variant, index) => (
        <Disclosure
          key={variant.kind}
          open={index === 0}
          summary={
            <span className={styles.summary}>
              {light && index > 0 && (
                <img
                  src={`/seals/${light}/${variant.seal}`}
                  alt={t("seal.alt", { name: variant.name })}
                  loading="lazy"
                />
              )}
              {t(`product.${variant.kind}`)} <bdi>{variant.name}</bdi>
            </span>
          }
        >
          {children(variant)}
        </Disclosure>
      ))}
    </section>
  );
}
