import type StripeLibrary from "stripe";
import { z } from "zod";
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

/** Where Stripe's interface is. */
const stripeService = "https://api.stripe.com";

/** Stripe Checkout (https://docs.stripe.com/payments/checkout): the Emirates and abroad. */
function stripeProvider({ key, webhookSecret, url }: CardAccount): CardProvider {
  const { origin, protocol, hostname, port } = new URL(url);
  // Loaded with the first card, not with the Worker.
  const load = async () => {
    const { default: Stripe } = await import("stripe");
    const client = new Stripe(key.reveal(), {
      httpClient: Stripe.createFetchHttpClient(),
      timeout: providerTimeout,
      maxNetworkRetries: 0,
      telemetry: false,
      host: hostname,
      protocol: protocol === "http:" ? "http" : "https",
      ...(port && { port }),
    });
    return { Stripe, client };
  };
  return {
    name: "stripe",
    pageOrigin: origin === stripeService ? "https://checkout.stripe.com" : origin,
    async openPage({ payment, amount, currency, number, email, language, paidUrl, backUrl }) {
      const { client } = await load();
      const session = await client.checkout.sessions.create(
        {
          mode: "payment",
          line_items: [
            {
              quantity: 1,
              price_data: {
                currency: currency.toLowerCase(),
                unit_amount: amount,
                product_data: { name: `Athar ${number}` },
              },
            },
          ],
          customer_email: email,
          client_reference_id: payment,
          metadata: { payment },
          payment_intent_data: { metadata: { payment } },
          // Checkout speaks no Arabic, and then takes the browser's language.
          locale: language === "en" || language === "fr" || language === "ru" ? language : "auto",
          success_url: paidUrl,
          cancel_url: backUrl,
          expires_at: Math.floor((Date.now() + pageLifetime) / 1000),
        },
        { idempotencyKey: `page-${payment}` },
      );
      if (!session.url) throw new Error("Stripe opened a page without an address");
      return { reference: session.id, url: session.url };
    },
    async findPayment(reference) {
      const { client } = await load();
      return eventsOfSession(await client.checkout.sessions.retrieve(reference), "polled");
    },
    async refund({ refund, charge, amount }) {
      const { Stripe, client } = await load();
      try {
        const { status } = await client.refunds.create(
          { payment_intent: charge, amount, metadata: { refund } },
          { idempotencyKey: `refund-${refund}` },
        );
        if (status === "failed" || status === "canceled") return false;
        if (!status) throw new Error("Stripe answered without a status");
        return true;
      } catch (error) {
        if (error instanceof Stripe.errors.StripeInvalidRequestError) return false;
        throw error;
      }
    },
    async readWebhook(body, headers) {
      const { Stripe, client } = await load();
      const signature = headers.get("stripe-signature") ?? "";
      const cryptography = Stripe.createSubtleCryptoProvider();
      const event = await client.webhooks
        .constructEventAsync(body, signature, webhookSecret.reveal(), undefined, cryptography)
        .catch((error: unknown) => {
          throw new InvalidWebhook("Not signed by Stripe", { cause: error });
        });
      switch (event.type) {
        case "charge.dispute.created":
        case "charge.dispute.funds_withdrawn":
        case "charge.dispute.closed":
          return eventsOfDispute(client, event.id, event.data.object);
        case "refund.failed":
          return eventsOfFailedRefund(client, event.id, event.data.object);
        default:
          return eventsOf(event);
      }
    },
  };
}

function eventsOf(event: StripeLibrary.Event): PaymentEvent[] {
  switch (event.type) {
    case "checkout.session.completed":
    case "checkout.session.async_payment_succeeded":
    case "checkout.session.expired":
      return eventsOfSession(event.data.object, event.id);
    case "checkout.session.async_payment_failed":
      return eventsOfSession(event.data.object, event.id, "failed");
    case "charge.refunded": {
      const { metadata, amount_refunded: amount, currency, payment_intent: intent } = event.data.object;
      return about(metadata.payment, {
        event: event.id,
        outcome: "returned",
        amount,
        currency: currency.toUpperCase(),
        reference: null,
        charge: idOf(intent),
      });
    }
    default:
      return [];
  }
}

/** What disputes and refunds are about: they do not name the payment, so Stripe is asked. */
async function paidBy(client: StripeLibrary, paymentIntent: string | { id: string } | null) {
  const intent = idOf(paymentIntent);
  if (!intent) return null;
  const { metadata, latest_charge: charge } = await client.paymentIntents.retrieve(intent, {
    expand: ["latest_charge"],
  });
  return charge && typeof charge !== "string" ? { payment: metadata.payment, intent, charge } : null;
}

/**
 * A customer's bank wants money back (https://docs.stripe.com/disputes). Until the dispute is closed the money is the
 * house's, though Stripe keeps it back; an inquiry that ends without a dispute is won.
 */
async function eventsOfDispute(
  client: StripeLibrary,
  event: string,
  dispute: StripeLibrary.Dispute,
): Promise<PaymentEvent[]> {
  const paid = await paidBy(client, dispute.payment_intent);
  if (!paid) return [];
  const { charge } = paid;
  const won = dispute.status === "won" || dispute.status === "warning_closed";
  const outcome = dispute.status === "lost" ? "dispute_lost" : won ? "dispute_won" : "disputed";
  return about(paid.payment, {
    event,
    outcome,
    amount:
      outcome === "dispute_lost" ? Math.min(charge.amount_refunded + dispute.amount, charge.amount) : dispute.amount,
    currency: dispute.currency.toUpperCase(),
    reference: null,
    charge: paid.intent,
    subject: dispute.id,
  });
}

/** A bank could not give a refund to its customer, perhaps days after it counted as given (https://docs.stripe.com/refunds#failed-refunds). */
async function eventsOfFailedRefund(
  client: StripeLibrary,
  event: string,
  refund: StripeLibrary.Refund,
): Promise<PaymentEvent[]> {
  const paid = await paidBy(client, refund.payment_intent);
  if (!paid) return [];
  return about(paid.payment, {
    event,
    outcome: "refund_failed",
    amount: refund.amount,
    currency: refund.currency.toUpperCase(),
    reference: null,
    charge: paid.intent,
    subject: refund.metadata?.refund,
  });
}

function eventsOfSession(session: StripeLibrary.Checkout.Session, event: string, failed?: "failed"): PaymentEvent[] {
  const ended = failed ?? (session.status === "expired" ? "expired" : null);
  const outcome = session.payment_status === "paid" ? "paid" : ended;
  if (!outcome) return [];
  return about(session.metadata?.payment, {
    event: event === "polled" ? `${session.id}:${outcome}` : event,
    outcome,
    amount: session.amount_total ?? 0,
    currency: (session.currency ?? "").toUpperCase(),
    reference: session.id,
    charge: idOf(session.payment_intent),
  });
}

/** What happened to a payment, if it is the shop's own: the account may take money for other things as well. */
function about(payment: string | undefined, event: Omit<PaymentEvent, "payment">): PaymentEvent[] {
  return payment ? [{ payment, ...event }] : [];
}

const idOf = (intent: string | { id: string } | null) => (typeof intent === "string" ? intent : (intent?.id ?? null));

export const stripe = {
  create: stripeProvider,
  /** Whether it takes cards for parcels to a country. It serves no merchants in Saudi Arabia. */
  serves: (country: string) => country !== "SA",
  variables: { STRIPE_API_URL: z.url("no address").default(stripeService) },
  secrets: { STRIPE_SECRET_KEY: secretVariable.optional(), STRIPE_WEBHOOK_SECRET: secretVariable.optional() },
  account: (values: { STRIPE_API_URL: string; STRIPE_SECRET_KEY?: Secret; STRIPE_WEBHOOK_SECRET?: Secret }) =>
    accountOf(values.STRIPE_SECRET_KEY, values.STRIPE_WEBHOOK_SECRET, values.STRIPE_API_URL),
} satisfies CardService;
