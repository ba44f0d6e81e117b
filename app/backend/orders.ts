import { z } from "zod";
import type { Language } from "../i18n/languages.ts";
import { type VariantKind, variants } from "../maestro/types.ts";
import { countries } from "../shop/countries.ts";
import { type Currency, currencies } from "../shop/currencies.ts";
import type { Backend } from "./backend.ts";
import { orderStates, type Payment, payments, returnOutcomes } from "./order-values.ts";
import { keptOutSinceSchema, sealSchema } from "./result-schema.ts";
import { languageSchema, localisedSchema } from "./rows.ts";

/** What is in a cart: one of a composed perfume (its edition's id), or a bottle of the Vault. */
export type CartItem =
  | { kind: "bottle"; perfume: string; variant: VariantKind; quantity: number }
  | { kind: "discovery_set"; perfume: string; quantity: number }
  | { kind: "vault"; product: string; quantity: number };

const countrySchema = z.enum(countries.map(({ code }) => code));
/** Amounts are in the smallest unit: fils, halalas. */
const amount = z.int().nonnegative();

/**
 * Why an item cannot be bought: it is not there (or another's), withdrawn, for members or the invited, sold out, or more
 * than one person may hold unpaid; or the house does not deliver to the country.
 */
const problems = ["gone", "withdrawn", "members_only", "invite_only", "sold_out", "too_many", "not_delivered"] as const;

const lineSchema = z.object({
  kind: z.enum(["bottle", "discovery_set", "vault"]),
  variant: z.enum(variants).nullable(),
  perfume: z.uuid().nullable(),
  product: z.uuid().nullable(),
  /** Its name in each language; null of what is not there. */
  title: localisedSchema.nullable(),
  /** Of a bottle that was composed its own, of a set both; none of what was composed by nobody, or was erased. */
  seals: z.array(sealSchema),
  engraving: z.string().nullable(),
  quantity: z.int().min(1),
  /** The price of one, and of its engraving in gold. */
  unit: amount.nullable(),
  engraved: amount.nullable(),
  /** What its owner must not have in it, and it does not hold; empty also where the perfume was erased. */
  made_without: z.array(z.string()),
  /** Only of what is not ordered yet. */
  kept_out_since: keptOutSinceSchema,
  problem: z.enum(problems).nullable(),
});
export type OrderLine = z.infer<typeof lineSchema>;

const sums = {
  currency: z.enum(currencies),
  goods: amount,
  delivery: amount,
  credit: amount,
  total: amount,
  /** 0 where the prices include none. */
  vat_percent: z.int(),
  vat: amount,
  /** Days, as YYYY-MM-DD. */
  expected_from: z.iso.date(),
  expected_to: z.iso.date(),
  /** The first on which it is weighed, and can perhaps no longer be cancelled; null where nothing is, or once it has come. */
  weighed_from: z.iso.date().nullable(),
};

const quoteSchema = z.object({
  ...sums,
  lines: z.array(lineSchema),
  pays_on_delivery: z.boolean(),
  /** The number of a set's order whose price comes off once the house has recorded its payment; null where none waits. */
  credit_waits: z.string().nullable(),
});
export type Quote = z.infer<typeof quoteSchema>;

export const orderSchema = z.object({
  ...sums,
  lines: z.array(lineSchema),
  number: z.string(),
  secret: z.string(),
  state: z.enum(orderStates),
  lang: languageSchema,
  /** Null once the person was erased. */
  email: z.string().nullable(),
  name: z.string().nullable(),
  phone: z.string().nullable(),
  country: countrySchema,
  address: z.record(z.string(), z.string()).nullable(),
  gift: z.boolean(),
  recipient: z.string().nullable(),
  recipient_phone: z.string().nullable(),
  gift_card: z.string().nullable(),
  payment: z.enum(payments),
  paid: amount,
  /** When the last of its price came; null while something is due. */
  paid_at: z.string().nullable(),
  refunded: amount,
  /** The amount still to be paid; nobody asks for it once the order is cancelled or returned. */
  due: amount,
  /** Promised, and not yet given back by the card's provider. */
  refunding: amount,
  /** What was paid beyond the price, and is to be refunded; 0 of an order that is over. */
  surplus: amount,
  /** Something was paid by card that is not what was asked for: a person looks at it. */
  held: z.boolean(),
  courier: z.string().nullable(),
  parcel: z.string().nullable(),
  /** The house brings it itself, without a number. */
  by_hand: z.boolean(),
  created_at: z.string(),
  /** The last day (YYYY-MM-DD) on which its payment, or the rest of it, is awaited; null where none is, or it is past. */
  due_on: z.iso.date().nullable(),
  /** Cancelled because nothing was paid by that day. */
  lapsed: z.boolean(),
  /**
   * The credit of a set in this order that was spent on another order: this amount is not refunded while that order
   * stands.
   */
  spent_credit: z.object({ amount, number: z.string() }).nullable(),
  /** Credit that no longer comes off it, since the money of its set went back; null where none was taken back. */
  credit_taken_back: amount.nullable(),
  may_cancel: z.boolean(),
  may_return: z.boolean(),
  return_requested: z.boolean(),
  return_declined: z.boolean(),
  /** What became of what came back; null until it is decided. */
  return_outcome: z.enum(returnOutcomes).nullable(),
  history: z.array(z.object({ state: z.enum(orderStates), at: z.string() })),
});
export type Order = z.infer<typeof orderSchema>;

/** Items, where they go, and whose they are to be. */
export type Cart = {
  items: readonly CartItem[];
  country: string;
  currency: Currency;
  /** The house is registered for VAT, which its prices include where it pays any. */
  taxed: boolean;
  /** Null for a guest. */
  account: string | null;
};

const argumentsOf = ({ items, country, currency, taxed, account }: Cart) => ({
  items: [...items],
  country,
  currency,
  taxed,
  account: account ?? undefined,
});

/**
 * Computes what a cart costs now, for the request's journey or the account. A line with a `problem` cannot be bought.
 * @throws BackendRefused (23514) for an unknown item, country or currency
 */
export function quoteOrder(backend: Backend, cart: Cart): Promise<Quote> {
  return backend.runAsWorker(quoteSchema, (db) => db.rpc("quote_order", argumentsOf(cart)));
}

/** The person who orders, and the address of the parcel. */
export type Customer = { name: string; email: string; phone: string; address: Record<string, string> };
/** Of a gift that goes to somebody else the name and the telephone that the courier needs. */
export type Gift = { recipient: string | null; phone: string | null; card: string | null };

export type NewOrder = Cart & {
  /** 128 bits in base64url: it opens the order, and the same one again places nothing. */
  secret: string;
  /** The total that the customer was shown. */
  total: number;
  payment: Payment;
  language: Language;
  customer: Customer;
  gift: Gift | null;
};

const placedSchema = z.discriminatedUnion("outcome", [
  z.object({ outcome: z.enum(["placed", "known"]), number: z.string() }),
  z.object({
    outcome: z.enum(["refused", "price_changed", "payment_refused", "sold_out", "too_many_unpaid"]),
    quote: quoteSchema,
  }),
]);

/**
 * Places an order, once for each secret (`known`: it was placed before). The database prices it: where that is not the
 * total that was shown, or an item cannot be had any more, nothing is placed and the quote says what holds now.
 * @throws BackendRefused for fields that break a constraint (23514) and where the hour's budget is spent
 */
export function placeOrder(backend: Backend, order: NewOrder): Promise<z.infer<typeof placedSchema>> {
  return backend.runAsWorker(placedSchema, (db) =>
    db.rpc("place_order", {
      ...argumentsOf(order),
      secret: order.secret,
      expected_total: order.total,
      payment: order.payment,
      lang: order.language,
      customer: order.customer,
      gift: order.gift ?? undefined,
      ip: backend.address,
    }),
  );
}

const foundOrderSchema = orderSchema.extend({
  /** Its address is known to be its customer's own. */
  proven: z.boolean(),
  /** Strangers had so many orders placed under its address today that the letter about it leaves on another day. */
  letter_waits: z.boolean(),
});
export type FoundOrder = z.infer<typeof foundOrderSchema>;

/** The order that a secret opens; null where there is none. */
export function findOrder(backend: Backend, secret: string): Promise<FoundOrder | null> {
  return backend.runAsWorker(foundOrderSchema.nullable(), (db) => db.rpc("find_order", { secret }));
}

/**
 * Takes an order for one's own: by the proof that only its letters carry, or as who is signed in under its address. From
 * then on it is in the account of that address too, whoever placed it, and none of its letters waits or is withheld.
 */
export function keepOrder(
  backend: Backend,
  { secret, proof, account }: { secret: string; proof: string | undefined; account: string | undefined },
): Promise<"done" | "known" | "refused" | "gone"> {
  const outcome = z.enum(["done", "known", "refused", "gone"]);
  return backend.runAsWorker(outcome, (db) => db.rpc("keep_order", { secret, proof, account }));
}

const cancelledSchema = z.enum(["done", "known", "too_late", "gone"]);

/** Cancels an order while nothing of it is weighed. */
export function cancelOrder(backend: Backend, secret: string): Promise<z.infer<typeof cancelledSchema>> {
  return backend.runAsWorker(cancelledSchema, (db) => db.rpc("cancel_order", { secret }));
}

const returnedSchema = z.enum([...cancelledSchema.options, "not_delivered"]);

/** Asks to send back what was delivered within seven days, and says why. @throws BackendRefused (23514) */
export function requestReturn(backend: Backend, secret: string, note: string): Promise<z.infer<typeof returnedSchema>> {
  return backend.runAsWorker(returnedSchema, (db) => db.rpc("request_return", { secret, note }));
}

const ownOrderSchema = orderSchema.pick({
  number: true,
  secret: true,
  state: true,
  payment: true,
  due: true,
  total: true,
  currency: true,
  created_at: true,
  due_on: true,
});

/** The orders of who is signed in, the newest first. @throws BackendRefused for a guest */
export function listOwnOrders(backend: Backend): Promise<z.infer<typeof ownOrderSchema>[]> {
  return backend.run(z.array(ownOrderSchema), (db) => db.rpc("list_own_orders"));
}
