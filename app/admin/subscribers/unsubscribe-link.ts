import { shopUrl } from "../../http/hosts.ts";

/** The unsubscribe link of a newsletter: on the shop that belongs to the admin app's origin. */
export function unsubscribeLink(origin: string, token: string): string {
  const link = shopUrl(new URL("/newsletter/unsubscribe", origin));
  link.searchParams.set("token", token);
  return link.href;
}
