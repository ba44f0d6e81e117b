import type { Order } from "../../backend/orders.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { formatMinor } from "../../shop/money.ts";
import { Price } from "../../ui/index.ts";
import checkoutStyles from "../checkout/checkout.module.css";

/** What was paid of an order and what was given back; nothing while neither is. */
export function OrderMoney({ order: { paid, refunded, currency } }: { order: Order }) {
  const { t } = useTranslation("order");
  const language = useLanguage();
  if (paid === 0) return null;
  return (
    <dl className={checkoutStyles.amounts}>
      <dt>{t("paid")}</dt>
      <dd>
        <Price>{formatMinor(paid, currency, language)}</Price>
      </dd>
      {refunded > 0 && (
        <>
          <dt>{t("refunded")}</dt>
          <dd>
            <Price>{formatMinor(refunded, currency, language)}</Price>
          </dd>
        </>
      )}
    </dl>
  );
}
