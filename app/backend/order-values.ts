// Values of orders that pages need too; no schema of theirs goes to the browser.

/** Order states: the usual course first, then the two that end an order early. */
export const orderStates = [
  "received",
  "confirmed",
  "compounding",
  "resting",
  "bottled",
  "on_its_way",
  "delivered",
  "cancelled",
  "returned",
] as const;
export type OrderState = (typeof orderStates)[number];

export const payments = ["card", "on_delivery", "transfer"] as const;
export type Payment = (typeof payments)[number];

/**
 * Orders that wait: for the house to confirm, check or refund them, for their banks, for their money, for the courier's; and those that are
 * promised within a week, or were promised before today.
 */
export const waitingViews = [
  "to_confirm",
  "held",
  "late",
  "due",
  "refund",
  "refund_failed",
  "disputed",
  "return_requested",
  "unpaid",
  "overdue",
  "money",
] as const;
export type WaitingView = (typeof waitingViews)[number];

/** The most that is counted of a list of those that wait; there may be more. */
export const countedWaiting = 1000;

/** What the list may be narrowed to: what waits, all that is under way, a state. */
export const orderViews = [...waitingViews, "open", ...orderStates] as const;
export type OrderView = (typeof orderViews)[number];

const settledViews: readonly OrderView[] = [
  "held",
  "refund",
  "refund_failed",
  "disputed",
  "return_requested",
  "money",
  "delivered",
  "cancelled",
  "returned",
];

/** Whether a list shows what was promised soonest first, as those of orders under way do, and not the newest. */
export function isSoonestFirst(view: OrderView | undefined): boolean {
  return view !== undefined && !settledViews.includes(view);
}

/** The steps of an order that its customer gets a letter about. */
export const letterKinds = [
  "received",
  "reminder",
  "credit_taken_back",
  "paid",
  "confirmed",
  "on_its_way",
  "delivered",
  "cancelled",
  "returned",
  "refunded",
  "return_declined",
  "part_paid",
  "overpaid",
] as const;

/** Why an admin cancels an order. */
export const cancelReasons = [
  "customer_wishes",
  "unpaid",
  "cannot_be_made",
  "undeliverable",
  "not_genuine",
  "other",
] as const;

/** Why an order goes on before its recipe allows: the batch was made before, or what was done is recorded late. */
export const earlyReasons = ["made_before", "recorded_late", "other"] as const;

export type Reason = (typeof cancelReasons)[number] | (typeof earlyReasons)[number];

/** What becomes of what came back: its price goes back, it is made anew, or it goes back to its customer. */
export const returnOutcomes = ["refunded", "remade", "refused"] as const;
export type ReturnOutcome = (typeof returnOutcomes)[number];

/** What a person did to an order that is neither a move nor a payment nor a refund. */
export const eventKinds = [
  "return_requested",
  "return_declined",
  "return_refunded",
  "return_remade",
  "return_refused",
  "parcel_changed",
  "payment_returned",
] as const;
