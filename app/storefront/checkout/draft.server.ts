// What a customer has filled in is kept in a cookie of their own browser until they place the order; the house stores
// none of it before. Every form of the checkout carries it too: the tabs of a browser share the cookie, and each must
// send what it shows. Both copies carry the house's signature and are checked by the forms' schemas again when they are
// read.
import { createContext } from "react-router";
import { z } from "zod";
import { payments } from "../../backend/order-values.ts";
import { decodeJson, encodeJson } from "../../encoding/base64url.ts";
import { type Context, environmentContext } from "../../http/context.ts";
import { readCookie, setCookie } from "../../http/request/cookies.ts";
import { sign, verify } from "../../http/signature.ts";
import { countries } from "../../shop/countries.ts";
import { isOrderSecret } from "./order-secret.ts";
import { deliveryOf, giftChoiceOf, shippingAddressSchema } from "./shipping-address-schema.server.ts";

const keptSchema = z.object({
  country: z.enum(countries.map(({ code }) => code)),
  customer: z
    .object({ name: z.string(), email: z.string(), phone: z.string(), address: z.record(z.string(), z.string()) })
    .optional(),
  /** Who orders, from before another country was chosen; what the form is filled in with. */
  contact: z.object({ name: z.string(), email: z.string(), phone: z.string() }).optional(),
  gift: z
    .object({ recipient: z.string().nullable(), phone: z.string().nullable(), card: z.string().nullable() })
    .nullable()
    .optional(),
  payment: z.enum(payments).optional(),
  /** The seed that the secret of the order is made from. */
  seed: z.string().refine(isOrderSecret).optional(),
});

export type Draft = z.infer<typeof keptSchema>;

/** The draft that the posted form brought along. */
const postedContext = createContext<Draft | null>(null);

/**
 * The draft of the posted form, else that of this browser; null where there is none, or none that the house has made and
 * the forms would take.
 */
export async function readDraft(context: Context, request: Request): Promise<Draft | null> {
  return context.get(postedContext) ?? openDraft(context, readCookie(request, "own"));
}

/** From here on this request's draft is the one that a form has in its field `draft`, whatever other tabs have kept since. */
export async function takePostedDraft(context: Context, form: FormData): Promise<void> {
  const sealed = form.get("draft");
  context.set(postedContext, typeof sealed === "string" ? await openDraft(context, sealed) : null);
}

/** The `Set-Cookie` header that gives the browser the posted form's draft back, which another tab may have dropped. */
export async function keepPostedDraft(context: Context): Promise<HeadersInit> {
  const draft = context.get(postedContext);
  return draft ? { "Set-Cookie": await keepDraft(context, draft) } : {};
}

async function openDraft(context: Context, sealed = ""): Promise<Draft | null> {
  const text = await verify(context.get(environmentContext).signingKeys, "draft", sealed);
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
    gift: giftChoiceOf(gift ?? null),
    ...(gift && {
      recipient: gift.recipient ?? "",
      recipient_phone: gift.phone ?? "",
      card: gift.card ?? "",
    }),
  });
  return delivery.success ? { ...draft, ...deliveryOf(delivery.data) } : null;
}

/** A draft for a country: an address of another one is of no use there, and who orders is the same. */
export function draftFor(country: Draft["country"], draft: Draft | null): Draft {
  if (draft?.country === country) return draft;
  const known = draft?.customer ?? draft?.contact;
  return known ? { country, contact: { name: known.name, email: known.email, phone: known.phone } } : { country };
}

/** A draft with the house's signature, as cookie and forms have it. */
export function sealDraft(context: Context, draft: Draft): Promise<string> {
  return sign(context.get(environmentContext).signingKeys, "draft", encodeJson(draft));
}

/** The `Set-Cookie` value that keeps a draft. */
export async function keepDraft(context: Context, draft: Draft): Promise<string> {
  return setCookie("own", await sealDraft(context, draft));
}

/**
 * The `Set-Cookie` value after an order was placed: only the country is kept, so that another tab can begin a new one;
 * not that of whom a gift was sent to.
 */
export async function dropDraft(context: Context, { country, gift }: Draft): Promise<string> {
  return gift?.recipient ? setCookie("own", "") : keepDraft(context, { country });
}
