import { z } from "zod";
import type { Backend } from "../backend.ts";
import type { waitingViews } from "../order-values.ts";

const count = z.int().nonnegative();

/** How many orders each list of those that wait holds. */
export const waitingCounts = {
  to_confirm: count,
  held: count,
  late: count,
  due: count,
  refund: count,
  refund_failed: count,
  disputed: count,
  return_requested: count,
  unpaid: count,
  overdue: count,
  money: count,
} satisfies Record<(typeof waitingViews)[number], typeof count>;

const waitingSchema = z.object({
  ...waitingCounts,
  /** Messages without an answer. */
  messages: count,
  /** Letters about orders that could not be sent. */
  unsent: count,
});
export type Waiting = z.infer<typeof waitingSchema>;

/** Counts what waits for the house. @throws BackendRefused for a caller who is not an admin */
export function countWaiting(backend: Backend): Promise<Waiting> {
  return backend.run(waitingSchema, (db) => db.rpc("count_waiting"));
}
