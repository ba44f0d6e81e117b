// What a customer has filled in so far lives in a cookie of their own browser until they place the order: nothing of it
// is stored by the house before. The cookie carries the house's signature, and what is read from it passes the schemas of
// the forms again: nothing else reaches an order.
import { z } from "zod";
import { payments } from "../../backend/order-values.ts";
import { decodeJson, encodeJson } from "../../encoding/base64url.ts";
import { type Context, environmentContext } from "../../http/context.ts";
import { readCookie, setCookie } from "../../http/request/cookies.ts";
import { sign, verify } from "../../http/signature.ts";
import { countries } from "../../shop/countries.ts";
import { isOrderSecret } from "./order-secret.ts";
import { deliveryOf, shippingAddressSchema } from "./shipping-address-schema.server.ts";

const keptSchema = z.object({
  country: z.enum(countries.map(({ code }) => code)),
  customer: z
    .object({ name: z.string(), email: z.string(), phone: z.string(), address: z.record(z.string(), z.string()) })
    .optional(),
  gift: z.object({ recipient: z.string().nullable(), card: z.string().nullable() }).nullable().optional(),
  payment: z.enum(payments).optional(),
  /** The secret of the order to be placed. Made once, so that repeated presses and retries place one order. */
  secret: z.string().refine(isOrderSecret).optional(),
});

export type Draft = z.infer<typeof keptSchema>;

/** The draft of this browser; null where there is none, or none that the house has made and the forms would take. */
export async function readDraft(context: Context, request: Request): Promise<Draft | null> {
  const text = await verify(context.get(environmentContext).signingKeys, "draft", readCookie(request, "own") ?? "");
  return text ? parseDraft(decodeJson(text)) : null;
}

/** A draft whose every field is as the forms of the checkout leave it; null for every other value. */
function parseDraft(value: unknown): Draft | null {
  const kept = keptSchema.safeParse(value);
  if (!kept.success) return null;
  const { customer, gift, ...draft } = kept.data;
  if (!customer) return draft;
  const { address, ...contact } = customer;
  const delivery = shippingAddressSchema(draft.country).safeParse({
    ...address,
    ...contact,
    ...(gift && { gift: "on", recipient: gift.recipient ?? "", card: gift.card ?? "" }),
  });
  return delivery.success ? { ...draft, ...deliveryOf(delivery.data) } : null;
}

/** The `Set-Cookie` value that keeps a draft. */
export async function keepDraft(context: Context, draft: Draft): Promise<string> {
  return setCookie("own", await sign(context.get(environmentContext).signingKeys, "draft", encodeJson(draft)));
}

/** The `Set-Cookie` value that drops it. */
export function dropDraft(): string {
  return setCookie("own", "");
}
