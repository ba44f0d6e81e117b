import { type Context, environmentContext, requestContext } from "../context.ts";
import { logError } from "../log.ts";

/** What is limited; each action has counters of its own. */
export type LimitedAction =
  | "signup"
  | "login"
  | "magic_link"
  | "recovery"
  | "factor"
  | "newsletter"
  | "finish"
  | "contact";

/**
 * Counts an action for the caller's IP address and, if given, for an e-mail address (as a SHA-256 hash). False where
 * either limit is reached (wrangler.toml has the numbers): answer with `form.refuse(["busy.body"], 429)`. A form that
 * costs something is counted before it is parsed, for the IP address (`within` of `parseForm`), and then for the e-mail
 * address by `withinEmailLimit`. Without a binding, or where the limiter fails, the request passes.
 */
export async function withinLimits(
  context: Context,
  request: Request,
  action: LimitedAction,
  email?: string,
): Promise<boolean> {
  const { limits } = context.get(environmentContext);
  const address = request.headers.get("cf-connecting-ip");
  try {
    const outcomes = await Promise.all([
      address ? limits.byAddress?.limit({ key: `${action}:${address}` }) : undefined,
      email ? limits.byEmail?.limit({ key: `${action}:${await sha256(email)}` }) : undefined,
    ]);
    return outcomes.every((outcome) => outcome?.success !== false);
  } catch (error) {
    logError(context.get(requestContext).id, error);
    return true;
  }
}

/** Counts an action for an e-mail address alone. */
export async function withinEmailLimit(context: Context, action: LimitedAction, email: string): Promise<boolean> {
  const { byEmail } = context.get(environmentContext).limits;
  try {
    return (await byEmail?.limit({ key: `${action}:${await sha256(email)}` }))?.success !== false;
  } catch (error) {
    logError(context.get(requestContext).id, error);
    return true;
  }
}

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
