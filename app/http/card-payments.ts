import { type Backend, createMachineryBackend } from "../backend/backend.ts";
import {
  cancelUnpaid,
  type DueRefund,
  openPayment,
  recordPaymentPage,
  settlePayment,
  settleRefund,
  takeOpenPayments,
  takeRefunds,
} from "../backend/payments.ts";
import type { CardProvider, PaymentEvent } from "../payments/card-provider.ts";
import { cardProvider, cardProviderFor } from "../payments/card-providers.ts";
import { type Context, environmentContext, requestContext } from "./context.ts";
import type { Environment } from "./environment.ts";
import { logError } from "./log.ts";
import { sendWaitingLetters } from "./outbox.ts";

/** So many are polled, refunded or cancelled in one go; what is left waits for the next. */
const batchSize = 20;

/** Whether cards are taken for parcels to a country, and by whom. */
export function cardProviderOf(context: Context, country: string): CardProvider | null {
  const { cards, machineryToken } = context.get(environmentContext);
  return machineryToken ? cardProviderFor(cards, country) : null;
}

/**
 * The address of the page on which an order is paid by card; null where there is nothing to pay any more.
 * @throws Error where the provider does not answer, BackendDown
 */
export async function openCardPage(
  context: Context,
  { secret, country }: { secret: string; country: string },
): Promise<string | null> {
  const environment = context.get(environmentContext);
  const provider = cardProviderOf(context, country);
  const machineryBackend = machineryBackendOf(environment);
  if (!provider || !machineryBackend) return null;
  const opened = await openPayment(machineryBackend, secret, provider.name);
  if (opened.outcome !== "open") return null;
  if (opened.page) return opened.page;
  const { payment, amount, currency, number, email, lang, origin } = opened;
  const order = `${origin}/order/${secret}`;
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
  return recordPaymentPage(machineryBackend, payment, page);
}

/** Takes what a provider has said; true where money has moved. @throws BackendDown */
export async function settleEvents(environment: Environment, name: string, events: PaymentEvent[]): Promise<boolean> {
  const machineryBackend = machineryBackendOf(environment);
  if (!machineryBackend) throw new Error("SUPABASE_MACHINERY_TOKEN: wanted where cards are taken");
  return settle(machineryBackend, name, events);
}

async function settle(machineryBackend: Backend, name: string, events: PaymentEvent[]): Promise<boolean> {
  let moved = false;
  // One after the other: what was paid before what went back.
  for (const event of events) {
    const outcome = await settlePayment(machineryBackend, name, event);
    moved ||= outcome !== "known" && outcome !== "unknown";
  }
  return moved;
}

/** Asks the providers about the payments of an order of which nothing was heard yet. @throws Error */
export async function pollOrderPayments(context: Context, secret: string): Promise<boolean> {
  return pollProviders(context.get(environmentContext), secret);
}

async function pollProviders(environment: Environment, secret?: string): Promise<boolean> {
  const machineryBackend = machineryBackendOf(environment);
  if (!machineryBackend) return false;
  const unreported = await takeOpenPayments(machineryBackend, batchSize, secret);
  const moved = await Promise.all(
    unreported.map(async ({ provider: name, reference }) => {
      const provider = cardProvider(environment.cards, name);
      return provider ? settle(machineryBackend, name, await provider.findPayment(reference)) : false;
    }),
  );
  return moved.some(Boolean);
}

/** Sends the refunds by card that admins have promised. @throws BackendDown */
async function sendWaitingRefunds(environment: Environment): Promise<void> {
  const machineryBackend = machineryBackendOf(environment);
  if (!machineryBackend) return;
  const due = await takeRefunds(machineryBackend, batchSize);
  await Promise.all(due.map((refund) => sendRefund(environment, machineryBackend, refund)));
}

async function sendRefund({ cards }: Environment, machineryBackend: Backend, { provider: name, ...refund }: DueRefund) {
  const provider = cardProvider(cards, name);
  const outcome = provider
    ? await provider.refund(refund).then(
        (given) => (given ? "done" : "refused"),
        (error: unknown) => {
          logError("refund", error);
          return "later" as const;
        },
      )
    : "later";
  await settleRefund(machineryBackend, refund.refund, outcome);
}

/**
 * After the response: sends the refunds that were promised, and the letters about them. What cannot be done now the
 * cron does.
 */
export function sendRefundsLater(context: Context): void {
  const { id, waitUntil } = context.get(requestContext);
  const environment = context.get(environmentContext);
  const work = sendWaitingRefunds(environment).then(() => sendWaitingLetters(environment));
  waitUntil(work.catch((error: unknown) => logError(id, error)));
}

/** What the cron does for payments: polls the unreported ones, sends refunds, and cancels what nobody paid. */
export async function reconcilePayments(environment: Environment): Promise<void> {
  const machineryBackend = machineryBackendOf(environment);
  if (!machineryBackend) return;
  for (const work of [pollProviders, sendWaitingRefunds, () => cancelUnpaid(machineryBackend, batchSize)])
    await work(environment).catch((error: unknown) => logError("payments", error));
}

function machineryBackendOf({ supabase, machineryToken }: Environment): Backend | null {
  return machineryToken ? createMachineryBackend(supabase, machineryToken) : null;
}
