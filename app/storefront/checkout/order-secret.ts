import type { Payment } from "../../backend/order-values.ts";
import type { Cart, Customer, Gift } from "../../backend/orders.ts";
import { encodeBytes } from "../../encoding/base64url.ts";
import { cartParameters } from "./cart-url.ts";

/** 128 bits in base64url: who has it sees the order. */
const bytes = 16;
const pattern = /^[\w-]{22}$/;

export function createOrderSecret(): string {
  return encodeBytes(crypto.getRandomValues(new Uint8Array(bytes)));
}

/** What of a draft makes it an order. `seed` is random, made once for a draft. */
type Ordered = { seed: string; payment: Payment; customer: Customer; gift: Gift | null };

/**
 * The secret of the order that a draft and a cart become: the same one for the same things to the same door, so that
 * repeated presses and retries place one order, and another one for everything else, so that none is taken for another.
 */
export async function orderSecretOf(
  { seed, payment, customer, gift }: Ordered,
  { items, country, currency }: Pick<Cart, "items" | "country" | "currency">,
): Promise<string> {
  const chosen = cartParameters(items).toSorted();
  const ordered = JSON.stringify([seed, chosen, country, currency, payment, customer, gift]);
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(ordered));
  return encodeBytes(new Uint8Array(digest, 0, bytes));
}

export function isOrderSecret(text: unknown): text is string {
  return typeof text === "string" && pattern.test(text);
}
