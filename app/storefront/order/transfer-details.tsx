import type { Order } from "../../backend/orders.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { bank } from "../../shop/bank.ts";
import { formatMinor } from "../../shop/money.ts";
import { Heading, Price, Text } from "../../ui/index.ts";
import styles from "./order.module.css";

/** What is still to be transferred, where to, and under which reference. */
export function TransferDetails({ order: { number, total, paid, currency } }: { order: Order }) {
  const { t } = useTranslation("order");
  const language = useLanguage();
  return (
    <section className={styles.transfer} aria-labelledby="transfer">
      <Heading level={2} size={1} id="transfer">
        {t("transfer.title")}
      </Heading>
      <Text>{t("transfer.body")}</Text>
      <dl>
        <dt>{t("transfer.amount")}</dt>
        <dd>
          <Price>{formatMinor(total - paid, currency, language)}</Price>
        </dd>
        <dt>{t("transfer.holder")}</dt>
        <dd>
          <bdi>{bank.holder}</bdi>
        </dd>
        <dt>IBAN</dt>
        <dd>
          <bdi dir="ltr">{bank.iban}</bdi>
        </dd>
        <dt>SWIFT / BIC</dt>
        <dd>
          <bdi dir="ltr">{bank.swift}</bdi>
        </dd>
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
