import { data, useRouteLoaderData } from "react-router";
import { findPerfume, relatedPerfumes } from "../../backend/vault.ts";
import { Head } from "../../head.tsx";
import { backendOf } from "../../http/backend.ts";
import { away } from "../../http/failure.ts";
import { languageOf } from "../../i18n/i18next.server.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Bottle } from "../../media/bottle.tsx";
import { bottlePicture } from "../../media/social.ts";
import { convert, currencyOf, formatPrice } from "../../money.ts";
import type { loader as rootLoader } from "../../root.tsx";
import { breadcrumbs, StructuredData } from "../../structured-data.tsx";
import { Badge, Breadcrumbs, ButtonLink, Heading, Page, Price, Row, Text } from "../../ui/index.ts";
import type { Route } from "./+types/product";
import { accentOf, PerfumeCard } from "./perfume-card.tsx";
import { PerfumeNotes } from "./perfume-notes.tsx";
import styles from "./product.module.css";

/** By slug or by id; a name the Vault does not hold is a page that does not exist. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const backend = backendOf(context, request);
  const perfume = await findPerfume(backend, params.key).catch(away);
  if (!perfume) throw data(null, { status: 404 });
  const related = await relatedPerfumes(backend, perfume);
  return { perfume, related, currency: currencyOf(request), language: languageOf(context) };
}

export default function Product({ loaderData: { perfume, related, currency } }: Route.ComponentProps) {
  const { t } = useTranslation(["vault", "common"]);
  const language = useLanguage();
  const origin = useRouteLoaderData<typeof rootLoader>("root")?.origin ?? "";
  const name = perfume.name[language];
  const address = `/product/${perfume.slug}`;
  const price = { amount: perfume.price_aed, currency: "AED" } as const;
  const picture = bottlePicture(perfume.bottle_image);
  const access = perfume.badges.find((badge) => badge !== "iconic");
  return (
    <Page data-accent={accentOf(perfume)}>
      <Head
        title={name}
        description={perfume.description[language]}
        picture={picture ? { path: picture, alt: t("bottle", { name }) } : undefined}
      />
      <StructuredData
        thing={{
          "@type": "Product",
          name,
          description: perfume.description[language],
          brand: { "@type": "Brand", name: t("common:brand") },
          offers: {
            "@type": "Offer",
            priceCurrency: currency,
            price: convert(price, currency),
            url: `${origin}${address}`,
          },
        }}
      />
      <StructuredData
        thing={breadcrumbs(origin, [
          { name: t("title"), path: "/maestro-vault" },
          { name, path: address },
        ])}
      />
      <Breadcrumbs label={t("breadcrumb")} trail={[{ to: "/maestro-vault", text: t("title") }]} here={name} />
      <article className={styles.perfume}>
        <Bottle
          name={perfume.bottle_image ?? ""}
          alt={t("bottle", { name })}
          engraved={name}
          sizes="(width < 40rem) 88vw, min(46vw, 40rem)"
          priority
          className={styles.bottle}
        />
        <div className={styles.words}>
          <Row gap={2}>
            <Badge>{t(`tier.${perfume.tier}`)}</Badge>
            {perfume.badges.map((badge) => (
              <Badge key={badge}>{t(`badges.${badge}`)}</Badge>
            ))}
          </Row>
          <Heading level={1}>{name}</Heading>
          <Text tone="accent">{t(perfume.badges.includes("iconic") ? "edition.iconic" : "edition.private")}</Text>
          <Text size="lead">{perfume.description[language]}</Text>
          <PerfumeNotes perfume={perfume} />
          <p className={styles.price}>
            <Price>{formatPrice(price, currency, language)}</Price> <span>{t("vat")}</span>
          </p>
          {access && (
            <Text tone="soft">
              {t(`access.${access}`)} <a href="/contact">{t("access.ask")}</a>
            </Text>
          )}
          <p>
            <ButtonLink to="/maestro" look="quiet">
              {t("maestro")}
            </ButtonLink>
          </p>
        </div>
      </article>
      {related.length > 0 && (
        <section className={styles.related}>
          <Heading level={2}>{t("related")}</Heading>
          <ul>
            {related.map((other) => (
              <PerfumeCard key={other.id} perfume={other} currency={currency} />
            ))}
          </ul>
        </section>
      )}
    </Page>
  );
}
