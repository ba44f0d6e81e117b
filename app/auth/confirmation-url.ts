import { type Context, ownOrigin } from "../http/context.ts";

/** The address of an e-mailed link: this app's confirmation page, which redirects to the local path `next`. */
export function confirmationUrl(context: Context, next: string): string {
  const url = new URL("/auth/confirm", ownOrigin(context));
  url.searchParams.set("next", next);
  return url.href;
}
