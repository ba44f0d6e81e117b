import type { Backend } from "../backend/backend.ts";
import {
  cancelUnpaid,
  type DueRefund,
  openPayment,
  recordPaymentEvent,
  recordPaymentPage,
  remindUnpaid,
  reportRefund,
  takeOpenPayments,
  takeRefunds,
} from "../backend/payments.ts";
import { type Context, environmentContext, requestContext, shopOrigin } from "../http/context.ts";
import { logError } from "../http/log.ts";
import type { CardProvider, PaymentEvent } from "../payments/card-provider.ts";
import { cardProvider, cardProviderFor } from "../payments/card-providers.ts";
import { type Machinery, machineryOf } from "./machinery.ts";
import { sendWaitingLetters } from "./outbox.ts";

/** The number that are polled, refunded or cancelled in one run; the rest waits for the next. */
const batchSize = 20;

/** Whether cards are taken for parcels to a country, and by whom. */
export function cardProviderOf(context: Context, country: string): CardProvider | null {
  const { cards, machineryToken } = context.get(environmentContext);
  return machineryToken ? cardProviderFor(cards, country) : null;
}

/** `closed`: it is not paid by card, or not any more; `paid`: there is nothing left to pay, as far as it can be told. */
type CardPage = { outcome: "open"; page: string } | { outcome: "paid" | "closed" | "gone" };

/**
 * The page on which an order is paid by card, whose parcel goes to `country`.
 * @throws Error where nobody takes cards or the provider does not answer, BackendDown
 */
export async function openCardPage(
  context: Context,
  { secret, country }: { secret: string; country: string },
): Promise<CardPage> {
  const provider = cardProviderOf(context, country);
  const { backend } = machineryOf(context) ?? {};
  if (!provider || !backend) throw new Error(`Nobody takes cards for ${country}`);
  const opened = await openPayment(backend, secret, provider.name);
  if (opened.outcome !== "open") return { outcome: opened.outcome };
  if (opened.page) return { outcome: "open", page: opened.page };
  const { payment, amount, currency, number, email, lang } = opened;
  const order = `${shopOrigin(context)}/order/${secret}`;
  const page = await provider.openPage({
    payment,
    amount,
    currency,
    number,
    email,
    language: lang,
    paidUrl: `${order}?done=paid`,
    backUrl: order,
  });
  const recorded = await recordPaymentPage(backend, payment, page);
  return recorded ? { outcome: "open", page: recorded } : { outcome: "paid" };
}

/** Takes what a provider has said; true where money has moved. @throws BackendDown */
export async function recordPaymentEvents(context: Context, name: string, events: PaymentEvent[]): Promise<boolean> {
  const machinery = machineryOf(context);
  if (!machinery) throw new Error("SUPABASE_MACHINERY_TOKEN: wanted where cards are taken");
  return recordEvents(machinery.backend, name, events);
}

async function recordEvents(backend: Backend, name: string, events: PaymentEvent[]): Promise<boolean> {
  let moved = false;
  // One after the other: what was paid before what went back.
  for (const event of events) {
    const outcome = await recordPaymentEvent(backend, name, event);
    moved ||= outcome !== "known" && outcome !== "unknown";
  }
  return moved;
}

/** Asks the providers about the payments of an order of which nothing was heard yet. @throws Error */
export async function pollOrderPayments(context: Context, secret: string): Promise<boolean> {
  const machinery = machineryOf(context);
  return machinery ? pollProviders(machinery, secret) : false;
}

async function pollProviders({ backend, environment }: Machinery, secret?: string): Promise<boolean> {
  const unreported = await takeOpenPayments(backend, batchSize, secret);
  const moved = await Promise.all(
    unreported.map(async ({ provider: name, reference }) => {
      const provider = cardProvider(environment.cards, name);
      return provider ? recordEvents(backend, name, await provider.findPayment(reference)) : false;
    }),
  );
  return moved.some(Boolean);
}

/** Sends the refunds by card that admins have promised. @throws BackendDown */
async function sendWaitingRefunds(machinery: Machinery): Promise<void> {
  const due = await takeRefunds(machinery.backend, batchSize);
  await Promise.all(due.map((refund) => sendRefund(machinery, refund)));
}

async function sendRefund({ backend, environment }: Machinery, { provider: name, ...refund }: DueRefund) {
  const provider = cardProvider(environment.cards, name);
  const outcome = provider
    ? await provider.refund(refund).then(
        (given) => (given ? "done" : "refused"),
        (error: unknown) => {
          logError("refund", error);
          return "later" as const;
        },
      )
    : "later";
  await reportRefund(backend, refund.refund, outcome);
}

/**
 * After the response: sends the refunds that were promised, and the letters about them. What cannot be done now the
 * cron does.
 */
export function sendRefundsLater(context: Context): void {
  const { waitUntil } = context.get(requestContext);
  const machinery = machineryOf(context);
  if (!machinery) return;
  const work = sendWaitingRefunds(machinery).then(() => sendWaitingLetters(machinery));
  waitUntil(work.catch((error: unknown) => logError(context, error)));
}

/**
 * What the cron does for payments: polls the unreported ones, sends refunds, cancels what nobody paid, and reminds those
 * whose day is tomorrow.
 */
export async function reconcilePayments(machinery: Machinery): Promise<void> {
  const cancel = ({ backend }: Machinery) => cancelUnpaid(backend, batchSize);
  const remind = ({ backend }: Machinery) => remindUnpaid(backend, batchSize);
  for (const work of [pollProviders, sendWaitingRefunds, cancel, remind])
    await work(machinery).catch((error: unknown) => logError("payments", error));
}
