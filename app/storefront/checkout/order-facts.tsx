import { comesTogether } from "../../backend/order-course.ts";
import type { Payment } from "../../backend/order-values.ts";
import type { Customer, Gift, Quote } from "../../backend/orders.ts";
import { capitalised } from "../../i18n/capitalised.ts";
import { isolate } from "../../i18n/isolate.ts";
import { useDays } from "../../i18n/use-days.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { withColon } from "../../i18n/with-colon.ts";
import type { CardProviderName } from "../../payments/card-provider.ts";
import { addressLines } from "../../shop/address-lines.ts";
import type { CountryCode } from "../../shop/countries.ts";
import { countryName } from "../../shop/names.ts";
import { Heading, Text, VisuallyHidden } from "../../ui/index.ts";
import styles from "./checkout.module.css";

type Facts = Customer & { country: CountryCode; payment: Payment; gift: Gift | null };
type OrderFactsProps = {
  facts: Facts;
  /** Where each part of an order is changed that is not placed yet. */
  changes?: Record<"address" | "gift" | "giver" | "payment", string>;
  /** Who takes its card, where that is told: not of an order that is placed. */
  provider?: CardProviderName | null;
  expected: Pick<Quote, "expected_from" | "expected_to" | "lines"> | null;
};

/** Delivery, gift and payment of an order, shown before it is placed and afterwards. */
export function OrderFacts({ facts, expected, changes, provider }: OrderFactsProps) {
  const { t } = useTranslation("own");
  const days = useDays();
  const { name, gift, payment } = facts;
  return (
    <div className={styles.facts}>
      <section>
        <SectionHead title={t("facts.where")} change={changes?.address} />
        <p>
          <bdi>{gift?.recipient ?? name}</bdi>
        </p>
        <Address facts={facts} />
        <Text size="small" tone="soft">
          {gift?.recipient ? <bdi dir="ltr">{gift.phone}</bdi> : <Contact {...facts} />}
        </Text>
      </section>
      {gift && (
        <section>
          <SectionHead title={t("facts.gift")} change={changes?.gift} />
          <p>{t("facts.gift_body", { name: isolate(name) })}</p>
          {gift.card && (
            <blockquote dir="auto" className={styles.card}>
              {gift.card}
            </blockquote>
          )}
        </section>
      )}
      {gift?.recipient && (
        <section>
          <SectionHead title={t("facts.giver")} change={changes?.giver} />
          <p>
            <bdi>{name}</bdi>
          </p>
          <Text size="small" tone="soft">
            <Contact {...facts} />
          </Text>
          <Text size="small" tone="soft">
            {t("facts.giver_alone")}
          </Text>
        </section>
      )}
      {expected && (
        <section>
          <SectionHead title={t("facts.when")} />
          <p>{capitalised(days.range(expected.expected_from, expected.expected_to))}</p>
          {comesTogether(expected) && (
            <Text size="small" tone="soft">
              {t("together")}
            </Text>
          )}
        </section>
      )}
      <section>
        <SectionHead title={t("facts.payment")} change={changes?.payment} />
        <p>{t(`payment.${payment}`)}</p>
        {changes && (
          <Text size="small" tone="soft">
            {payment === "card" && provider ? t(`payment.card_by.${provider}`) : t(`payment.${payment}_hint`)}
          </Text>
        )}
      </section>
    </div>
  );
}

/** The title of a part of an order, and the link to where it is changed. */
function SectionHead({ title, change }: { title: string; change?: string | undefined }) {
  const { t } = useTranslation("own");
  return (
    <div className={styles.head}>
      <Heading level={2} size={1}>
        {title}
      </Heading>
      {change && (
        <a href={change}>
          {t("review.change")} <VisuallyHidden>{title}</VisuallyHidden>
        </a>
      )}
    </div>
  );
}

/** Whom the house writes to and rings. */
function Contact({ phone, email }: Pick<Facts, "phone" | "email">) {
  return (
    <>
      <bdi dir="ltr">{phone}</bdi> · <bdi dir="ltr">{email}</bdi>
    </>
  );
}

function Address({ facts: { address, country } }: { facts: Facts }) {
  const { t } = useTranslation("own");
  const language = useLanguage();
  const lines = [...addressLines(country, address, language), countryName(country, language)];
  return (
    <>
      <address className={styles.address}>
        {lines.map((line) => (
          <bdi key={line}>{`${line}\n`}</bdi>
        ))}
      </address>
      {address.note && (
        <Text size="small" tone="soft">
          {withColon(t("where.note"), isolate(address.note), language)}
        </Text>
      )}
    </>
  );
}
