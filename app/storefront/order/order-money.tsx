import { restOf } from "../../backend/order-money.ts";
import type { Order } from "../../backend/orders.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { formatMinor } from "../../shop/money.ts";
import { Price } from "../../ui/index.ts";
import checkoutStyles from "../checkout/checkout.module.css";

/** What was paid of an order, what was given back, and what is still asked for or the courier took; nothing while nothing was paid. */
export function OrderMoney({ order }: { order: Order }) {
  const { paid, refunded, currency } = order;
  const rest = restOf(order);
  const { t } = useTranslation("order");
  const language = useLanguage();
  if (paid === 0 && rest?.term !== "courier.collected") return null;
  return (
    <dl className={checkoutStyles.amounts}>
      {paid > 0 && (
        <>
          <dt>{t("paid")}</dt>
          <dd>
            <Price>{formatMinor(paid, currency, language)}</Price>
          </dd>
        </>
      )}
      {refunded > 0 && (
        <>
          <dt>{t("refunded")}</dt>
          <dd>
            <Price>{formatMinor(refunded, currency, language)}</Price>
          </dd>
        </>
      )}
      {rest && (
        <>
          <dt>{t(rest.term)}</dt>
          <dd>
            <Price>{formatMinor(rest.amount, currency, language)}</Price>
          </dd>
        </>
      )}
    </dl>
  );
}
