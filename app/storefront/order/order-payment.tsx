import { askedSum, deadlineOf, isOver, tellsOfCancelling } from "../../backend/order-money.ts";
import type { Order } from "../../backend/orders.ts";
import { isolate } from "../../i18n/isolate.ts";
import { useDays } from "../../i18n/use-days.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import type { CardProviderName } from "../../payments/card-provider.ts";
import type { BankAccount } from "../../shop/house.ts";
import { formatMinor } from "../../shop/money.ts";
import { Button, Heading, Notice, Text } from "../../ui/index.ts";
import styles from "./order.module.css";
import { TransferDetails } from "./transfer-details.tsx";

type OrderPaymentProps = {
  order: Order;
  /** Where a transfer goes; null where the house names no account, or the order is paid in another way. */
  bank: BankAccount | null;
  /** Who takes its card; null where nobody does. */
  provider: CardProviderName | null;
  returnsFromPayment: boolean;
};

/** The state of an order's payment: a refund under way, a payment that is being checked, or what is due and how to pay it. Of an order that is over nothing is. */
export function OrderPayment({ order, bank, provider, returnsFromPayment }: OrderPaymentProps) {
  const { t } = useTranslation(["order", "own"]);
  const language = useLanguage();
  const days = useDays();
  const { payment, paid, refunding, held } = order;
  const due = askedSum(order) > 0;
  const deadline = deadlineOf(order);
  const money = (amount: number) => isolate(formatMinor(amount, order.currency, language));
  if (refunding > 0 && !isOver(order)) return <Text>{t("money.refunding", { amount: money(refunding) })}</Text>;
  if (held) return <Notice title={t("card.held")} />;
  if (returnsFromPayment && payment === "card" && !due && paid > 0)
    return <Notice tone="success" title={t("card.paid")} />;
  if (!due) return null;
  if (payment === "on_delivery")
    return (
      <>
        <Text>{t("letter.owed_on_delivery", { amount: money(order.due) })}</Text>
        {tellsOfCancelling(order) && <Text>{t("money.or_cancel")}</Text>}
      </>
    );
  if (payment === "transfer") return <TransferDetails order={order} bank={bank} />;
  return (
    <section className={styles.transfer} aria-labelledby="card">
      <Heading level={2} size={1} id="card">
        {t(returnsFromPayment ? "card.waiting_title" : "card.title")}
      </Heading>
      <Text>{t(returnsFromPayment ? "card.waiting" : "card.body", { amount: money(order.due) })}</Text>
      {provider && !returnsFromPayment && (
        <Text size="small" tone="soft">
          {t(`own:payment.card_by.${provider}`)}
        </Text>
      )}
      {order.due_on && deadline && !returnsFromPayment && <Text>{t(deadline, { day: days.day(order.due_on) })}</Text>}
      {returnsFromPayment ? (
        <p>
          <a href={`/order/${order.secret}?done=paid`}>{t("card.again")}</a>
        </p>
      ) : (
        <form method="post">
          <input type="hidden" name="intent" value="pay" />
          <Button type="submit" arrow>
            {t("card.pay")}
          </Button>
        </form>
      )}
    </section>
  );
}
