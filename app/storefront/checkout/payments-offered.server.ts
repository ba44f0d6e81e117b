import type { Payment } from "../../backend/order-values.ts";
import type { Gift, Quote } from "../../backend/orders.ts";
import { type Context, environmentContext } from "../../http/context.ts";
import { cardProviderOf } from "../../machinery/card-payments.ts";

/**
 * Which ways to pay there are for an order: by card where somebody takes it, by transfer where the house has an account,
 * on delivery where the courier takes money, but for a gift, whose receiver pays nothing. What is not offered is not taken either, whoever posts it.
 */
export function paymentsOffered(
  context: Context,
  { country, gift, quote }: { country: string; gift: Gift | null | undefined; quote: Quote | null },
): Record<Payment, boolean> {
  return {
    card: cardProviderOf(context, country) !== null,
    // The database refuses it where the courier takes none; without a price it is not known yet.
    on_delivery: !gift && quote?.pays_on_delivery !== false,
    transfer: context.get(environmentContext).house.bank !== undefined,
  };
}
