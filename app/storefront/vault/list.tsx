import { data } from "react-router";
import { listVault } from "../../backend/vault.ts";
import { isLaterPage } from "../../backend/vault-addresses.ts";
import type { Handle } from "../../document/handle.ts";
import { backendOf } from "../../http/backend.ts";
import { languageOf } from "../../http/language.ts";
import { currencyOf } from "../../http/request/market.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { ButtonLink, classNames, Notice, Row, Stack } from "../../ui/index.ts";
import { ContentPage } from "../content/content-page.tsx";
import { deliveryFacts } from "../delivery/delivery-facts.server.ts";
import { DeliveryLine } from "../delivery/delivery-line.tsx";
import slots from "../product-cards/slots.module.css";
import type { Route } from "./+types/list";
import styles from "./list.module.css";
import { Pagination } from "./pagination.tsx";
import { VaultPerfumeCard } from "./vault-perfume-card.tsx";
import sections from "./vault-perfume-section.module.css";
import { VaultTerms } from "./vault-terms.tsx";
import { vaultVisitorOf } from "./vault-visitor.server.ts";

export const handle = {
  cache: { parameters: { page: isLaterPage } },
  sitemap: true,
  measured: true,
} satisfies Handle;

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const asked = url.searchParams.get("page") ?? "";
  const page = isLaterPage(asked) ? Number(asked) : 1;
  const [visitor, { vault: delivery }, vault] = await Promise.all([
    vaultVisitorOf(context),
    deliveryFacts({ context, request }),
    listVault(backendOf(context), { page }),
  ]);
  if (page > 1 && vault.perfumes.length === 0) throw data(null, { status: 404 });
  const { withSmells } = await import("./vault-smells.server.ts");
  const uncached = { headers: { "Cache-Control": "no-store" } };
  return data(
    {
      ...vault,
      perfumes: withSmells(vault.perfumes, languageOf(context)),
      visitor,
      delivery,
      page,
      currency: currencyOf(request),
    },
    vault.source === "backend" ? undefined : uncached,
  );
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export default function VaultList({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("vault");
  const { perfumes, visitor, delivery, total, source, page, currency } = loaderData;
  return (
    <ContentPage title={t("title")} description={t("description")} lead={t("lead")}>
      {source === "demo" && <Notice>{t("demo")}</Notice>}
      {source === "stale" && <Notice>{t("last_good")}</Notice>}
      <ul className={classNames(slots.list, sections.perfumes)}>
        {perfumes.map((perfume, index) => (
          <VaultPerfumeCard
            key={perfume.id}
            perfume={perfume}
            currency={currency}
            visitor={visitor}
            delivery={delivery}
            level={2}
            priority={index === 0}
          />
        ))}
      </ul>
      <Stack gap={5} className={styles.terms}>
        <DeliveryLine facts={delivery} />
        <VaultTerms perfumes={perfumes} />
      </Stack>
      <Stack gap={6}>
        <Pagination page={page} total={total} />
        <Row>
          <ButtonLink to="/maestro" look="quiet">
            {t("maestro")}
          </ButtonLink>
        </Row>
      </Stack>
    </ContentPage>
  );
}
