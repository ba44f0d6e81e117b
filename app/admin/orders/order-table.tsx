import type { OrderRow } from "../../backend/admin/orders.ts";
import { isOver } from "../../backend/order-money.ts";
import type { OrderView } from "../../backend/order-values.ts";
import { useDays } from "../../i18n/use-days.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { formatMinor } from "../../shop/money.ts";
import { countryName } from "../../shop/names.ts";
import { Badge, Checkbox, Price, Row } from "../../ui/index.ts";
import { DataTable } from "../shell/data-table.tsx";
import { DateTime } from "../shell/date-time.tsx";
import { moneyOf, outstandingOf, toRefundOf } from "./order-money.ts";
import styles from "./orders.module.css";

type OrderTableProps = {
  view: OrderView | undefined;
  rows: OrderRow[];
  /** Whether each row has a box to tick. */
  ticked: boolean;
};

/** The orders of a list: whose, how many pieces, until when, and their money. */
export function OrderTable({ view, rows, ticked }: OrderTableProps) {
  const { t } = useTranslation(["admin", "admin_orders"]);
  const language = useLanguage();
  const days = useDays();
  // Orders that are over are asked for nothing; something of theirs may still go back.
  const refunds = view === "refund" || view === "refund_failed" || view === "cancelled" || view === "returned";
  return (
    <DataTable<OrderRow>
      label={t("admin_orders:title")}
      rows={rows}
      keyOf={({ id }) => id}
      columns={[
        {
          title: t("admin_orders:number"),
          cell: ({ id, number, gift, disputed }) => {
            const link = (
              <a href={`/orders/${id}`} className={styles.number}>
                {number}
              </a>
            );
            return (
              <Row as="span" gap={2}>
                {ticked ? <Checkbox name="orders" value={id} label={link} /> : link}
                {disputed && <Badge tone="accent">{t("admin_orders:money.disputed")}</Badge>}
                {gift && <Badge tone="gold">{t("admin_orders:gift_mark")}</Badge>}
              </Row>
            );
          },
        },
        { title: t("admin_orders:customer"), cell: ({ name }) => <bdi>{name ?? t("admin_orders:erased")}</bdi> },
        { title: t("admin_orders:pieces"), numeric: true, cell: ({ pieces }) => pieces },
        {
          title: t("admin_orders:promised"),
          cell: (order) =>
            !isOver(order) && (
              <Row as="span" gap={2}>
                <time dateTime={order.expected_to}>{days.day(order.expected_to)}</time>
                {order.late && <Badge tone="accent">{t("admin_orders:late")}</Badge>}
              </Row>
            ),
        },
        { title: t("common.state"), cell: ({ state }) => t(`admin_orders:state.${state}`) },
        { title: t("admin_orders:country"), cell: ({ country }) => countryName(country, language) },
        {
          title: t("admin_orders:total"),
          numeric: true,
          cell: ({ total, currency }) => <Price>{formatMinor(total, currency, language)}</Price>,
        },
        {
          title: t(refunds ? "admin_orders:to_refund" : "admin_orders:outstanding"),
          numeric: true,
          cell: (order) => {
            const sum = refunds ? toRefundOf({ ...order, bound: order.spent_credit }) : outstandingOf(order);
            return sum > 0 && <Price>{formatMinor(sum, order.currency, language)}</Price>;
          },
        },
        {
          title: t("admin_orders:payment"),
          cell: (order) => t(`admin_orders:money.${moneyOf({ ...order, bound: order.spent_credit })}`),
        },
        {
          title: t("admin_orders:due"),
          cell: ({ due_on }) => due_on && <time dateTime={due_on}>{days.day(due_on)}</time>,
        },
        { title: t("common.date"), cell: ({ created_at }) => <DateTime iso={created_at} /> },
      ]}
    />
  );
}
