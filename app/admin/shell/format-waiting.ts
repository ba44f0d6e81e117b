import { countedWaiting } from "../../backend/order-values.ts";
import { formatCount } from "./format-count.ts";

/** A count of what waits; of more than is counted only that there are more. */
export function formatWaiting(count: number): string {
  return count < countedWaiting ? formatCount(count) : `${formatCount(countedWaiting - 1)}+`;
}
