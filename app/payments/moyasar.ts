import { z } from "zod";
import { sha256 } from "../encoding/digest.ts";
import { equalInTime } from "../encoding/equal-in-time.ts";
import { type Secret, secretVariable } from "../encoding/secret.ts";
import {
  accountOf,
  type CardAccount,
  type CardProvider,
  type CardService,
  InvalidWebhook,
  type PaymentEvent,
  pageLifetime,
  providerTimeout,
} from "./card-provider.ts";

/** Where Moyasar's interface is. */
const moyasarService = "https://api.moyasar.com";

const paymentSchema = z.object({
  id: z.string(),
  status: z.string(),
  amount: z.int(),
  currency: z.string(),
  /** The sum of all refunds so far, in the smallest unit. */
  refunded: z.int().default(0),
  invoice_id: z.string().nullish(),
});

const invoiceSchema = z.object({
  id: z.string(),
  status: z.string(),
  url: z.url(),
  amount: z.int(),
  currency: z.string(),
  metadata: z.record(z.string(), z.unknown()).nullish(),
  payments: z.array(paymentSchema).default([]),
});

/** Only what says which payment it is about: the rest is asked of Moyasar itself. */
const webhookSchema = z.object({ secret_token: z.string(), data: z.object({ id: z.string() }) });

/** The states of a payment that has been made, whatever became of it since. */
const made = new Set(["paid", "captured", "refunded", "voided"]);

/** Moyasar's invoice pages (https://docs.moyasar.com): mada, cards, Apple Pay and STC Pay in Saudi Arabia. */
function moyasarProvider({ key, webhookSecret, url }: CardAccount): CardProvider {
  const { origin } = new URL(url);
  const root = url.replace(/\/$/, "");
  const call = async <T>(schema: z.ZodType<T>, path: string, body?: object): Promise<T | "refused"> => {
    const response = await fetch(`${root}/v1/${path}`, {
      method: body ? "POST" : "GET",
      headers: {
        Authorization: `Basic ${btoa(`${key.reveal()}:`)}`,
        ...(body && { "Content-Type": "application/json" }),
      },
      body: body ? JSON.stringify(body) : null,
      signal: AbortSignal.timeout(providerTimeout),
    });
    if (!response.ok) {
      // What it says of a refusal may name the customer.
      await response.body?.cancel();
      if (response.status >= 400 && response.status < 500 && response.status !== 429) return "refused";
      throw new Error(`Moyasar answered ${response.status}`);
    }
    return schema.parse(await response.json());
  };
  const callOrThrow = async <T>(schema: z.ZodType<T>, path: string, body?: object): Promise<T> => {
    const answer = await call(schema, path, body);
    if (answer === "refused") throw new Error("Moyasar refused a request");
    return answer;
  };
  const invoiceOf = (id: string) => callOrThrow(invoiceSchema, `invoices/${encodeURIComponent(id)}`);
  const paymentOf = (id: string) => callOrThrow(paymentSchema, `payments/${encodeURIComponent(id)}`);
  return {
    name: "moyasar",
    pageOrigin: origin === moyasarService ? "https://checkout.moyasar.com" : origin,
    async openPage({ payment, amount, currency, number, language, paidUrl, backUrl }) {
      const invoice = await callOrThrow(invoiceSchema, "invoices", {
        amount,
        currency,
        description: `Athar ${number}`,
        success_url: paidUrl,
        back_url: backUrl,
        expired_at: new Date(Date.now() + pageLifetime).toISOString(),
        metadata: { payment },
      });
      const page = new URL(invoice.url);
      page.searchParams.set("lang", language === "ar" ? "ar" : "en");
      return { reference: invoice.id, url: page.href };
    },
    async findPayment(reference) {
      const invoice = await invoiceOf(reference);
      const all = invoice.payments.filter(({ status }) => made.has(status));
      const standing = all.filter(({ status }) => status !== "voided");
      // A page may be paid on again after a payment was voided: what stands counts.
      const taken = standing.length > 0 ? standing : all;
      if (taken.length > 0) return taken.flatMap((payment) => eventsOf(invoice, payment));
      const ended = invoice.status === "expired" || invoice.status === "canceled";
      return ended
        ? about(invoice, { event: `${invoice.id}:expired`, outcome: "expired", amount: 0, charge: null })
        : [];
    },
    // Moyasar has no key for what is asked twice, so it is asked first how much went back already.
    async refund({ charge, amount, before }) {
      const payment = await paymentOf(charge);
      if (returnedOf(payment) >= before + amount) return true;
      const answer = await call(paymentSchema, `payments/${encodeURIComponent(charge)}/refund`, { amount });
      return answer !== "refused" && answer.refunded >= before + amount;
    },
    async readWebhook(body) {
      const webhook = webhookSchema.safeParse(parseJson(body));
      if (!webhook.success || !(await isSameSecret(webhook.data.secret_token, webhookSecret.reveal())))
        throw new InvalidWebhook("Not sent by Moyasar");
      const payment = await paymentOf(webhook.data.data.id);
      if (!payment.invoice_id || !made.has(payment.status)) return [];
      return eventsOf(await invoiceOf(payment.invoice_id), payment);
    },
  };
}

type Invoice = z.infer<typeof invoiceSchema>;

/** A payment that was voided has gone back whole. */
const returnedOf = ({ status, amount, refunded }: z.infer<typeof paymentSchema>) =>
  status === "voided" ? amount : refunded;

/** That it was paid, and how much went back since. */
function eventsOf(invoice: Invoice, payment: z.infer<typeof paymentSchema>): PaymentEvent[] {
  const { id, amount, currency } = payment;
  const refunded = returnedOf(payment);
  const paid = about(invoice, { event: `${id}:paid`, outcome: "paid", amount, charge: id }, currency);
  if (refunded === 0) return paid;
  const event = `${id}:returned:${refunded}`;
  return [...paid, ...about(invoice, { event, outcome: "returned", amount: refunded, charge: id }, currency)];
}

/** What happened to an invoice, if it is the shop's own: the account may have others. */
function about(
  { id, metadata, currency }: Invoice,
  event: Pick<PaymentEvent, "event" | "outcome" | "amount" | "charge">,
  paidIn = currency,
): PaymentEvent[] {
  const payment = metadata?.payment;
  return typeof payment === "string" ? [{ payment, reference: id, currency: paidIn.toUpperCase(), ...event }] : [];
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Compares digests, so that the time it takes says nothing of a secret, its length included. */
async function isSameSecret(one: string, other: string): Promise<boolean> {
  return equalInTime(await sha256(one), await sha256(other));
}

export const moyasar = {
  create: moyasarProvider,
  /** Whether it takes cards for parcels to a country. */
  serves: (country: string) => country === "SA",
  variables: { MOYASAR_API_URL: z.url("no address").default(moyasarService) },
  secrets: { MOYASAR_SECRET_KEY: secretVariable.optional(), MOYASAR_WEBHOOK_SECRET: secretVariable.optional() },
  account: (values: { MOYASAR_API_URL: string; MOYASAR_SECRET_KEY?: Secret; MOYASAR_WEBHOOK_SECRET?: Secret }) =>
    accountOf(values.MOYASAR_SECRET_KEY, values.MOYASAR_WEBHOOK_SECRET, values.MOYASAR_API_URL),
} satisfies CardService;
