import { useTranslation } from "../../i18n/use-translation.ts";
import type { Position } from "../../maestro/types.ts";
import { Eyebrow, Heading, Page, Text } from "../../ui/index.ts";
import styles from "../product-cards/product-cards.module.css";
import { type BottleOffer, ProductCards, type ProductCardsProps } from "../product-cards/product-cards.tsx";
import type { Recommendation, RecommendedBottle, RecommendedNote } from "./recommendation.ts";
import { StrengthDrops } from "./strength-drops.tsx";

type RecommendedProps = { recommendation: Recommendation } & Pick<ProductCardsProps, "prices" | "delivery" | "added">;

/** The recommendation that the preparing screen passed in navigation state. */
export function Recommended({ recommendation, ...cards }: RecommendedProps) {
  const { t } = useTranslation("recommended");
  return (
    <>
      <Page className={styles.intro}>
        <Eyebrow>{t("eyebrow")}</Eyebrow>
        <Heading level={1} tone="gold">
          {t("title")}
        </Heading>
        <Text size="lead">{t("body")}</Text>
      </Page>
      <ProductCards bottles={useRecommendationOffers(recommendation)} {...cards} />
    </>
  );
}

/** A recommendation as product cards, in the page's language. */
export function useRecommendationOffers({ premiere, deuxieme }: Recommendation): BottleOffer[] {
  const { t } = useTranslation("recommended");
  const named = (keys: RecommendedNote[]) => keys.map((key) => ({ name: t(`note.${key}`), look: key }));
  const namedLayers = ({ top, middle, base }: Record<Position, RecommendedNote[]>) => ({
    top: named(top),
    middle: named(middle),
    base: named(base),
  });
  const offer = (kind: BottleOffer["kind"], bottle: RecommendedBottle): BottleOffer => {
    const description = t(`description_of.${bottle.description}`);
    const strength = <StrengthDrops strength={bottle.strength} />;
    return {
      kind,
      name: null,
      description,
      strength,
      reach: (
        <>
          {description} {strength}
        </>
      ),
      notes: namedLayers(bottle.notes),
    };
  };
  return [offer("premiere", premiere), offer("deuxieme", deuxieme)];
}
