import { useTranslation } from "../../i18n/use-translation.ts";
import { Plate } from "../../media/bottle.tsx";
import { Picture } from "../../media/picture.tsx";
import { ButtonLink, Eyebrow, Price } from "../../ui/index.ts";
import type { PriceList } from "../product-cards/prices.server.ts";
import styles from "./hero.module.css";

type HeroProps = {
  prices: Pick<PriceList, "bottle" | "discovery_set">;
  delivery: string;
};

/** On phones the picture is declared 98vw wide: at 100vw a common one (412 px at 1.75x) needs the next larger file for one pixel. */
export function Hero({ prices, delivery }: HeroProps) {
  const { t } = useTranslation(["home", "pictures", "common"]);
  return (
    <section className={styles.hero}>
      <div className={styles.picture}>
        <Picture
          name="hero"
          alt={t("pictures:hero")}
          priority
          sizes="(width < 40rem) 98vw, (width < 56rem) 100vw, max(64vw, 122vh)"
        />
        <Plate name="hero" engraved={t("common:brand")} className={styles.plate} />
      </div>
      <div className={styles.text}>
        <Eyebrow>{t("hero.eyebrow")}</Eyebrow>
        <h1>{t("hero.title")}</h1>
        <p className={styles.body}>{t("hero.body")}</p>
        <p className={styles.actions}>
          <ButtonLink to="/maestro-journey">{t("hero.start")}</ButtonLink>
          <ButtonLink to="/maestro-vault" look="quiet">
            {t("hero.explore")}
          </ButtonLink>
        </p>
      </div>
      <ul className={styles.facts}>
        <li>
          <strong>{t("facts.questions")}</strong> {t("facts.pause")}
        </li>
        <li>
          <strong>{t("facts.bottle")}</strong> <Price>{prices.bottle}</Price>
        </li>
        <li>
          <strong>{t("facts.set")}</strong> <Price>{prices.discovery_set}</Price>
        </li>
        <li>{delivery}</li>
      </ul>
    </section>
  );
}
