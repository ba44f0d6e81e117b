import { deadlineOf, isPartPaid, keptSum } from "../../backend/order-money.ts";
import type { Order } from "../../backend/orders.ts";
import { isolate } from "../../i18n/isolate.ts";
import { useDays } from "../../i18n/use-days.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import type { BankAccount } from "../../shop/house.ts";
import { formatMinor } from "../../shop/money.ts";
import { Heading, Price, Text } from "../../ui/index.ts";
import styles from "./order.module.css";

/** What is still to be transferred, where to, and under which reference; without an account, that one may ask for it. */
export function TransferDetails({ order, bank }: { order: Order; bank: BankAccount | null }) {
  const { number, due, currency, due_on } = order;
  const { t } = useTranslation("order");
  const language = useLanguage();
  const days = useDays();
  const money = (amount: number) => isolate(formatMinor(amount, currency, language));
  const deadline = deadlineOf(order);
  return (
    <section className={styles.transfer} aria-labelledby="transfer">
      <Heading level={2} size={1} id="transfer">
        {t("transfer.title")}
      </Heading>
      {isPartPaid(order) && <Text>{t("transfer.rest", { received: money(keptSum(order)), due: money(due) })}</Text>}
      {!bank && <Text>{t("transfer.ask")}</Text>}
      {bank && !isPartPaid(order) && <Text>{t("transfer.body")}</Text>}
      {due_on && deadline && <Text>{t(deadline, { day: days.day(due_on) })}</Text>}
      <dl>
        <dt>{t("transfer.amount")}</dt>
        <dd>
          <Price>{formatMinor(due, currency, language)}</Price>
        </dd>
        {bank && <Account {...bank} />}
        <dt>{t("transfer.reference")}</dt>
        <dd>
          <bdi dir="ltr" className={styles.reference}>
            {number}
          </bdi>
        </dd>
      </dl>
    </section>
  );
}

function Account({ holder, iban, swift }: BankAccount) {
  const { t } = useTranslation("order");
  return (
    <>
      <dt>{t("transfer.holder")}</dt>
      <dd>
        <bdi>{holder}</bdi>
      </dd>
      <dt>IBAN</dt>
      <dd>
        <bdi dir="ltr">{iban}</bdi>
      </dd>
      <dt>SWIFT / BIC</dt>
      <dd>
        <bdi dir="ltr">{swift}</bdi>
      </dd>
    </>
  );
}
