import type { Waiting } from "../../backend/admin/waiting.ts";
import { type WaitingView, waitingViews } from "../../backend/order-values.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { classNames, Stack, Text } from "../../ui/index.ts";
import { formatWaiting } from "../shell/format-waiting.ts";
import styles from "./today.module.css";

/** What is shown also where nothing waits. */
const always: readonly (WaitingView | "messages" | "unsent")[] = ["to_confirm", "held", "due", "refund", "messages"];
const urgent: readonly (WaitingView | "messages" | "unsent")[] = [
  "held",
  "late",
  "refund_failed",
  "disputed",
  "unsent",
];

/** What waits for the house today, each with its count and the way to it. */
export function Today({ waiting }: { waiting: Waiting }) {
  const { t } = useTranslation("admin_today");
  const shown = ([...waitingViews, "messages", "unsent"] as const).filter(
    (each) => waiting[each] > 0 || always.includes(each),
  );
  const pathOf = (each: (typeof shown)[number]) => {
    if (each === "messages") return "/letters";
    return each === "unsent" ? "/orders#unsent" : `/orders?view=${each}`;
  };
  return (
    <Stack gap={4}>
      {shown.every((each) => waiting[each] === 0) && <Text tone="soft">{t("nothing")}</Text>}
      <ul className={styles.list}>
        {shown.map((each) => (
          <li key={each}>
            <a
              href={pathOf(each)}
              className={classNames(
                styles.item,
                waiting[each] === 0 && styles.empty,
                waiting[each] > 0 && urgent.includes(each) && styles.urgent,
              )}
            >
              <bdi className={styles.count}>{formatWaiting(waiting[each])}</bdi> <span>{t(each)}</span>
            </a>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
