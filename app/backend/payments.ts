import { z } from "zod";
import { cardProviderNames, type PaymentEvent } from "../payments/card-provider.ts";
import { currencies } from "../shop/currencies.ts";
import type { Backend } from "./backend.ts";
import { languageSchema } from "./rows.ts";

const provider = z.enum(cardProviderNames);

const openedSchema = z.discriminatedUnion("outcome", [
  z.object({
    outcome: z.literal("open"),
    payment: z.uuid(),
    /** The address of its page, once it has one. */
    page: z.url().nullable(),
    /** In the smallest unit. */
    amount: z.int().positive(),
    currency: z.enum(currencies),
    number: z.string(),
    email: z.string(),
    lang: languageSchema,
  }),
  z.object({ outcome: z.enum(["paid", "closed", "gone"]) }),
]);

/**
 * The payment that an order by card waits for, the same one for two presses.
 * @param backend with the rights of the database's role `machinery`, as in every function here
 * @throws BackendRefused for another role
 */
export function openPayment(backend: Backend, secret: string, name: string): Promise<z.infer<typeof openedSchema>> {
  return backend.run(openedSchema, (db) => db.rpc("open_payment", { secret, provider: name }));
}

/**
 * Notes the page that a provider opened for a payment, unless another press was faster: the address of the page that
 * counts; null where there is nothing to pay any more.
 */
export function recordPaymentPage(
  backend: Backend,
  payment: string,
  { reference, url }: { reference: string; url: string },
): Promise<string | null> {
  return backend.run(z.url().nullable(), (db) =>
    db.rpc("record_payment_page", { payment_id: payment, reference, page: url }),
  );
}

const recordedSchema = z.enum(["paid", "held", "returned", "done", "known", "unknown"]);

/**
 * Takes what a provider says, each event once and in any order. `held`: what came is not what was asked for.
 * @throws BackendRefused (23514) for an event that cannot be
 */
export function recordPaymentEvent(
  backend: Backend,
  name: string,
  { payment, event, outcome, amount, currency, reference, charge, subject }: PaymentEvent,
): Promise<z.infer<typeof recordedSchema>> {
  return backend.run(recordedSchema, (db) =>
    db.rpc("record_payment_event", {
      payment_id: payment,
      provider: name,
      event,
      outcome,
      amount,
      currency,
      reference: reference ?? undefined,
      charge: charge ?? undefined,
      subject,
    }),
  );
}

const unreportedSchema = z.array(z.object({ payment: z.uuid(), provider, reference: z.string() }));

/** Payments of which nothing was heard: those of the order that a secret opens, or all that are due. */
export function takeOpenPayments(
  backend: Backend,
  maxRows: number,
  secret?: string,
): Promise<z.infer<typeof unreportedSchema>> {
  return backend.run(unreportedSchema, (db) => db.rpc("take_open_payments", { max_rows: maxRows, secret }));
}

/** Cancels orders of which nothing was paid by their day; how many. */
export function cancelUnpaid(backend: Backend, maxRows: number): Promise<number> {
  return backend.run(z.int(), (db) => db.rpc("cancel_unpaid", { max_rows: maxRows }));
}

/** Writes to those whose transfer is awaited until tomorrow, once each; how many. */
export function remindUnpaid(backend: Backend, maxRows: number): Promise<number> {
  return backend.run(z.int(), (db) => db.rpc("remind_unpaid", { max_rows: maxRows }));
}

const refundSchema = z.object({
  refund: z.uuid(),
  provider,
  charge: z.string(),
  amount: z.int().positive(),
  before: z.int(),
});
export type DueRefund = z.infer<typeof refundSchema>;

/** Refunds that are due at their providers. */
export function takeRefunds(backend: Backend, maxRows: number): Promise<DueRefund[]> {
  return backend.run(z.array(refundSchema), (db) => db.rpc("take_refunds", { max_rows: maxRows }));
}

/** Says what has become of a refund; `later`: it is asked again, eight times in all. */
export async function reportRefund(
  backend: Backend,
  refund: string,
  outcome: "done" | "refused" | "later",
): Promise<void> {
  await backend.run(z.boolean(), (db) => db.rpc("report_refund", { refund_id: refund, outcome }));
}
