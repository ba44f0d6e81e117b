import type { ReactNode } from "react";
import { useTranslation } from "../../i18n/use-translation.ts";
import type { Light } from "../../media/smell-url.ts";
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
  /** The light in which the second perfume's seal is printed, where this section gives that and its letter; the first one's stand above. */
  introducing?: Light | undefined;
  /** None is opened. */
  folded?: boolean;
  /** What is said of one perfume. */
  children: (variant: VariantView) => ReactNode;
};

/** A section of the results in which each perfume has a part of its own, the first one opened. */
export function VariantSection({
  id,
  title,
  body,
  more,
  variants,
  introducing,
  folded,
  children,
}: VariantSectionProps) {
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
          open={index === 0 && !folded}
          summary={
            <span className={styles.summary}>
              {introducing && variant.kind === "deuxieme" && (
                <img src={`/seals/${introducing}/${variant.seal}`} alt={t("seal.alt", { name: variant.name })} />
              )}
              {t(`product.${variant.kind}`)} <bdi>{variant.name}</bdi>
            </span>
          }
        >
          {introducing && variant.kind === "deuxieme" && variant.letter.map((part) => <Text key={part}>{part}</Text>)}
          {children(variant)}
        </Disclosure>
      ))}
    </section>
  );
}
