import type { Order } from "../../backend/orders.ts";
import { isolate } from "../../i18n/isolate.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { formatMinor } from "../../shop/money.ts";
import { Text, Unbroken } from "../../ui/index.ts";

/** What is not refunded of an order, because a set's credit was spent on another one. */
export function SpentCredit({ order: { spent_credit, currency } }: { order: Order }) {
  const { t } = useTranslation("order");
  const language = useLanguage();
  if (!spent_credit) return null;
  const amount = isolate(formatMinor(spent_credit.amount, currency, language));
  const { number } = spent_credit;
  return (
    <Text>
      <Unbroken part={number}>{t("credit.bound", { amount, number: isolate(number) })}</Unbroken>
    </Text>
  );
}

/** Why an order costs more than it did: the money of the set went back whose credit was taken off it. */
export function CreditTakenBack({ order: { credit_taken_back, total, currency } }: { order: Order }) {
  const { t } = useTranslation("order");
  const language = useLanguage();
  if (credit_taken_back === null) return null;
  const money = (amount: number) => isolate(formatMinor(amount, currency, language));
  return <Text>{t("credit.taken_back", { credit: money(credit_taken_back), total: money(total) })}</Text>;
}
