import type { MyData } from "../../backend/my-data.ts";
import { formatDay } from "../../i18n/format-day.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { addressLines } from "../../shop/address-lines.ts";
import { formatMinor } from "../../shop/money.ts";
import { countryName } from "../../shop/names.ts";
import { Heading } from "../../ui/index.ts";
import { Facts } from "./facts.tsx";

type StoredOrder = MyData["orders"][number];

/** Of an order that is known to be theirs who it goes to, where and for how much; of another that it is kept. */
export function StoredOrders({ orders }: { orders: readonly StoredOrder[] }) {
  const { t } = useTranslation("my_data");
  const language = useLanguage();
  return (
    <section>
      <Heading level={3}>{t("orders")}</Heading>
      {orders.map((order) => {
        const day = formatDay(order.created_at, language);
        if (!order.proven)
          return <Facts key={order.number} facts={[[day, t("order_unproven", { number: order.number })]]} />;
        const { number, name, phone, country, address, total, currency } = order;
        const lines = address && [...addressLines(country, address, language), countryName(country, language)];
        return (
          <Facts
            key={number}
            facts={[
              [day, number],
              ...(name ? [[t("name"), name] as const] : []),
              ...(phone ? [[t("phone"), phone] as const] : []),
              ...(lines ? [[t("address"), lines.join(" · ")] as const] : []),
              ...(address?.note ? [[t("address_note"), address.note] as const] : []),
              [t("total"), formatMinor(total, currency, language)],
            ]}
          />
        );
      })}
    </section>
  );
}
