import { type Context, ownOrigin } from "../http/context.ts";
import { languageOf } from "../http/language.ts";

/**
 * What Auth is told about a letter and hands to the hook that writes it: this app's confirmation page, the local path
 * `next` that it redirects to, and the language of the page that asks.
 */
export function confirmationUrl(context: Context, next: string): string {
  const url = new URL("/auth/confirm", ownOrigin(context));
  url.searchParams.set("next", next);
  url.searchParams.set("lang", languageOf(context));
  return url.href;
}
