import { shopUrl } from "../../hosts.ts";

/** The link at the end of a letter, on the shop that belongs to the office's origin. */
export function unsubscribeLink(origin: string, token: string): string {
  const link = shopUrl(new URL("/newsletter/unsubscribe", origin));
  link.searchParams.set("token", token);
  return link.href;
}
