import { z } from "zod";
import type { Backend } from "../../../app/backend/backend.ts";
import { type CartItem, type NewOrder, placeOrder, quoteOrder } from "../../../app/backend/orders.ts";
import { findResult, saveResult } from "../../../app/backend/results.ts";
import { compose } from "../../../app/maestro/index.ts";
import { createOrderSecret } from "../../../app/storefront/checkout/order-secret.ts";
import { journeyOf } from "./callers.ts";

type Address = Parameters<typeof journeyOf>[0];

/** A journey with a perfume, and the id of its edition. */
export async function ownedPerfume(address: Address) {
  const { session, backend } = await journeyOf(address);
  const answers = { families: ["woody" as const] };
  const composition = compose({ answers, session, attempt: 0 });
  await saveResult(backend, { session, language: "en", answers, composition });
  const result = await findResult(backend, session);
  if (!result) throw new Error("No perfume was saved");
  return { session, backend, perfume: result.id };
}

export const bottle = (perfume: string, quantity = 1): CartItem => ({
  kind: "bottle",
  variant: "premiere",
  perfume,
  quantity,
});
export const set = (perfume: string): CartItem => ({ kind: "discovery_set", perfume, quantity: 1 });
export const there = { country: "SA", currency: "AED", taxed: true, account: null } as const;

export function orderOf(items: CartItem[], total: number, more: Partial<NewOrder> = {}): NewOrder {
  return {
    ...there,
    items,
    total,
    secret: createOrderSecret(),
    payment: "on_delivery",
    language: "ar",
    customer: { name: "Noura", email: "noura@example.com", phone: "+966512345678", address: { city: "الرياض" } },
    gift: null,
    ...more,
  };
}

/** Quotes and places, as a customer does who reads the total. */
export async function places(backend: Backend, items: CartItem[], more: Partial<NewOrder> = {}) {
  const { total } = await quoteOrder(backend, { ...there, ...more, items });
  const order = orderOf(items, total, more);
  return { secret: order.secret, total, placed: await placeOrder(backend, order) };
}

/** The id of the order that a secret opens. */
export const idOf = async (
  address: { sql: <Row>(query: string, parameters?: unknown[]) => Promise<Row[]> },
  secret: string,
) =>
  z
    .tuple([z.object({ id: z.uuid() })])
    .parse(await address.sql("select id from public.orders where secret = $1", [secret]))[0].id;
