import { z } from "zod";
import { cardProviderNames } from "../../payments/card-provider.ts";
import { currencies } from "../../shop/currencies.ts";
import type { Backend } from "../backend.ts";
import {
  cancelReasons,
  earlyReasons,
  eventKinds,
  isSoonestFirst,
  letterKinds,
  type OrderState,
  type OrderView,
  orderStates,
  payments,
  type Reason,
  type ReturnOutcome,
} from "../order-values.ts";
import { orderSchema } from "../orders.ts";
import { spreadChange } from "../site-state.ts";
import { type CountedPage, newestList, type PageCursor } from "./listing.ts";
import { logExport } from "./log.ts";
import { waitingCounts } from "./waiting.ts";

/** Amounts are in the smallest unit of the currency. */
const rowSchema = z.object({
  id: z.uuid(),
  number: z.string(),
  state: z.enum(orderStates),
  /** Null once the person was erased. */
  name: z.string().nullable(),
  country: z.string(),
  payment: z.enum(payments),
  currency: z.enum(currencies),
  total: z.int(),
  paid: z.int(),
  refunded: z.int(),
  /** The amount still to be paid if the order were neither cancelled nor returned. */
  due: z.int(),
  gift: z.boolean(),
  /** How many bottles and sets. */
  pieces: z.int(),
  /** The last day that was promised, as a moment too, and whether it is past and the order still under way. */
  expected_to: z.iso.date(),
  promised_at: z.string(),
  late: z.boolean(),
  created_at: z.string(),
  /** The day (YYYY-MM-DD), past or not, by which its payment or the rest of it is due; null where none is. */
  due_on: z.iso.date().nullable(),
  /** The part of a cancelled or returned order that another order binds as credit. */
  spent_credit: z.int(),
  /** What was paid beyond the price of an order that goes on. */
  surplus: z.int(),
  /** A bank wants money of it back. */
  disputed: z.boolean(),
  /** Its last refund by card failed, and nothing was refunded since. */
  refund_failed: z.boolean(),
  return_outcome: orderSchema.shape.return_outcome,
});
export type OrderRow = z.infer<typeof rowSchema>;

type OrderFilter = { view?: OrderView | undefined; search: string };

/** Orders with what of them is read. */
const orderList = <Row extends OrderRow>(schema: z.ZodType<Row>) =>
  newestList(
    schema,
    (db, { view, search }: OrderFilter, next) =>
      db.rpc("list_orders", { view, search: search.slice(0, 120), soonest: isSoonestFirst(view), ...next }),
    ({ view }) =>
      ({ id, created_at, promised_at }) => [isSoonestFirst(view) ? promised_at : created_at, id],
  );

const orders = orderList(rowSchema);

/** What the accountant and the courier want besides; who was erased has left the amounts. */
const exportedSchema = rowSchema.extend({
  country: orderSchema.shape.country,
  delivery: z.int(),
  credit: z.int(),
  vat: z.int(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  recipient: z.string().nullable(),
  recipient_phone: z.string().nullable(),
  address: orderSchema.shape.address,
  courier: z.string().nullable(),
  parcel: z.string().nullable(),
});
export type ExportedOrder = z.infer<typeof exportedSchema>;

const exported = orderList(exportedSchema);

/**
 * Orders, the newest first or, of those under way, the soonest promised; found by number or its end, words of the names, e-mail address, phone or fingerprint.
 * @throws BackendRefused for a caller who is not an admin
 */
export function listOrders(
  backend: Backend,
  query: OrderFilter & { cursor?: PageCursor },
): Promise<CountedPage<OrderRow>> {
  return orders.page(backend, query);
}

/** All orders, the oldest first, in batches, with where they go. */
export async function* exportOrders(backend: Backend): AsyncGenerator<ExportedOrder[]> {
  await logExport(backend, "orders");
  yield* exported.all(backend, { search: "" });
}

const countsSchema = z.object({
  states: z.partialRecord(z.enum(orderStates), z.int()),
  ...waitingCounts,
});

export type OrderCounts = z.infer<typeof countsSchema>;

/** How many orders are in each open state and in each list of those that wait, to a thousand there. */
export function countOrders(backend: Backend): Promise<OrderCounts> {
  return backend.run(countsSchema, (db) => db.rpc("count_orders"));
}

const adminOrderSchema = orderSchema.omit({ secret: true, history: true, may_cancel: true, may_return: true }).extend({
  id: z.uuid(),
  /**
   * Whether all that was paid went back or is promised back, or some of it went back unasked: then no move forward goes
   * without a note.
   */
  money_went_back: z.boolean(),
  /** A bank wants money of it back: no move forward goes without a note either. */
  disputed: z.boolean(),
  /** Its last refund by card failed, and nothing was refunded since. */
  refund_failed: z.boolean(),
  /** The oldest first; the amounts are in the smallest unit. */
  disputes: z.array(
    z.object({
      dispute: z.string(),
      provider: z.enum(cardProviderNames),
      amount: z.int(),
      currency: z.string(),
      state: z.enum(["open", "won", "lost"]),
      created_at: z.string(),
    }),
  ),
  /** `early`: its recipe does not allow it yet, so that it wants a reason. */
  moves: z.array(z.object({ to: z.enum(orderStates), needs_note: z.boolean(), early: z.boolean() })),
  /** The day from which its recipe lets it go on; null where it waits for nothing. */
  ready_on: z.iso.date().nullable(),
  /** Until when it may be taken back that it was cancelled; null where it may not. */
  undo_until: z.string().nullable(),
  /** The latest first. */
  events: z.array(
    z.object({
      id: z.int(),
      at: z.string(),
      actor: z.string(),
      to_state: z.enum(orderStates).nullable(),
      reason: z.enum([...cancelReasons, ...earlyReasons]).nullable(),
      note: z.string().nullable(),
      /** What a person did that is neither a move nor a payment nor a refund. */
      kind: z.enum(eventKinds).nullable(),
      paid: z.int().nullable(),
      refunded: z.int().nullable(),
      /** What counted as refunded and is here again. */
      refund_failed: z.int().nullable(),
    }),
  ),
  /** Attempts to pay by card, the oldest first. `held`: the amount or the currency is not what was asked for. */
  payments: z.array(
    z.object({
      id: z.uuid(),
      provider: z.enum(cardProviderNames),
      state: z.enum(["open", "paid", "held", "failed", "expired", "returned"]),
      amount: z.int(),
      currency: z.enum(currencies),
      /** The amount that the provider says came, in its currency. */
      taken: z.int().nullable(),
      taken_currency: z.string().nullable(),
      charge: z.string().nullable(),
      returned: z.int(),
      /** Promised, and not yet given back. */
      pending: z.int(),
      created_at: z.string(),
    }),
  ),
  /**
   * Credit of a discovery set that ties it to another order, the oldest first: `spent_there`, or taken off here. Not
   * `covered`: the set's money went back after the bottle was weighed.
   */
  credits: z.array(
    z.object({
      order: z.uuid(),
      number: z.string(),
      spent_there: z.boolean(),
      amount: z.int(),
      state: z.enum(["spent", "free", "taken_back"]),
      covered: z.boolean(),
      created_at: z.string(),
    }),
  ),
  /** The ids of the composed perfumes in it, whose sheets it is weighed by. */
  perfumes: z.array(z.uuid()),
});
export type AdminOrder = z.infer<typeof adminOrderSchema>;

/** An order with its history and what may become of it; null where there is none. */
export function findAdminOrder(backend: Backend, id: string): Promise<AdminOrder | null> {
  return backend.run(adminOrderSchema.nullable(), (db) => db.rpc("find_admin_order", { order_id: id }));
}

const movedSchema = z.enum([
  "done",
  "known",
  "moved_on",
  "no_such_move",
  "needs_note",
  "unpaid",
  "money_went_back",
  "too_early",
  "no_parcel",
  "sold_out",
  "credit_gone",
  "gone",
]);
export type TransitionOutcome = z.infer<typeof movedSchema>;

type OrderTransition = {
  id: string;
  from: OrderState;
  to: OrderState;
  reason?: Reason | undefined;
  note?: string | undefined;
};

/**
 * Moves an order from the state that was seen to another. The bottles of one that is cancelled go back into stock.
 * `unpaid`: it is to be paid beforehand and is not. `money_went_back`: it goes forward only with a note that says why.
 */
export async function advanceOrder(
  backend: Backend,
  { id, from, to, reason, note }: OrderTransition,
): Promise<TransitionOutcome> {
  const moved = await backend.run(movedSchema, (db) =>
    db.rpc("advance_order", { order_id: id, from_state: from, to_state: to, reason, note }),
  );
  if (to === "cancelled" && moved === "done") await spreadChange(backend);
  return moved;
}

/**
 * Takes back that an admin cancelled an order, within ten minutes. `sold_out`, `credit_gone`: another order has meanwhile
 * what it held.
 */
export async function undoCancellation(backend: Backend, id: string): Promise<TransitionOutcome> {
  const outcome = await backend.run(movedSchema, (db) => db.rpc("undo_cancellation", { order_id: id }));
  if (outcome === "done") await spreadChange(backend);
  return outcome;
}

/** Names the parcel of an order and sends it on its way, or corrects its number; the note as in `advanceOrder`. */
export function sendParcel(
  backend: Backend,
  id: string,
  { courier, parcel, note }: { courier: string; parcel: string; note?: string | undefined },
): Promise<TransitionOutcome> {
  return backend.run(movedSchema, (db) => db.rpc("send_parcel", { order_id: id, courier, parcel, note }));
}

/** Sends an order on its way in the house's own hands, without a number; the note as in `advanceOrder`. */
export function deliverByHand(backend: Backend, id: string, note: string | undefined): Promise<TransitionOutcome> {
  return backend.run(movedSchema, (db) => db.rpc("deliver_by_hand", { order_id: id, note }));
}

const paidSchema = z.enum(["done", "moved_on", "needs_note", "too_much", "credit_spent", "gone"]);
export type MoneyOutcome = z.infer<typeof paidSchema>;

type Money = { id: string; amount: number; seen: number; note: string };

/** Declines the return that a customer asked for, with the reason. */
export function declineReturn(backend: Backend, id: string, note: string): Promise<TransitionOutcome> {
  return backend.run(movedSchema, (db) => db.rpc("decline_return", { order_id: id, note }));
}

/** Says what became of what came back, and why. `credit_gone`: the credit that came off it is spent on another order. */
export function decideReturn(
  backend: Backend,
  id: string,
  { outcome, note }: { outcome: ReturnOutcome; note: string },
): Promise<TransitionOutcome> {
  return backend.run(movedSchema, (db) => db.rpc("decide_return", { order_id: id, outcome, note }));
}

/**
 * Records money that was paid, unless more had been paid than the admin saw. More than is due is recorded only where that
 * is meant (`beyondDue`), and is then to be refunded.
 */
export function recordPayment(
  backend: Backend,
  { id, amount, seen, note, beyondDue = false }: Money & { beyondDue?: boolean },
): Promise<MoneyOutcome> {
  return backend.run(paidSchema, (db) =>
    db.rpc("record_payment", { order_id: id, amount, seen_paid: seen, note: note || undefined, beyond_due: beyondDue }),
  );
}

/**
 * Refunds money, unless more had been refunded or promised than the admin saw. What was paid by card is refunded by its
 * provider (`sendWaitingRefunds`), unless it was given back `byHand`; the rest is only recorded. `credit_spent`: that amount was used as credit on another order
 * and cannot be refunded while that order stands.
 */
export function refundOrder(
  backend: Backend,
  { id, amount, seen, note, byHand = false }: Money & { byHand?: boolean },
): Promise<MoneyOutcome> {
  return backend.run(paidSchema, (db) =>
    db.rpc("refund_order", { order_id: id, amount, seen_refunded: seen, note, by_hand: byHand }),
  );
}

/** Decides on a payment that is held: `count` it for its order, as far as it is not too much for it, or `return` it. */
export function decideHeldPayment(
  backend: Backend,
  payment: string,
  decision: "count" | "return",
): Promise<MoneyOutcome> {
  return backend.run(paidSchema, (db) => db.rpc("decide_held_payment", { payment_id: payment, decision }));
}

const unsentSchema = z.object({
  id: z.uuid(),
  /** Null of a letter about an account. */
  kind: z.enum(letterKinds).nullable(),
  order: z.uuid().nullable(),
  number: z.string().nullable(),
  email: z.string().nullable(),
  dead_at: z.string(),
  /** `withheld`: strangers had had enough written to this address on that day. */
  problem: z.string().nullable(),
});
export type UnsentLetter = z.infer<typeof unsentSchema>;

/** Letters that could not be sent; of those about accounts nobody sees to whom. */
export function listUnsentLetters(backend: Backend): Promise<UnsentLetter[]> {
  return backend.run(z.array(unsentSchema), (db) => db.rpc("list_unsent_letters"));
}

/** Puts such a letter among those that wait; false where it is gone. */
export function resendLetter(backend: Backend, id: string): Promise<boolean> {
  return backend.run(z.boolean(), (db) => db.rpc("resend_letter", { letter_id: id }));
}
