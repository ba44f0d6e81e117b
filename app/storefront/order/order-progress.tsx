import { currentStep, stepsOf } from "../../backend/order-course.ts";
import type { Order } from "../../backend/orders.ts";
import { useDays } from "../../i18n/use-days.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Heading } from "../../ui/index.ts";
import styles from "./order.module.css";

/** The steps of an order: those that are behind it with their day, then those to come. Beside them its seal fills from the edge inwards. */
export function OrderProgress({ order }: { order: Order }) {
  const { t } = useTranslation("order");
  const days = useDays();
  const current = currentStep(order);
  const [seal] = order.lines.flatMap(({ seals }) => seals);
  return (
    <section aria-labelledby="progress">
      <Heading level={2} size={1} id="progress">
        {t("progress")}
      </Heading>
      <div className={styles.path}>
        {seal && (
          <span className={styles.seal} data-state={order.state} aria-hidden="true">
            <img src={`/seals/day/${seal}`} alt="" width={160} height={160} />
            <img src={`/seals/day/${seal}`} alt="" width={160} height={160} />
          </span>
        )}
        <ol className={styles.progress}>
          {stepsOf(order).map(({ step, at }) => (
            <li key={step} data-behind={at !== null || undefined} aria-current={step === current ? "step" : undefined}>
              <span>{step === "paid" ? t("paid_step") : t(`state.${step}`)}</span>
              {at !== null && <time dateTime={at}>{days.day(at)}</time>}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
