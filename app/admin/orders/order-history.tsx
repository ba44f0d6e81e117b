import type { OrderSheet } from "../../backend/admin/orders.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { formatMinor } from "../../shop/money.ts";
import { Heading, Stack } from "../../ui/index.ts";
import { DataTable } from "../shell/data-table.tsx";
import { DateTime } from "../shell/date-time.tsx";

/** Each move, payment and refund: when, by whom and why. */
export function OrderHistory({ order }: { order: OrderSheet }) {
  const { t } = useTranslation("admin");
  const language = useLanguage();
  const money = (amount: number) => `\u2068${formatMinor(amount, order.currency, language)}\u2069`;
  return (
    <Stack gap={3} as="section">
      <Heading level={2} size={2}>
        {t("orders.history")}
      </Heading>
      <DataTable
        label={t("orders.history")}
        rows={order.events}
        keyOf={({ id }) => String(id)}
        columns={[
          { title: t("common.date"), cell: ({ at }) => <DateTime iso={at} /> },
          {
            title: t("log.what"),
            cell: ({ to_state, paid, refunded }) => {
              if (paid) return t("orders.event.paid", { amount: money(paid) });
              if (refunded) return t("orders.event.refunded", { amount: money(refunded) });
              return to_state && t(`orders.view.${to_state}`);
            },
          },
          {
            title: t("log.actor"),
            cell: ({ actor }) => (actor === "customer" ? t("orders.customer") : <bdi>{actor}</bdi>),
          },
          { title: t("orders.reason"), cell: ({ note }) => note && <bdi>{note}</bdi> },
        ]}
      />
    </Stack>
  );
}
