import { courseOf } from "../../backend/order-course.ts";
import { type OrderState, orderStates } from "../../backend/order-values.ts";
import type { Order } from "../../backend/orders.ts";
import { useDays } from "../../i18n/use-days.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Heading } from "../../ui/index.ts";
import styles from "./order.module.css";

/** The states of an order: the reached ones with their day, then those to come. */
export function OrderProgress({ order }: { order: Order }) {
  const { history, state } = order;
  const { t } = useTranslation("order");
  const days = useDays();
  const ended = state === "cancelled" || state === "returned";
  const last = new Map(history.map((event) => [event.state, event.at]));
  const reached = ended ? orderStates.length : orderStates.indexOf(state);
  const shown: readonly OrderState[] = ended ? orderStates.filter((each) => last.has(each)) : courseOf(order);
  return (
    <section aria-labelledby="progress">
      <Heading level={2} size={1} id="progress">
        {t("progress")}
      </Heading>
      <ol className={styles.progress}>
        {shown.map((each) => {
          const at = last.get(each);
          const behind = orderStates.indexOf(each) <= reached && at !== undefined;
          return (
            <li key={each} data-behind={behind || undefined} aria-current={each === state ? "step" : undefined}>
              <span>{t(`state.${each}`)}</span>
              {behind && <time dateTime={at}>{days.day(at)}</time>}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
