import { data, redirect } from "react-router";
import { findVaultPerfume, listVault } from "../../backend/vault.ts";
import { isSlug } from "../../backend/vault-addresses.ts";
import type { Handle } from "../../document/handle.ts";
import { Head } from "../../document/head.tsx";
import { useRootData } from "../../document/root-data.ts";
import { breadcrumbs, StructuredData } from "../../document/structured-data.tsx";
import { backendOf } from "../../http/backend.ts";
import { languageOf } from "../../http/language.ts";
import { currencyOf } from "../../http/request/market.ts";
import { throwErrorPage } from "../../http/response/failure.ts";
import { boundIn } from "../../i18n/bind-words.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Badge, Breadcrumbs, Heading, Page, Row, Text } from "../../ui/index.ts";
import { deliveryFacts } from "../delivery/delivery-facts.server.ts";
import type { Route } from "./+types/product";
import { shownBadges } from "./access.ts";
import styles from "./product.module.css";
import { socialImageOf } from "./social-image.ts";
import { VaultOrder } from "./vault-order.tsx";
import { accentOf } from "./vault-perfume-card.tsx";
import { VaultPerfumeFacts } from "./vault-perfume-facts.tsx";
import { VaultPerfumeNotes } from "./vault-perfume-notes.tsx";
import { VaultPerfumeSection } from "./vault-perfume-section.tsx";
import { VaultPicture } from "./vault-picture.tsx";
import { VaultPrice } from "./vault-price.tsx";
import { VaultTerms } from "./vault-terms.tsx";
import { vaultVisitorOf } from "./vault-visitor.server.ts";

export const handle = { cache: { segment: isSlug }, measured: true } satisfies Handle;

/** `key` is a slug or an id; the id, and a slug in capitals, lead to the page's one address. */
export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  const backend = backendOf(context);
  // Asked for side by side: one wait for the backend.
  const [perfume, visitor, { vault: delivery }, { perfumes }] = await Promise.all([
    findVaultPerfume(backend, params.key).catch(throwErrorPage),
    vaultVisitorOf(context),
    deliveryFacts({ context, request }),
    listVault(backend, { page: 1 }),
  ]);
  if (!perfume) throw data(null, { status: 404 });
  if (params.key !== perfume.slug) throw redirect(`/product/${perfume.slug}${url.search}`, 301);
  const { nearestVaultPerfumes, vaultNotes, withSmells } = await import("./vault-smells.server.ts");
  const language = languageOf(context);
  return {
    perfume,
    notes: vaultNotes(perfume, language),
    visitor,
    delivery,
    related: withSmells(nearestVaultPerfumes(perfumes, perfume), language),
    currency: currencyOf(request),
    language,
  };
}

export default function Product({
  loaderData: { perfume, notes, visitor, delivery, related, currency },
}: Route.ComponentProps) {
  const { t } = useTranslation(["vault", "common"]);
  const language = useLanguage();
  const origin = useRootData()?.origin ?? "";
  const name = boundIn(perfume.name, language);
  const path = `/product/${perfume.slug}`;
  const image = socialImageOf(perfume, language, t("bottle", { name }));
  return (
    <Page data-accent={accentOf(perfume)}>
      <Head title={name} description={boundIn(perfume.description, language)} image={image} />
      <StructuredData
        data={{
          "@context": "https://schema.org",
          "@type": "Product",
          name,
          description: boundIn(perfume.description, language),
          sku: perfume.slug,
          ...(image && { image: `${origin}${image.path}` }),
          brand: { "@type": "Brand", name: t("common:brand") },
          offers: {
            "@type": "Offer",
            priceCurrency: "AED",
            price: perfume.price_aed,
            url: `${origin}${path}?lang=${language}`,
            availability: `https://schema.org/${perfume.sold_out ? "SoldOut" : "InStock"}`,
          },
        }}
      />
      <StructuredData
        data={breadcrumbs({
          origin,
          language,
          trail: [
            { name: t("title"), path: "/maestro-vault" },
            { name, path },
          ],
        })}
      />
      <Breadcrumbs label={t("breadcrumb")} trail={[{ to: "/maestro-vault", text: t("title") }]} current={name} />
      <article className={styles.perfume}>
        <VaultPicture
          perfume={perfume}
          sizes="(width < 40rem) 88vw, min(46vw, 40rem)"
          priority
          className={styles.bottle}
        />
        <div className={styles.text}>
          <Row gap={2}>
            <Badge>{t(`tier.${perfume.tier}`)}</Badge>
            {shownBadges(perfume).map((badge) => (
              <Badge key={badge}>{t(`badges.${badge}`)}</Badge>
            ))}
          </Row>
          <Heading level={1}>{name}</Heading>
          <Text tone="accent">{t(perfume.badges.includes("iconic") ? "edition.iconic" : "edition.private")}</Text>
          {/* What a restriction means stands beside the button. */}
          <VaultTerms perfumes={[{ ...perfume, badges: perfume.badges.filter((badge) => badge === "iconic") }]} />
          <Text size="lead">{boundIn(perfume.description, language)}</Text>
          <Text tone="soft">
            {t(`concentrations.${perfume.concentration}`)} · {t("facts.ml", { ml: perfume.volume_ml })}
          </Text>
          <VaultPerfumeNotes notes={notes} />
          <p className={styles.price}>
            <VaultPrice amount={perfume.price_aed} currency={currency} />
          </p>
          <VaultOrder perfume={perfume} visitor={visitor} />
          <VaultPerfumeFacts perfume={perfume} delivery={delivery} />
        </div>
      </article>
      {related.length > 0 && (
        <VaultPerfumeSection
          title={t("related")}
          perfumes={related}
          currency={currency}
          visitor={visitor}
          delivery={delivery}
        />
      )}
    </Page>
  );
}
