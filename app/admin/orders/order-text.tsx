import type { OrderSheet } from "../../backend/admin/orders.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { countryName } from "../../shop/countries.ts";
import { formatMinor } from "../../shop/money.ts";
import { Heading, Price, Stack, Text } from "../../ui/index.ts";
import { DataTable } from "../shell/data-table.tsx";

/** What is to be made, where it goes and what it costs. */
export function OrderText({ order }: { order: OrderSheet }) {
  const { t } = useTranslation("admin");
  const language = useLanguage();
  const money = (amount: number) => formatMinor(amount, order.currency, language);
  const { gift, recipient, gift_card, name, email, phone, address, country, lang } = order;
  const facts = [
    [t("orders.total"), <Price key="total">{money(order.total)}</Price>],
    [t("orders.paid"), <Price key="paid">{money(order.paid)}</Price>],
    [t("orders.refunded"), <Price key="refunded">{money(order.refunded)}</Price>],
  ] as const;
  return (
    <>
      <Stack gap={3} as="section">
        <Heading level={2} size={2}>
          {t("orders.pieces")}
        </Heading>
        <DataTable
          label={t("orders.pieces")}
          rows={order.lines}
          keyOf={(line) => `${line.kind} ${line.variant} ${line.perfume ?? line.product}`}
          columns={[
            { title: t("orders.quantity"), numeric: true, cell: ({ quantity }) => quantity },
            { title: t("orders.piece"), cell: ({ kind, variant }) => t(`orders.kind.${variant ?? kind}`) },
            {
              title: t("orders.perfume"),
              cell: ({ title, perfume }) => {
                const text = <bdi>{title?.[language]}</bdi>;
                return perfume ? <a href={`/results/${perfume}`}>{text}</a> : text;
              },
            },
            {
              title: t("orders.engraving"),
              cell: ({ engraving, engraved }) => engraving && <bdi>{engraved ? `* ${engraving}` : engraving}</bdi>,
            },
            {
              title: t("orders.amount", { currency: order.currency }),
              numeric: true,
              cell: ({ unit, engraved, quantity }) => (
                <Price>{money(((unit ?? 0) + (engraved ?? 0)) * quantity)}</Price>
              ),
            },
          ]}
        />
        <dl>
          {facts.map(([term, value]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <Text size="small" tone="soft">
          {t(`orders.money.${order.payment}`)}
        </Text>
      </Stack>
      <Stack gap={3} as="section">
        <Heading level={2} size={2}>
          {t("orders.customer")}
        </Heading>
        {name && email && phone ? (
          <p>
            <bdi>{name}</bdi>, <bdi dir="ltr">{phone}</bdi>, <bdi dir="ltr">{email}</bdi>, {t(`languages.${lang}`)}
          </p>
        ) : (
          <p>{t("orders.erased")}</p>
        )}
        {address && (
          <p>
            <bdi>{[...Object.values(address), countryName(country, language)].join(", ")}</bdi>
          </p>
        )}
        {gift && (
          <Text>
            {t("orders.gift", { name: `\u2068${recipient ?? name ?? ""}\u2069` })}{" "}
            {gift_card && <q dir="auto">{gift_card}</q>}
          </Text>
        )}
      </Stack>
    </>
  );
}
