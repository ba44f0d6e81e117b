// What a customer has filled in so far lives in a cookie of their own browser until they place the order: nothing of it
// is stored by the house before.
import { z } from "zod";
import { payments } from "../../backend/order-values.ts";
import { decodeJson, encodeJson } from "../../encoding/base64url.ts";
import { readCookie, setCookie } from "../../http/request/cookies.ts";
import { countries } from "../../shop/countries.ts";
import { isOrderSecret } from "./order-secret.ts";

const draftSchema = z.object({
  country: z.enum(countries.map(({ code }) => code)),
  customer: z
    .object({ name: z.string(), email: z.string(), phone: z.string(), address: z.record(z.string(), z.string()) })
    .optional(),
  gift: z.object({ recipient: z.string().nullable(), card: z.string().nullable() }).nullable().optional(),
  payment: z.enum(payments).optional(),
  /** The secret of the order to be placed. Made once, so that repeated presses and retries place one order. */
  secret: z.string().refine(isOrderSecret).optional(),
});

export type Draft = z.infer<typeof draftSchema>;

/** The draft of this browser; null where there is none, or none that can be read. */
export function readDraft(request: Request): Draft | null {
  const text = readCookie(request, "own");
  if (!text) return null;
  try {
    return draftSchema.safeParse(decodeJson(text)).data ?? null;
  } catch {
    // Not ours, or cut off: the customer begins anew.
    return null;
  }
}

/** The `Set-Cookie` value that keeps a draft, or drops it. */
export function keepDraft(draft: Draft | null): string {
  return setCookie("own", draft ? encodeJson(draft) : "");
}
