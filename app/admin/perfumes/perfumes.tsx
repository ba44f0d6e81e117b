import { emptyPage } from "../../backend/admin/listing.ts";
import { listAllVaultPerfumes, type VaultPerfumeRow } from "../../backend/admin/vault-perfumes.ts";
import type { Handle } from "../../document/handle.ts";
import { callServerAction, unansweredResult } from "../../forms/client-action.ts";
import { FormErrors } from "../../forms/form-errors.tsx";
import { backendOf } from "../../http/backend.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { formatPrice } from "../../shop/money.ts";
import { Badge, Price } from "../../ui/index.ts";
import { adminError } from "../shell/admin-error.ts";
import { AdminPage } from "../shell/admin-page.tsx";
import { DataTable } from "../shell/data-table.tsx";
import { changeOrderedRow } from "../shell/ordered-list.server.ts";
import { OrderedRowActions } from "../shell/ordered-row-actions.tsx";
import { Pager, pageCursorOf } from "../shell/pager.tsx";
import { loadOr } from "../shell/route-data.server.ts";
import type { Route } from "./+types/perfumes";

export const handle = { namespaces: ["admin_perfumes"] } satisfies Handle;

export async function loader({ context, url }: Route.LoaderArgs) {
  const list = () => listAllVaultPerfumes(backendOf(context), pageCursorOf(url.searchParams));
  return loadOr(context, list, { ...emptyPage, total: 0 });
}

export function action({ request, context, url }: Route.ActionArgs) {
  return changeOrderedRow({ request, context, url }, "perfumes");
}

export function clientAction(args: Route.ClientActionArgs) {
  return callServerAction(args, unansweredResult);
}

export default function VaultPerfumes({ loaderData: { value, failed }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation(["admin", "admin_perfumes"]);
  const language = useLanguage();
  return (
    <AdminPage
      title={t("admin_perfumes:title")}
      lead={t("admin_perfumes:lead")}
      refused={actionData !== undefined}
      actions={<a href="/perfumes/new">{t("admin_perfumes:new_perfume")}</a>}
    >
      <FormErrors form={failed ? [adminError("failed")] : actionData?.error?.[""]} />
      <DataTable<VaultPerfumeRow>
        label={t("admin_perfumes:title")}
        rows={value.rows}
        keyOf={({ id }) => id}
        columns={[
          { title: t("admin_perfumes:name"), cell: ({ id, name }) => <a href={`/perfumes/${id}`}>{name[language]}</a> },
          { title: t("admin_perfumes:tier"), cell: ({ tier }) => t(`admin_perfumes:${tier}`) },
          {
            title: t("admin_perfumes:price"),
            cell: ({ price_aed: amount }) => <Price>{formatPrice({ amount, currency: "AED" }, "AED", language)}</Price>,
            numeric: true,
          },
          {
            title: t("common.state"),
            cell: ({ is_active: active, is_vault: vault }) => (
              <Badge tone={active && vault ? "gold" : "plain"}>{t(active ? "common.active" : "common.inactive")}</Badge>
            ),
          },
          {
            title: t("common.actions"),
            cell: ({ id, name, is_active: active, position }) => (
              <OrderedRowActions
                id={id}
                name={name[language]}
                active={active}
                position={position}
                total={value.total}
              />
            ),
          },
        ]}
      />
      <Pager page={value} newestFirst={false} />
    </AdminPage>
  );
}
