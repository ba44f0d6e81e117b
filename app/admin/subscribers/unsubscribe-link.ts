import { type Context, shopOrigin } from "../../http/context.ts";

/** The unsubscribe link of a newsletter, on the shop's host. */
export function unsubscribeLink(context: Context, token: string): string {
  const link = new URL("/newsletter/unsubscribe", shopOrigin(context));
  link.searchParams.set("token", token);
  return link.href;
}
