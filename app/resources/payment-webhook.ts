import { data } from "react-router";
import { BackendRefused } from "../backend/backend.ts";
import { environmentContext } from "../http/context.ts";
import { logError } from "../http/log.ts";
import { readText } from "../http/request/body.ts";
import { recordPaymentEvents } from "../machinery/card-payments.ts";
import { InvalidWebhook } from "../payments/card-provider.ts";
import { cardProvider } from "../payments/card-providers.ts";
import type { Route } from "./+types/payment-webhook";

/** Only posted to. */
export function loader(): never {
  throw data(null, { status: 404 });
}

/**
 * What a provider of card payments tells the shop. Everything but a 200 makes it tell it again later, so only what can
 * never be taken is answered with a 400.
 */
export async function action({ request, context, params }: Route.ActionArgs) {
  const provider = cardProvider(context.get(environmentContext).cards, params.provider);
  if (!provider) return new Response(null, { status: 404 });
  const body = await readText(request);
  try {
    const events = await provider.readWebhook(body, request.headers);
    await recordPaymentEvents(context, provider.name, events);
    return new Response(null, { status: 200 });
  } catch (error) {
    logError(context, error);
    return new Response(null, {
      status: error instanceof InvalidWebhook || error instanceof BackendRefused ? 400 : 503,
    });
  }
}
