import type { RouterContextProvider } from "react-router";
import { environmentContext, requestContext } from "./context.ts";
import { logError } from "./log.ts";

/** What is counted, each for itself. */
export type Deed = "signup" | "login" | "magic_link" | "recovery" | "newsletter" | "finish" | "contact";

/**
 * Counts a deed for the caller's address and, where one is named, for the e-mail address (as a hash); false past either
 * limit (wrangler.toml holds the numbers). Answer it with `form.refuse(["busy.body"], 429)`.
 * A missing binding or a limiter that fails lets the request through.
 */
export async function withinLimits(
  context: Readonly<RouterContextProvider>,
  request: Request,
  deed: Deed,
  email?: string,
): Promise<boolean> {
  const { limits } = context.get(environmentContext);
  const address = request.headers.get("cf-connecting-ip");
  try {
    const counts = await Promise.all([
      address ? limits.byAddress?.limit({ key: `${deed}:${address}` }) : undefined,
      email ? limits.byEmail?.limit({ key: `${deed}:${await hash(email)}` }) : undefined,
    ]);
    return counts.every((count) => count?.success !== false);
  } catch (error) {
    logError(context.get(requestContext).id, error);
    return true;
  }
}

async function hash(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
