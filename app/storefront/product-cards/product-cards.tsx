import { type ReactNode, useState } from "react";
import { useTranslation } from "../../i18n/use-translation.ts";
import type { Position } from "../../maestro/types.ts";
import { Bottle } from "../../media/bottle.tsx";
import { type Product, productKeys } from "../../shop/products.ts";
import { FlipCard, Heading, Price, Text, Toast } from "../../ui/index.ts";
import { type DeliveryFacts, DeliveryLine } from "../delivery/delivery-line.tsx";
import { NotePyramid } from "../perfume/note-pyramid.tsx";
import { AddToCart } from "./add-to-cart.tsx";
import { DiscoverySet } from "./discovery-set.tsx";
import type { PriceList } from "./prices.server.ts";
import styles from "./product-cards.module.css";
import { useCart } from "./use-cart.ts";

export type BottleOffer = {
  kind: "premiere" | "deuxieme";
  /** The perfume's own name, where it has one. */
  name: string | null;
  /** Where its names stand. */
  names?: readonly string[];
  description: string | null;
  strength?: ReactNode;
  notes: Record<Position, readonly { name: string }[]>;
  /** The code of its seal; a perfume of no formula has none. */
  seal?: string;
};

export type ProductCardsProps = {
  bottles: readonly BottleOffer[];
  prices: PriceList;
  delivery: Record<Product, DeliveryFacts>;
  engraved?: string | null;
  gold?: boolean;
  added: Product[];
  /** The id of the edition; without it the perfume is not the visitor's own, and cannot be ordered. */
  perfume?: string | null;
  /** Whether the page has the form that names the perfume: a piece goes to the cart with the name that stands in it. */
  named?: boolean;
  /** Called where a product goes to the cart. */
  onAdd?: (product: Product) => void;
};

const pictures = { premiere: "bottle-black", deuxieme: "bottle-purp" } as const;

/** Two bottles as flip cards, of which one at a time shows its notes, and the discovery set. */
export function ProductCards({
  bottles,
  prices,
  delivery,
  engraved = null,
  gold = false,
  added,
  perfume = null,
  named = false,
  onAdd,
}: ProductCardsProps) {
  const { t } = useTranslation(["results", "common"]);
  const [flippedKind, setFlippedKind] = useState<string | null>(null);
  const { adding, told, inCart, add } = useCart(perfume, added, onAdd);
  const saved = named ? { name: engraved ?? "", engraving: gold } : null;
  return (
    <section className={styles.section} aria-labelledby="products">
      <Heading level={2} id="products">
        {t(perfume ? "products.title" : "products.title_house")}
      </Heading>
      {/* On a phone one card fills the screen: these name the others, and scroll to them. */}
      <p className={styles.names}>
        {Object.values(productKeys).map((key) => (
          <a key={key} href={`#${key}`}>
            {t(`product.${key}`)}
          </a>
        ))}
      </p>
      <ul className={styles.cards}>
        {bottles.map(({ kind, name, names, description, strength, notes, seal }) => (
          <li key={kind} id={kind}>
            <FlipCard
              id={`flip-${kind}`}
              name={t(`product.${kind}`)}
              flipLabel={t("products.turn")}
              flipBackLabel={t("products.turn_back")}
              flipped={flippedKind === kind}
              onFlip={(flipped) => setFlippedKind(flipped ? kind : null)}
              className={styles.card}
              front={
                <>
                  <Bottle
                    name={pictures[kind]}
                    alt=""
                    engraved={engraved ?? name ?? t("common:brand")}
                    gold={gold}
                    seals={seal ? [seal] : []}
                    sizes="(width < 60rem) 80vw, 24rem"
                    className={styles.picture}
                  />
                  <Heading level={3} size={2}>
                    {t(`product.${kind}`)}
                  </Heading>
                  <Text size="small" tone="soft">
                    {t(`size.${kind}`)}
                  </Text>
                  {names?.map((line) => (
                    <p key={line} className={styles.composedName}>
                      {line}
                    </p>
                  ))}
                  <Text size="small">{description ?? t(`line.${kind}`)}</Text>
                  {strength}
                  <DeliveryLine facts={delivery[kind]} />
                  <p className={styles.price}>
                    <Price>{gold ? prices.engraved : prices.bottle}</Price>{" "}
                    {gold && (
                      <Text as="span" size="small" tone="soft">
                        {prices.engraving}
                      </Text>
                    )}
                  </p>
                  <AddToCart
                    product={kind}
                    name={t(`product.${kind}`)}
                    adding={adding === kind}
                    added={inCart.includes(kind)}
                    perfume={perfume}
                    saved={saved}
                    onAdd={add}
                  />
                </>
              }
              back={
                <>
                  <Heading level={3} size={2}>
                    {t(`product.${kind}`)}
                  </Heading>
                  <NotePyramid
                    notes={notes}
                    layerName={(position) => t(`layer.${position}`)}
                    className={styles.notes}
                  />
                </>
              }
            />
          </li>
        ))}
        <li id={productKeys.discovery_set} className={styles.discoverySet}>
          <Bottle
            name="bottle-sample"
            alt=""
            seals={bottles.flatMap(({ seal }) => seal ?? [])}
            sizes="(width < 60rem) 80vw, 24rem"
            className={styles.picture}
          />
          <DiscoverySet bottles={bottles} price={prices.discovery_set} delivery={delivery.discovery_set} />
          <AddToCart
            product="discovery_set"
            name={t("product.mini")}
            adding={adding === "discovery_set"}
            added={inCart.includes("discovery_set")}
            perfume={perfume}
            saved={saved}
            onAdd={add}
          />
        </li>
      </ul>
      <Toast count={told.count} atTop={told.atTop}>
        {told.count > 0 && <span>{t(`cart.${told.said}`)}</span>}
      </Toast>
    </section>
  );
}
