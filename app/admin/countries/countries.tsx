import { z } from "zod";
import { setCountryOpen } from "../../backend/admin/countries.ts";
import { type DeliveryCountry, listDeliveryCountries } from "../../backend/delivery-countries.ts";
import type { Handle } from "../../document/handle.ts";
import { callServerAction, unansweredResult } from "../../forms/client-action.ts";
import { FormErrors } from "../../forms/form-errors.tsx";
import { parseForm } from "../../forms/parse-form.server.ts";
import { backendOf } from "../../http/backend.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { countries } from "../../shop/countries.ts";
import { formatPrice } from "../../shop/money.ts";
import { countryName } from "../../shop/names.ts";
import { Badge, Price } from "../../ui/index.ts";
import { adminError } from "../shell/admin-error.ts";
import { AdminPage } from "../shell/admin-page.tsx";
import { DataTable } from "../shell/data-table.tsx";
import { applyChange, loadOr } from "../shell/route-data.server.ts";
import { ConfirmedRowAction } from "../shell/row-action.tsx";
import type { Route } from "./+types/countries";

const schema = z.object({ intent: z.enum(["open", "close"]), code: z.enum(countries.map(({ code }) => code)) });

export const handle = { namespaces: ["admin_system"] } satisfies Handle;

export async function loader({ context }: Route.LoaderArgs) {
  return loadOr(context, () => listDeliveryCountries(backendOf(context)), []);
}

/** Opens a country for orders, or closes it. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await parseForm(request, schema);
  if (!form.ok) return form.refuse([adminError("refused")]);
  const { code, intent } = form.value;
  const change = () => setCountryOpen(backendOf(context), code, intent === "open");
  return applyChange(context, form, { url, toast: "stored", change });
}

export function clientAction(args: Route.ClientActionArgs) {
  return callServerAction(args, unansweredResult);
}

export default function Countries({ loaderData: { value, failed }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation(["admin", "admin_system"]);
  const language = useLanguage();
  return (
    <AdminPage
      width="text"
      title={t("admin_system:countries.title")}
      lead={t("admin_system:countries.lead")}
      refused={actionData !== undefined}
    >
      <FormErrors form={failed ? [adminError("failed")] : actionData?.error?.[""]} />
      <DataTable<DeliveryCountry>
        label={t("admin_system:countries.title")}
        rows={value}
        keyOf={({ code }) => code}
        columns={[
          { title: t("admin_system:countries.country"), cell: ({ code }) => countryName(code, language) },
          {
            title: t("common.state"),
            cell: ({ is_open: open }) => (
              <Badge tone={open ? "gold" : "plain"}>
                {t(open ? "admin_system:countries.is_open" : "admin_system:countries.closed")}
              </Badge>
            ),
          },
          {
            title: t("admin_system:countries.fee"),
            cell: ({ fee_sar: amount }) => <Price>{formatPrice({ amount, currency: "SAR" }, "SAR", language)}</Price>,
            numeric: true,
          },
          { title: t("common.actions"), cell: (there) => <Switch {...there} /> },
        ]}
      />
    </AdminPage>
  );
}

/** Opens or closes a country, once what follows from it has been read. */
function Switch({ code, is_open: open }: DeliveryCountry) {
  const { t } = useTranslation("admin_system");
  const country = countryName(code, useLanguage());
  const act = open ? "close" : "open";
  const name = t(`countries.${act}_name`, { country });
  return (
    // Folded again once it is done.
    <ConfirmedRowAction
      key={name}
      summary={t(`countries.${act}`)}
      warning={t(`countries.${act}_warning`, { country })}
      intent={act}
      values={{ code }}
      name={name}
    >
      {name}
    </ConfirmedRowAction>
  );
}
