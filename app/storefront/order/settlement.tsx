import { dueAgain, isOver, settlementOf } from "../../backend/order-money.ts";
import type { Order } from "../../backend/orders.ts";
import { isolate } from "../../i18n/isolate.ts";
import { useDays } from "../../i18n/use-days.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { formatMinor } from "../../shop/money.ts";
import { Text } from "../../ui/index.ts";

/** What became of the money of an order that is over, or that money which went back is to be paid again. */
export function Settlement({ order }: { order: Order }) {
  const { t } = useTranslation("order");
  const language = useLanguage();
  const days = useDays();
  const surplus = order.surplus > 0 ? [{ text: "surplus" as const, amount: order.surplus }] : [];
  const sentences = isOver(order) ? settlementOf(order) : [...dueAgain(order), ...surplus];
  const money = (amount: number) => isolate(formatMinor(amount, order.currency, language));
  const day = order.due_on ? days.day(order.due_on) : "";
  return sentences.map((each) => (
    <Text key={each.text}>{t(`money.${each.text}`, { amount: "amount" in each ? money(each.amount) : "", day })}</Text>
  ));
}
