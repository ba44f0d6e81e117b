import type { z } from "zod";
import { keysOf } from "../encoding/record.ts";
import type { Secret } from "../encoding/secret.ts";
import type { Currency } from "../shop/currencies.ts";
import { hour } from "../shop/timings.ts";

/** The providers that the shop can work with, as they write themselves; each has a file here. */
export const cardProviderTitles = { stripe: "Stripe", moyasar: "Moyasar" } as const;
export type CardProviderName = keyof typeof cardProviderTitles;
export const cardProviderNames = keysOf(cardProviderTitles);

/** The secrets of a provider's account; `url` is its interface's address. */
export type CardAccount = { key: Secret; webhookSecret: Secret; url: string };

/** What is to be paid on a provider's page. Amounts are in the smallest unit, as everywhere here. */
type PageRequest = {
  /** Our id of the payment: the provider keeps it, and knows by it what is asked twice. */
  payment: string;
  amount: number;
  currency: Currency;
  /** The order's number, for people to read. */
  number: string;
  email: string;
  language: string;
  /** Where the customer comes back to, paid or not. */
  paidUrl: string;
  backUrl: string;
};

/** A report of a provider about a payment. The same report always has the same `event`. */
export type PaymentEvent = {
  event: string;
  payment: string;
  /**
   * `returned` and `dispute_lost`: `amount` is all that went back so far. `disputed`: its bank wants so much back.
   * `refund_failed`: so much of what counted as given back is here again.
   */
  outcome: "paid" | "failed" | "expired" | "returned" | "refund_failed" | "disputed" | "dispute_won" | "dispute_lost";
  amount: number;
  /** ISO 4217, in capitals. */
  currency: string;
  /** The provider's name of its page, where it says it. */
  reference: string | null;
  /** The provider's name of what was taken: money is given back of it. */
  charge: string | null;
  /** The provider's name of the dispute, or our id of the refund that failed. */
  subject?: string | undefined;
};

/** Money that is to go back; `refund` is our id of it, `before` what had gone back of the same charge earlier. */
type RefundRequest = { refund: string; charge: string; amount: number; before: number };

/** How long a provider's page can be paid on. */
export const pageLifetime = 2 * hour;

/** A provider that does not answer by then, in milliseconds, is given up for this time. */
export const providerTimeout = 8000;

/** Card payments on a provider's own pages. All calls throw where the provider does not answer, and can be made again. */
export type CardProvider = {
  readonly name: CardProviderName;
  /** The origin of its pages, to which the browser may be sent. */
  readonly pageOrigin: string;
  /** Opens a page to pay on; for the same payment the same one, where the provider can. */
  openPage(request: PageRequest): Promise<{ reference: string; url: string }>;
  /** Asks the provider what became of a page; nothing while it is still open. */
  findPayment(reference: string): Promise<PaymentEvent[]>;
  /** Gives money back, once for a refund; false where the provider will not. */
  refund(refund: RefundRequest): Promise<boolean>;
  /**
   * Reads a webhook after proving that it is the provider's; nothing where it does not concern the shop.
   * @throws InvalidWebhook
   */
  readWebhook(body: string, headers: Headers): Promise<PaymentEvent[]>;
};

/** What a provider's file says of it: whom it serves, and the environment's variables from which its account is read. */
export type CardService = {
  create(account: CardAccount): CardProvider;
  serves(country: string): boolean;
  variables: Record<string, z.ZodType>;
  secrets: Record<string, z.ZodType>;
  /** Reads its own of the variables. */
  account(values: never): CardAccount | undefined;
};

/** An account: nothing where a secret of it is missing, so that the provider's cards do not appear. */
export function accountOf(
  key: Secret | undefined,
  webhookSecret: Secret | undefined,
  url: string,
): CardAccount | undefined {
  return key && webhookSecret && { key, webhookSecret, url };
}

/** A webhook that does not come from the provider, or none that can be read. */
export class InvalidWebhook extends Error {
  override name = "InvalidWebhook";
}
