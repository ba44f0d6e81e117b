import type { Backend } from "../backend/backend.ts";
import { machineryBackend } from "../backend/outbox.ts";
import {
  cancelUnpaid,
  type DueRefund,
  namePayment,
  openPayment,
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

/** So many are asked about, given back or cancelled in one go; what is left waits for the next. */
const most = 20;

/** Whether cards are taken for parcels to a country, and by whom. */
export function cardProviderOf(context: Context, country: string): CardProvider | null {
  const { cards, machineryToken } = context.get(environmentContext);
  return machineryToken ? cardProviderFor(cards, country) : null;
}

/**
 * The address of the page on which an order is paid by card; null where there is nothing to pay any more.
 * @throws Error where the provider does not answer, BackendDown
 */
export async function cardPageOf(
  context: Context,
  { secret, country }: { secret: string; country: string },
): Promise<string | null> {
  const environment = context.get(environmentContext);
  const provider = cardProviderOf(context, country);
  const machinery = machineryOf(environment);
  if (!provider || !machinery) return null;
  const opened = await openPayment(machinery, secret, provider.name);
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
  return namePayment(machinery, payment, page);
}

/** Takes what a provider has said; true where money has moved. @throws BackendDown */
export async function settleEvents(environment: Environment, name: string, events: PaymentEvent[]): Promise<boolean> {
  const machinery = machineryOf(environment);
  if (!machinery) throw new Error("SUPABASE_MACHINERY_TOKEN: wanted where cards are taken");
  return settle(machinery, name, events);
}

async function settle(machinery: Backend, name: string, events: PaymentEvent[]): Promise<boolean> {
  let moved = false;
  // One after the other: what was paid before what went back.
  for (const event of events) {
    const outcome = await settlePayment(machinery, name, event);
    moved ||= outcome !== "known" && outcome !== "unknown";
  }
  return moved;
}

/** Asks the providers about the payments of an order of which nothing was heard yet. @throws Error */
export async function askAboutOrder(context: Context, secret: string): Promise<boolean> {
  return askProviders(context.get(environmentContext), secret);
}

async function askProviders(environment: Environment, secret?: string): Promise<boolean> {
  const machinery = machineryOf(environment);
  if (!machinery) return false;
  const silent = await takeOpenPayments(machinery, most, secret);
  const moved = await Promise.all(
    silent.map(async ({ provider: name, reference }) => {
      const provider = cardProvider(environment.cards, name);
      return provider ? settle(machinery, name, await provider.findPayment(reference)) : false;
    }),
  );
  return moved.some(Boolean);
}

/** Gives back by card what the office has promised. @throws BackendDown */
export async function giveBackWaiting(environment: Environment): Promise<void> {
  const machinery = machineryOf(environment);
  if (!machinery) return;
  const due = await takeRefunds(machinery, most);
  await Promise.all(due.map((refund) => giveBack(environment, machinery, refund)));
}

async function giveBack({ cards }: Environment, machinery: Backend, { provider: name, ...refund }: DueRefund) {
  const provider = cardProvider(cards, name);
  const outcome = provider
    ? await provider.giveBack(refund).then(
        (given) => (given ? "done" : "refused"),
        (error: unknown) => {
          logError("refund", error);
          return "later" as const;
        },
      )
    : "later";
  await settleRefund(machinery, refund.refund, outcome);
}

/** After the response: gives back what was promised, and tells of it. What cannot be done now is done by the clock. */
export function giveBackLater(context: Context): void {
  const { id, waitUntil } = context.get(requestContext);
  const environment = context.get(environmentContext);
  const work = giveBackWaiting(environment).then(() => sendWaitingLetters(environment));
  waitUntil(work.catch((error: unknown) => logError(id, error)));
}

/** What the clock does for payments: asks about the silent ones, gives back, and cancels what nobody paid. */
export async function tendPayments(environment: Environment): Promise<void> {
  const machinery = machineryOf(environment);
  if (!machinery) return;
  for (const work of [askProviders, giveBackWaiting, () => cancelUnpaid(machinery, most)])
    await work(environment).catch((error: unknown) => logError("payments", error));
}

function machineryOf({ supabase, machineryToken }: Environment): Backend | null {
  return machineryToken ? machineryBackend(supabase, machineryToken) : null;
}
