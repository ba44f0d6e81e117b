import { useTranslation } from "../../i18n/use-translation.ts";
import { Eyebrow, Heading, Text } from "../../ui/index.ts";
import section from "./variant-section.module.css";
import type { VariantView } from "./variant-view.server.ts";

/** The Maestro's letter for the second bottle; the first one's stands beside its picture. */
export function SecondLetter({ variant: { kind, name, description } }: { variant: VariantView }) {
  const { t } = useTranslation("results");
  return (
    <section className={section.section} aria-labelledby="second">
      <Eyebrow>{t(`product.${kind}`)}</Eyebrow>
      <Heading level={2} size={4} tone="gold" id="second">
        <bdi>{name}</bdi>
      </Heading>
      <Text size="lead">{description}</Text>
    </section>
  );
}
