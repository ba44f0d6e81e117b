import { useTranslation } from "../../i18n/use-translation.ts";
import { Picture } from "../../media/picture.tsx";
import { productKeys } from "../../shop/products.ts";
import { Eyebrow } from "../../ui/index.ts";
import styles from "./collections.module.css";

const collections = [
  { key: "reflection", picture: "collection-reflection", product: "premiere" },
  { key: "essence", picture: "collection-essence", product: "deuxieme" },
  { key: "discovery", picture: "collection-discovery", product: "discovery_set" },
] as const;

export function Collections() {
  const { t } = useTranslation(["home", "pictures"]);
  return (
    <section id="collections" className={styles.section} aria-labelledby="collections-title">
      <Eyebrow>{t("collections.eyebrow")}</Eyebrow>
      <h2 id="collections-title">{t("collections.title")}</h2>
      <ul className={styles.cards}>
        {collections.map(({ key, picture, product }) => (
          <li key={key} className={styles.card}>
            <Picture
              name={picture}
              alt={t(`pictures:${picture}`)}
              sizes="(width < 40rem) 88vw, min(31vw, 27rem)"
              className={styles.picture}
            />
            <h3>
              <a href={`/maestro/results?own#${productKeys[product]}`}>{t(`${key}.name`)}</a>
            </h3>
            <p className={styles.line}>{t(`${key}.line`)}</p>
            <p className={styles.body}>{t(`${key}.body`)}</p>
          </li>
        ))}
      </ul>
      <p>
        <a href="/why-athar">{t("collections.open")}</a>
      </p>
      <p>
        <a href="/showcase">{t("collections.showcase")}</a>
      </p>
    </section>
  );
}
