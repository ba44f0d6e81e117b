import type { OrderStep } from "../../backend/order-course.ts";
import { useDays } from "../../i18n/use-days.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Price, Stack, Text } from "../../ui/index.ts";
import styles from "./own-perfumes.module.css";

type OwnOrder = {
  number: string;
  secret: string;
  step: OrderStep;
  placedAt: string;
  /** The last day on which its payment is awaited; null where none is. */
  dueOn: string | null;
  total: string;
};

/** The orders of an account, the newest first, each leading to its page. */
export function OwnOrders({ orders }: { orders: readonly OwnOrder[] }) {
  const { t } = useTranslation("my_account");
  const days = useDays();
  if (orders.length === 0) return <Text tone="soft">{t("orders.empty")}</Text>;
  return (
    <ul className={styles.list}>
      {orders.map(({ number, secret, step, placedAt, dueOn, total }) => (
        <li key={number} className={styles.journey}>
          <Stack gap={2}>
            <a href={`/order/${secret}`}>
              <bdi className={styles.number}>{number}</bdi>
            </a>
            <Text size="small" tone="soft">
              <time dateTime={placedAt}>{days.day(placedAt)}</time> · <Price>{total}</Price> · {t(`orders.${step}`)}
              {dueOn && <> · {t("orders.until", { day: days.day(dueOn) })}</>}
            </Text>
          </Stack>
        </li>
      ))}
    </ul>
  );
}
