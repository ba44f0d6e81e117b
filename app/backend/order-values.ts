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
 * What the list may be narrowed to: a state, all that is under way, what waits for a refund, a return, the courier's
 * money, a decision on a payment or, past its day, the rest of one.
 */
export const orderViews = ["open", ...orderStates, "refund", "return_requested", "money", "held", "overdue"] as const;
export type OrderView = (typeof orderViews)[number];

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
] as const;

/** What a person did to an order that is neither a move nor a payment nor a refund. */
export const eventKinds = ["return_requested", "return_declined", "parcel_changed", "payment_returned"] as const;
