import type { OrderState } from "../../backend/order-values.ts";

/**
 * Where the ticked orders of a state go next by one press, each a row of `private.order_moves`; the other states need
 * more than a press.
 */
export const bulkTransitions: ReadonlyMap<string | undefined, OrderState> = new Map<OrderState, OrderState>([
  ["received", "confirmed"],
  ["confirmed", "compounding"],
  ["compounding", "resting"],
  ["resting", "bottled"],
  ["on_its_way", "delivered"],
]);
