import { useTranslation } from "../../i18n/use-translation.ts";
import type { Position } from "../../maestro/types.ts";
import { Eyebrow, Heading, Page, Text } from "../../ui/index.ts";
import type { PriceList } from "./prices.server.ts";
import styles from "./product-cards.module.css";
import { type BottleOffer, ProductCards } from "./product-cards.tsx";
import type { Recommendation, RecommendedBottle, RecommendedNote } from "./recommendation.ts";
import { StrengthSign } from "./strength.tsx";

type RecommendedProps = { recommendation: Recommendation; prices: PriceList; added: string | null };

/** What the preparing screen handed over: three products near the answers, before a perfume is composed. */
export function Recommended({ recommendation, prices, added }: RecommendedProps) {
  const { t } = useTranslation("results");
  return (
    <>
      <Page className={styles.intro}>
        <Eyebrow>{t("recommended.eyebrow")}</Eyebrow>
        <Heading level={1} tone="gold">
          {t("recommended.title")}
        </Heading>
        <Text size="lead">{t("recommended.body")}</Text>
      </Page>
      <ProductCards bottles={useOffers(recommendation)} prices={prices} added={added} />
    </>
  );
}

/** The recommendation's keys in words. */
export function useOffers({ premiere, deuxieme }: Recommendation): BottleOffer[] {
  const { t } = useTranslation("results");
  const named = (keys: RecommendedNote[]) => keys.map((key) => ({ name: t(`note.${key}`) }));
  const layers = ({ top, middle, base }: Record<Position, RecommendedNote[]>) => ({
    top: named(top),
    middle: named(middle),
    base: named(base),
  });
  const offer = (kind: BottleOffer["kind"], bottle: RecommendedBottle): BottleOffer => ({
    kind,
    name: null,
    description: t(`description_of.${bottle.description}`),
    strength: <StrengthSign strength={bottle.strength} />,
    notes: layers(bottle.notes),
  });
  return [offer("premiere", premiere), offer("deuxieme", deuxieme)];
}
