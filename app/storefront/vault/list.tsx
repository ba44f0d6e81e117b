import { data } from "react-router";
import { listVault } from "../../backend/vault.ts";
import { backendOf } from "../../http/backend.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { currencyOf } from "../../money.ts";
import { Notice } from "../../ui/index.ts";
import { PlainPage } from "../content/plain-page.tsx";
import type { Route } from "./+types/list";
import styles from "./list.module.css";
import { Pages } from "./pages.tsx";
import { PerfumeCard } from "./perfume-card.tsx";

/** A page number of the address; anything else is the first page. */
function pageOf(url: URL): number {
  const page = Number(url.searchParams.get("page") ?? 1);
  return Number.isInteger(page) && page > 0 && page < 1000 ? page : 1;
}

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const page = pageOf(url);
  const vault = await listVault(backendOf(context, request), { page });
  const passing = vault.source === "backend" ? undefined : { headers: { "Cache-Control": "no-store" } };
  return data({ ...vault, page, currency: currencyOf(request) }, passing);
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export default function VaultList({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("vault");
  const { perfumes, total, source, page, currency } = loaderData;
  return (
    <PlainPage title={t("title")} description={t("description")} lead={t("lead")}>
      {source === "demo" && <Notice>{t("demo")}</Notice>}
      {source === "last-good" && <Notice>{t("last_good")}</Notice>}
      <ul className={styles.list}>
        {perfumes.map((perfume, position) => (
          <PerfumeCard key={perfume.id} perfume={perfume} currency={currency} first={position === 0} />
        ))}
      </ul>
      <Pages page={page} total={total} />
    </PlainPage>
  );
}
