import { isBottledAlready } from "../../backend/order-course.ts";
import type { Quote } from "../../backend/orders.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { cancelTerms } from "../../shop/cancel-terms.ts";

/** Until when what is in a cart, or in an order, can be cancelled. */
export function useCancelTerms() {
  const { t } = useTranslation("order");
  const language = useLanguage();
  return (order: Pick<Quote, "lines" | "weighed_from">) =>
    cancelTerms(t, language, { bottled: isBottledAlready(order), weighed_from: order.weighed_from });
}
