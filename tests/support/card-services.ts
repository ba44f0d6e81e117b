// The only stand-ins of the project, for tests and for `npm start`: Stripe and Moyasar over HTTP, as their documentation describes them
// (https://docs.stripe.com/api, https://docs.moyasar.com/api), as far as the shop uses them. What a customer would do on
// their pages a browser does there, or `pay` does at once; what they would tell the shop waits in `webhooks`.
import { randomBytes, randomUUID } from "node:crypto";
import Stripe from "stripe";
import { z } from "zod";
import { close, serve } from "../../supabase/local/http/serve.ts";

/** A request that a service makes to the shop. */
export type WebhookRequest = { path: string; headers: Record<string, string>; body: string };

type Charge = { id: string; amount: number; currency: string; refunded: number; voided?: true };
type Page = {
  provider: "stripe" | "moyasar";
  id: string;
  amount: number;
  currency: string;
  payment: string;
  success: string;
  back: string;
  expired: boolean;
  charge: Charge | null;
};

const stripeKeys = { key: "sk_test_athar", webhookSecret: "whsec_athar" };
const moyasarKeys = { key: "sk_test_moyasar", webhookSecret: "moyasar-notices" };

export type CardServices = {
  /** The Worker's variables. */
  bindings: Record<string, string>;
  /** What was not told yet, the earliest first. */
  webhooks: WebhookRequest[];
  /** Everything that was opened, the earliest first. */
  pages: Page[];
  /** Pays on a page, as its customer does; another amount or currency is what no page should let happen. */
  pay(id: string, other?: { amount?: number; currency?: string }): Promise<void>;
  /** The page is given up. */
  expire(id: string): Promise<void>;
  /** Somebody gives money back in the service's own dashboard. */
  refund(id: string, amount: number): Promise<void>;
  /** A payment is voided in the service's own dashboard: all of it goes back. Of Moyasar's. */
  voids(id: string): Promise<void>;
  /** The bank could not give the last refund to its customer, days after it counted as given. Of Stripe's. */
  failRefund(id: string): Promise<void>;
  /** The customer's bank wants money back, or has decided on it, and the service says so. Of Stripe's. */
  dispute(id: string, amount: number, status?: "needs_response" | "won" | "lost"): Promise<void>;
  /** From now on requests fail: before anything is done, or with the answer lost after what they change. Null: no more. */
  fail(how: "before" | "after" | null): void;
  stop(): Promise<void>;
};

/** What the shop opens an invoice of Moyasar's with. */
const newInvoice = z.object({
  amount: z.int(),
  currency: z.string(),
  success_url: z.url(),
  back_url: z.url(),
  metadata: z.object({ payment: z.string() }),
});

const json = (body: unknown, status = 200) => Response.json(body, { status });
const seconds = () => Math.floor(Date.now() / 1000);

/** `tell` is called with every webhook as it is made; what it returns true for is taken as told. */
export async function startCardServices(
  tell: (webhook: WebhookRequest) => Promise<boolean> = async () => false,
  port = 0,
): Promise<CardServices> {
  const pages: Page[] = [];
  const webhooks: WebhookRequest[] = [];
  const refunds = new Map<string, unknown>();
  const refundsOf = new Map<string, { id: string; amount: number; metadata: Record<string, string> }>();
  const disputes = new Map<string, string>();
  const opened = new Map<string, Page>();
  let failing: "before" | "after" | null = null;
  const signer = new Stripe(stripeKeys.key);

  const send = async (webhook: WebhookRequest) => {
    if (!(await tell(webhook))) webhooks.push(webhook);
  };
  const pageOf = (id: string) => {
    const page = pages.find((each) => each.id === id || each.charge?.id === id);
    if (!page) throw new Error(`No such page: ${id}`);
    return page;
  };

  // Stripe.
  const session = ({ id, amount, currency, payment, charge, expired, success, back }: Page) => ({
    id,
    object: "checkout.session",
    amount_total: charge?.amount ?? amount,
    cancel_url: back,
    client_reference_id: payment,
    currency: (charge?.currency ?? currency).toLowerCase(),
    livemode: false,
    metadata: { payment },
    mode: "payment",
    payment_intent: charge?.id ?? null,
    payment_status: charge ? "paid" : "unpaid",
    status: charge ? "complete" : expired ? "expired" : "open",
    success_url: success,
    url: charge || expired ? null : `${url}/pay/${id}`,
  });
  const stripeEvent = async (type: string, object: unknown) => {
    const body = JSON.stringify({
      id: `evt_${randomBytes(12).toString("hex")}`,
      object: "event",
      api_version: "2026-10-28",
      created: seconds(),
      livemode: false,
      type,
      data: { object },
    });
    const signature = await signer.webhooks.generateTestHeaderStringAsync({
      payload: body,
      secret: stripeKeys.webhookSecret,
    });
    await send({
      path: "/notices/stripe",
      headers: { "stripe-signature": signature, "content-type": "application/json" },
      body,
    });
  };
  const stripeError = (status: number, code: string) =>
    json({ error: { type: "invalid_request_error", code, message: code } }, status);

  // Moyasar.
  const payment = ({ id, charge, currency, amount }: Page) => ({
    id: charge?.id ?? "",
    status: charge?.voided ? "voided" : (charge?.refunded ?? 0) > 0 ? "refunded" : "paid",
    amount: charge?.amount ?? amount,
    fee: 0,
    currency: charge?.currency ?? currency,
    refunded: charge?.refunded ?? 0,
    captured: 0,
    invoice_id: id,
    description: "Athar",
    source: { type: "creditcard", company: "mada", number: "XXXX-XXXX-XXXX-1111", message: "APPROVED" },
  });
  const invoice = (page: Page) => ({
    id: page.id,
    status: page.charge ? "paid" : page.expired ? "expired" : "initiated",
    amount: page.amount,
    currency: page.currency,
    description: "Athar",
    url: `${url}/pay/${page.id}`,
    success_url: page.success,
    back_url: page.back,
    metadata: { payment: page.payment },
    payments: page.charge ? [payment(page)] : [],
  });
  const moyasarEvent = (type: string, page: Page) =>
    send({
      path: "/notices/moyasar",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        id: randomUUID(),
        type,
        created_at: new Date().toISOString(),
        secret_token: moyasarKeys.webhookSecret,
        account_name: "Athar",
        live: false,
        data: payment(page),
      }),
    });

  const tellOf = (page: Page, what: "paid" | "expired" | "refunded") => {
    if (page.provider === "moyasar")
      return what === "expired" ? Promise.resolve() : moyasarEvent(`payment_${what}`, page);
    if (what !== "refunded")
      return stripeEvent(`checkout.session.${what === "paid" ? "completed" : what}`, session(page));
    return stripeEvent("charge.refunded", {
      id: `ch_${page.charge?.id}`,
      object: "charge",
      amount: page.charge?.amount,
      amount_refunded: page.charge?.refunded,
      currency: page.charge?.currency.toLowerCase(),
      metadata: { payment: page.payment },
      payment_intent: page.charge?.id,
    });
  };
  const pay: CardServices["pay"] = async (id, { amount, currency } = {}) => {
    const page = pageOf(id);
    if (page.charge) return;
    page.charge = {
      id: page.provider === "stripe" ? `pi_${randomBytes(12).toString("hex")}` : randomUUID(),
      amount: amount ?? page.amount,
      currency: currency ?? page.currency,
      refunded: 0,
    };
    await tellOf(page, "paid");
  };
  const refund = async (page: Page, amount: number) => {
    if (!page.charge || page.charge.refunded + amount > page.charge.amount) return false;
    page.charge.refunded += amount;
    await tellOf(page, "refunded");
    return true;
  };

  async function answerStripe(request: Request, path: string): Promise<Response> {
    if (request.headers.get("authorization") !== `Bearer ${stripeKeys.key}`) return stripeError(401, "invalid_api_key");
    const form = new URLSearchParams(await request.text());
    const again = request.headers.get("idempotency-key") ?? randomUUID();
    if (path === "/v1/checkout/sessions") {
      const page = opened.get(again) ?? {
        provider: "stripe",
        id: `cs_test_${randomBytes(16).toString("hex")}`,
        amount: Number(form.get("line_items[0][price_data][unit_amount]")),
        currency: String(form.get("line_items[0][price_data][currency]")).toUpperCase(),
        payment: String(form.get("metadata[payment]")),
        success: String(form.get("success_url")),
        back: String(form.get("cancel_url")),
        expired: false,
        charge: null,
      };
      if (!opened.has(again)) pages.push(page);
      opened.set(again, page);
      return json(session(page));
    }
    if (path === "/v1/refunds") {
      const known = refunds.get(again);
      if (known) return json(known);
      const page = pageOf(String(form.get("payment_intent")));
      if (!(await refund(page, Number(form.get("amount"))))) return stripeError(400, "charge_already_refunded");
      const amount = Number(form.get("amount"));
      const metadata = { refund: String(form.get("metadata[refund]")) };
      refundsOf.set(page.id, { id: `re_${randomBytes(12).toString("hex")}`, amount, metadata });
      const made = { id: `re_${randomBytes(12).toString("hex")}`, object: "refund", status: "succeeded" };
      refunds.set(again, made);
      return json(made);
    }
    const named = pageOf(path.split("/").at(-1) ?? "");
    if (path.startsWith("/v1/payment_intents/"))
      return json({
        id: named.charge?.id,
        object: "payment_intent",
        metadata: { payment: named.payment },
        latest_charge: { object: "charge", amount: named.charge?.amount, amount_refunded: named.charge?.refunded },
      });
    return json(session(named));
  }

  async function answerMoyasar(request: Request, path: string): Promise<Response> {
    const basic = `Basic ${Buffer.from(`${moyasarKeys.key}:`).toString("base64")}`;
    if (request.headers.get("authorization") !== basic) return json({ type: "authentication_error" }, 401);
    const [, , kind, id = "", verb] = path.split("/");
    if (request.method === "POST" && kind === "invoices") {
      const { amount, currency, success_url, back_url, metadata } = newInvoice.parse(JSON.parse(await request.text()));
      const page: Page = {
        provider: "moyasar",
        id: randomUUID(),
        amount,
        currency,
        payment: metadata.payment,
        success: success_url,
        back: back_url,
        expired: false,
        charge: null,
      };
      pages.push(page);
      return json(invoice(page), 201);
    }
    const page = pageOf(id);
    if (kind === "invoices") return json(invoice(page));
    if (verb !== "refund") return json(payment(page));
    const { amount } = z.object({ amount: z.int() }).parse(JSON.parse(await request.text()));
    return (await refund(page, amount)) ? json(payment(page)) : json({ type: "invalid_request_error" }, 400);
  }

  async function answerBrowser(request: Request, id: string): Promise<Response> {
    const page = pages.find((each) => each.id === id);
    if (!page) return new Response("This payment page is gone. Please begin anew from the order.", { status: 404 });
    if (request.method === "POST") {
      await pay(id);
      return new Response(null, { status: 303, headers: { Location: page.success } });
    }
    const text = `${page.currency} ${(page.amount / 100).toFixed(2)}`;
    const html = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width">
      <style>body{font:1.1rem/1.6 system-ui;max-width:26rem;margin:12vh auto;padding:0 1rem}</style>
      <title>${page.provider}</title><h1>${text}</h1>
      <p>In the place of ${page.provider}'s own page, on this machine alone: nothing is charged.</p>
      <form method="post"><button>Pay</button></form><a href="${page.back}">Back</a></html>`;
    return new Response(html, { headers: { "Content-Type": "text/html; charset=utf-8" } });
  }

  const { server, url } = await serve(port, async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith("/pay/")) return answerBrowser(request, pathname.slice("/pay/".length));
    const how = failing;
    const broken = () => json({ error: { type: "api_error", message: "broken" } }, 500);
    if (how === "before") return broken();
    const answer = pathname.startsWith("/moyasar")
      ? await answerMoyasar(request, pathname.slice("/moyasar".length))
      : await answerStripe(request, pathname);
    return how === "after" && request.method === "POST" ? broken() : answer;
  });

  return {
    bindings: {
      STRIPE_SECRET_KEY: stripeKeys.key,
      STRIPE_WEBHOOK_SECRET: stripeKeys.webhookSecret,
      STRIPE_API_URL: url,
      MOYASAR_SECRET_KEY: moyasarKeys.key,
      MOYASAR_WEBHOOK_SECRET: moyasarKeys.webhookSecret,
      MOYASAR_API_URL: `${url}/moyasar`,
    },
    webhooks,
    pages,
    pay,
    expire: async (id) => {
      const page = pageOf(id);
      if (page.charge) return;
      page.expired = true;
      await tellOf(page, "expired");
    },
    refund: async (id, amount) => {
      await refund(pageOf(id), amount);
    },
    voids: async (id) => {
      const page = pageOf(id);
      if (!page.charge) return;
      page.charge.voided = true;
      await moyasarEvent("payment_voided", page);
    },
    failRefund: async (id) => {
      const page = pageOf(id);
      const refund = refundsOf.get(page.id);
      if (!page.charge || !refund) throw new Error("Nothing was refunded");
      page.charge.refunded -= refund.amount;
      await stripeEvent("refund.failed", {
        ...refund,
        object: "refund",
        currency: page.charge.currency.toLowerCase(),
        payment_intent: page.charge.id,
        failure_reason: "expired_or_canceled_card",
        status: "failed",
      });
    },
    dispute: async (id, amount, status = "needs_response") => {
      const { charge } = pageOf(id);
      const known = disputes.get(id) ?? `du_${randomBytes(12).toString("hex")}`;
      disputes.set(id, known);
      await stripeEvent(`charge.dispute.${status === "needs_response" ? "created" : "closed"}`, {
        id: known,
        object: "dispute",
        amount,
        charge: `ch_${charge?.id}`,
        currency: charge?.currency.toLowerCase(),
        metadata: {},
        payment_intent: charge?.id,
        status,
      });
    },
    fail: (how) => {
      failing = how;
    },
    stop: () => close(server),
  };
}
