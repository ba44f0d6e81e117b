import { type ReactNode, useState } from "react";
import { useTranslation } from "../../i18n/use-translation.ts";
import type { Position } from "../../maestro/types.ts";
import { Bottle } from "../../media/bottle.tsx";
import type { Look } from "../../media/looks.ts";
import type { Light } from "../../media/smell-url.ts";
import { type Product, productKeys } from "../../shop/products.ts";
import { FlipCard, Heading, Price, Text, Toast } from "../../ui/index.ts";
import { type CardDelivery, DeliveryDay, DeliveryTerms } from "../delivery/delivery-line.tsx";
import { NotePyramid } from "../perfume/note-pyramid.tsx";
import { tellingNotes } from "../perfume/telling-notes.ts";
import { AddToCart } from "./add-to-cart.tsx";
import { DiscoverySet } from "./discovery-set.tsx";
import type { PriceList } from "./prices.server.ts";
import styles from "./product-cards.module.css";
import { Slots, Smells } from "./slots.tsx";
import { useCart } from "./use-cart.ts";

export type BottleOffer = {
  kind: "premiere" | "deuxieme";
  /** The perfume's own name, where it has one. */
  name: string | null;
  /** Where its names stand. */
  names?: readonly string[];
  description: string | null;
  /** How far it is smelled and how long, or what else is to be said of it. */
  reach: ReactNode;
  strength?: ReactNode;
  notes: Record<Position, readonly { name: string; look: Look | null }[]>;
  /** The code of its seal; a perfume of no formula has none. */
  seal?: string;
};

export type ProductCardsProps = {
  bottles: readonly BottleOffer[];
  prices: PriceList;
  delivery: CardDelivery;
  /** In which the page stands. */
  light?: Light;
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

const pictures = { premiere: "bottle-day-amber", deuxieme: "bottle-purp" } as const;
const sizes = "(width < 64rem) 80vw, 27rem";

/** Two bottles as flip cards, of which one at a time shows its notes, and the discovery set. */
export function ProductCards({
  bottles,
  prices,
  delivery,
  engraved = null,
  gold = false,
  light = "night",
  added,
  perfume = null,
  named = false,
  onAdd,
}: ProductCardsProps) {
  const { t } = useTranslation(["results", "common"]);
  const [flippedKind, setFlippedKind] = useState<string | null>(null);
  const { adding, told, inCart, add } = useCart(perfume, added, onAdd);
  const saved = named ? { name: engraved ?? "", engraving: gold } : null;
  const cartOf = (product: Product, name: string) => (
    <AddToCart
      product={product}
      name={name}
      adding={adding === product}
      added={inCart.includes(product)}
      perfume={perfume}
      saved={saved}
      onAdd={add}
      arrival={<DeliveryDay day={delivery.days[product]} {...delivery} />}
    />
  );
  const namesBeside = (kind: string) =>
    bottles.flatMap((other) => (other.kind === kind ? [] : Object.values(other.notes).flat()).map(({ name }) => name));
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
        {bottles.map(({ kind, name, names, description, reach, notes, seal }) => (
          <li key={kind} id={kind}>
            <FlipCard
              id={`flip-${kind}`}
              name={t(`product.${kind}`)}
              flipLabel={t("products.turn")}
              flipBackLabel={t("products.turn_back")}
              flipped={flippedKind === kind}
              onFlip={(flipped) => setFlippedKind(flipped ? kind : null)}
              className={styles.flip}
              front={
                <Slots
                  picture={
                    <Bottle
                      name={pictures[kind]}
                      alt=""
                      engraved={engraved ?? name ?? t("common:brand")}
                      gold={gold}
                      seals={seal ? [seal] : []}
                      sizes={sizes}
                    />
                  }
                  tag={t(`tag.${kind}`)}
                  line={t(`collection.${kind}`)}
                  name={
                    <>
                      <Heading level={3}>{t(`product.${kind}`)}</Heading>
                      {names?.map((line) => (
                        <p key={line}>{line}</p>
                      ))}
                    </>
                  }
                  smells={<Smells smells={tellingNotes(notes, namesBeside(kind))} light={light} />}
                  reach={reach ?? t(`line.${kind}`)}
                  size={t("size.bottle")}
                  price={
                    <>
                      <Price>{gold ? prices.engraved : prices.bottle}</Price>{" "}
                      {gold && (
                        <Text as="span" size="small" tone="soft">
                          {prices.engraving}
                        </Text>
                      )}
                    </>
                  }
                  action={cartOf(kind, t(`product.${kind}`))}
                />
              }
              back={
                <>
                  <Heading level={3} size={2}>
                    {t(`product.${kind}`)}
                  </Heading>
                  <Text size="small">{description ?? t(`line.${kind}`)}</Text>
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
        <li id={productKeys.discovery_set}>
          <div className={styles.set}>
            <Slots
              picture={
                <Bottle name="bottle-sample" alt="" seals={bottles.flatMap(({ seal }) => seal ?? [])} sizes={sizes} />
              }
              tag={t("tag.mini")}
              line={t("collection.mini")}
              name={<Heading level={3}>{t("product.mini")}</Heading>}
              smells={<DiscoverySet bottles={bottles} />}
              reach={
                <>
                  <strong>{t("gift.title")}</strong>
                  <br />
                  {t("gift.body")}
                </>
              }
              size={t("size.mini")}
              price={<Price>{prices.discovery_set}</Price>}
              action={cartOf("discovery_set", t("product.mini"))}
            />
          </div>
        </li>
      </ul>
      <DeliveryTerms delivery={delivery} />
      <Toast count={told.count} atTop={told.atTop}>
        {told.count > 0 && <span>{t(`cart.${told.said}`)}</span>}
      </Toast>
    </section>
  );
}
