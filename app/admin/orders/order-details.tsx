import type { AdminOrder } from "../../backend/admin/orders.ts";
import { isOver } from "../../backend/order-money.ts";
import { isolate } from "../../i18n/isolate.ts";
import { useDays } from "../../i18n/use-days.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { cardProviderTitles } from "../../payments/card-provider.ts";
import { formatMinor } from "../../shop/money.ts";
import { Heading, Price, Stack, Text } from "../../ui/index.ts";
import { DataTable } from "../shell/data-table.tsx";
import { DateTime } from "../shell/date-time.tsx";
import { DeliveryAddress } from "./delivery-address.tsx";
import { dueAgainOf, moneyOf, outstandingOf } from "./order-money.ts";
import styles from "./orders.module.css";

/** What is to be made, where it goes and what it costs. */
export function OrderDetails({ order }: { order: AdminOrder }) {
  const { t } = useTranslation(["admin", "admin_orders"]);
  const language = useLanguage();
  const days = useDays();
  const money = (amount: number) => formatMinor(amount, order.currency, language);
  const { gift, recipient, gift_card, name, email, phone, address, lang, courier, parcel, by_hand } = order;
  const again = dueAgainOf(order);
  const facts = [
    ...(isOver(order) || order.state === "delivered"
      ? []
      : [
          [
            t("admin_orders:promised"),
            <time key="promised" dateTime={order.expected_to}>
              {days.range(order.expected_from, order.expected_to)}
            </time>,
          ] as const,
        ]),
    [t("admin_orders:total"), <Price key="total">{money(order.total)}</Price>],
    [t("admin_orders:paid"), <Price key="paid">{money(order.paid)}</Price>],
    [t("admin_orders:refunded"), <Price key="refunded">{money(order.refunded)}</Price>],
    ...(order.refunding > 0
      ? [[t("admin_orders:refunding"), <Price key="refunding">{money(order.refunding)}</Price>] as const]
      : []),
    [t("admin_orders:outstanding"), <Price key="outstanding">{money(outstandingOf(order))}</Price>],
    ...(order.due_on
      ? [
          [
            t("admin_orders:due"),
            <time key="due" dateTime={order.due_on}>
              {days.day(order.due_on)}
            </time>,
          ] as const,
        ]
      : []),
  ] as const;
  return (
    <>
      <Stack gap={3} as="section">
        <Heading level={2} size={2}>
          {t("admin_orders:lines")}
        </Heading>
        <DataTable
          label={t("admin_orders:lines")}
          rows={order.lines}
          keyOf={(line) => `${line.kind} ${line.variant} ${line.perfume ?? line.product}`}
          columns={[
            { title: t("admin_orders:quantity"), numeric: true, cell: ({ quantity }) => quantity },
            { title: t("admin_orders:line"), cell: ({ kind, variant }) => t(`admin_orders:kind.${variant ?? kind}`) },
            {
              title: t("admin_orders:perfume"),
              cell: ({ title, perfume }) => {
                const text = <bdi>{title?.[language]}</bdi>;
                return perfume ? <a href={`/results/${perfume}?order=${order.id}`}>{text}</a> : text;
              },
            },
            {
              title: t("admin_orders:engraving"),
              cell: ({ engraving, engraved }) => engraving && <bdi>{engraved ? `* ${engraving}` : engraving}</bdi>,
            },
            {
              title: t("admin_orders:amount_typed"),
              numeric: true,
              cell: ({ unit, engraved, quantity }) => (
                <Price>{money(((unit ?? 0) + (engraved ?? 0)) * quantity)}</Price>
              ),
            },
          ]}
        />
        <dl className={styles.sums}>
          {facts.map(([term, value]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <Text size="small" tone="soft">
          {t(`admin_orders:money.${moneyOf({ ...order, bound: order.spent_credit?.amount ?? 0 })}`)}
        </Text>
        {again !== null && (
          <Text size="small" tone="soft">
            {again > 0
              ? t("admin_orders:due_again", { amount: isolate(money(again)) })
              : t("admin_orders:not_due_again")}
          </Text>
        )}
        {order.payments.length > 0 && <Payments order={order} />}
        {order.disputes.length > 0 && <Disputes order={order} />}
        {order.credits.length > 0 && <Credits order={order} />}
      </Stack>
      <Stack gap={3} as="section">
        <Heading level={2} size={2}>
          {t("admin_orders:customer")}
        </Heading>
        {name && email && phone ? (
          <p className={styles.lines}>
            <bdi>{`${name}\n`}</bdi>
            <bdi dir="ltr">{`${phone}\n`}</bdi>
            <bdi dir="ltr">{`${email}\n`}</bdi>
            {t(`languages.${lang}`)}
          </p>
        ) : (
          <p>{t("admin_orders:erased")}</p>
        )}
        {address && (
          <>
            <Heading level={3} size={1}>
              {t("admin_orders:deliver_to")}
            </Heading>
            <DeliveryAddress {...order} address={address} />
            {!isOver(order) && (
              <p>
                <a href={`/orders/${order.id}/slip`}>{t("admin_orders:slip")}</a>
              </p>
            )}
          </>
        )}
        {(parcel || by_hand) && (
          <Text>
            {by_hand
              ? t("admin_orders:brought_by_hand")
              : t("admin_orders:sent_by", { courier: isolate(courier ?? ""), parcel: isolate(parcel ?? "") })}
          </Text>
        )}
        {gift && <Text>{t("admin_orders:gift", { name: isolate(recipient ?? name ?? "") })}</Text>}
        {gift_card && (
          <>
            <Heading level={3} size={1}>
              {t("admin_orders:card_text")}
            </Heading>
            <blockquote dir="auto" className={styles.copied}>
              {gift_card}
            </blockquote>
          </>
        )}
      </Stack>
    </>
  );
}

/** What became of each try to pay by card. */
function Payments({ order }: { order: AdminOrder }) {
  const { t } = useTranslation(["admin", "admin_orders"]);
  const language = useLanguage();
  return (
    <DataTable
      label={t("admin_orders:payments")}
      rows={order.payments}
      keyOf={({ id }) => id}
      columns={[
        { title: t("admin_orders:payments"), cell: ({ provider }) => cardProviderTitles[provider] },
        {
          title: t("admin_orders:amount_typed"),
          numeric: true,
          cell: ({ amount, currency }) => <Price>{formatMinor(amount, currency, language)}</Price>,
        },
        { title: t("common.state"), cell: ({ state }) => t(`admin_orders:card.${state}`) },
        { title: t("admin_orders:charge"), cell: ({ charge }) => charge && <bdi dir="ltr">{charge}</bdi> },
        { title: t("common.date"), cell: ({ created_at }) => <DateTime iso={created_at} /> },
      ]}
    />
  );
}

/** What a customer's bank wanted back, and how it ended. */
function Disputes({ order }: { order: AdminOrder }) {
  const { t } = useTranslation(["admin", "admin_orders"]);
  return (
    <DataTable
      label={t("admin_orders:disputes.title")}
      rows={order.disputes}
      keyOf={({ dispute }) => dispute}
      columns={[
        { title: t("admin_orders:disputes.title"), cell: ({ provider }) => cardProviderTitles[provider] },
        {
          title: t("admin_orders:amount_typed"),
          numeric: true,
          cell: ({ amount, currency }) => <bdi>{`${currency} ${(amount / 100).toFixed(2)}`}</bdi>,
        },
        { title: t("common.state"), cell: ({ state }) => t(`admin_orders:disputes.${state}`) },
        { title: t("admin_orders:charge"), cell: ({ dispute }) => <bdi dir="ltr">{dispute}</bdi> },
        { title: t("common.date"), cell: ({ created_at }) => <DateTime iso={created_at} /> },
      ]}
    />
  );
}

/** The credit of discovery sets that ties it to other orders. */
function Credits({ order }: { order: AdminOrder }) {
  const { t } = useTranslation(["admin", "admin_orders"]);
  const language = useLanguage();
  return (
    <DataTable
      label={t("admin_orders:credits.title")}
      rows={order.credits}
      keyOf={(credit) => credit.order}
      columns={[
        {
          title: t("admin_orders:credits.order"),
          cell: (credit) => <a href={`/orders/${credit.order}`}>{credit.number}</a>,
        },
        {
          title: t("admin_orders:credits.use"),
          cell: ({ spent_there }) => t(`admin_orders:credits.${spent_there ? "spent_there" : "taken_here"}`),
        },
        {
          title: t("admin_orders:amount_typed"),
          numeric: true,
          cell: ({ amount }) => <Price>{formatMinor(amount, order.currency, language)}</Price>,
        },
        {
          title: t("common.state"),
          cell: ({ state, covered }) => t(`admin_orders:credits.${covered ? state : "uncovered"}`),
        },
      ]}
    />
  );
}
