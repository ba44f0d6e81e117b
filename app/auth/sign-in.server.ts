import { redirectDocument } from "react-router";
import { z } from "zod";
import { adoptTokens, type Tokens, verifyLink } from "../backend/auth.ts";
import { openSignInLink, reopenSignInLink } from "../backend/auth-letters.ts";
import { BackendDown, BackendRefused } from "../backend/backend.ts";
import { actAs, backendOf, newBackendOf } from "../http/backend.ts";
import { type Context, type RouteArgs, requestContext } from "../http/context.ts";
import { withinLimits } from "../http/limits/rate-limit.ts";
import { logError } from "../http/log.ts";
import { setCookie } from "../http/request/cookies.ts";
import { linkTokenHash } from "../mail/link-token.ts";
import { passwordResetWindow } from "../shop/timings.ts";
import { openSession, type SignInOptions } from "./open-session.ts";

/** The characters of Auth's tokens: it answers others with a 500, not with a refusal. */
const token = z.string().regex(/^[\w.~+/=-]*$/);

const hashSchema = z.object({
  access_token: z
    .string()
    .max(8000)
    .regex(/^[\w-]+\.[\w-]+\.[\w-]+$/),
  refresh_token: token.min(4).max(400),
  type: z.string().max(40).default(""),
});

/** The names of what a hash carries. */
export const hashFields = new Set(Object.keys(hashSchema.shape));

export type SignedIn = SignInOptions & { tokens: Tokens };
/**
 * `refused`: the link was used before, has expired or is malformed; `busy`: this caller, or whoever has the link, pressed
 * too often; `unreachable`: Auth does not answer.
 */
export type SignInFailure = "refused" | "busy" | "unreachable";

/**
 * Signs in by the token of a letter's link, and tells where the letter was to lead, unchecked. Auth is asked only once the
 * token has proven to be the house's own. From here on the request's backend acts as the user.
 */
export async function signInByLink(
  { context, request }: RouteArgs,
  token: unknown,
): Promise<{ signedIn: SignedIn; next: string } | SignInFailure> {
  const { app } = context.get(requestContext);
  const backend = backendOf(context);
  const hash = await linkTokenHash(token);
  if (!hash) return "refused";
  if (!(await withinLimits(context, request, "confirm", hash))) return "busy";
  return attempt(context, async () => {
    const link = await openSignInLink(backend, hash, app);
    if (!link) return "refused";
    const { token: tokenHash, type, next } = link;
    const tokens = await verifyLink(backend, { tokenHash, type }).catch(async (error: unknown) => {
      // The request's own time may be over.
      if (error instanceof BackendDown) await reopenSignInLink(newBackendOf(context), hash);
      throw error;
    });
    // The shop has no recovery links of its own: after any e-mailed link a new password may be set.
    const recovery = type === "recovery" || app === "storefront";
    return { signedIn: { tokens, byLetter: true, recovery }, next };
  });
}

/**
 * Signs in by tokens from a URL's hash. They are refreshed at once, so that those in the browser's history no longer
 * work. `type=recovery` counts only where Auth's token says that a letter opened the session.
 */
export async function signInByHash({ context, request }: RouteArgs, form: FormData): Promise<SignedIn | SignInFailure> {
  const hash = hashSchema.safeParse(Object.fromEntries(form));
  if (!hash.success) return "refused";
  const { access_token: accessToken, refresh_token: refreshToken, type } = hash.data;
  if (!(await withinLimits(context, request, "hash", accessToken))) return "busy";
  const opened = await attempt(context, async () => {
    const { letterAt, ...tokens } = await adoptTokens(backendOf(context), { accessToken, refreshToken });
    const byLetter = letterAt !== null;
    const recovery = type === "recovery" && byLetter && Date.now() - letterAt < passwordResetWindow;
    return { signedIn: { tokens, byLetter, recovery } };
  });
  return typeof opened === "string" ? opened : opened.signedIn;
}

async function attempt<Opened extends { signedIn: SignedIn }>(
  context: Context,
  signIn: () => Promise<Opened | "refused">,
): Promise<Opened | SignInFailure> {
  try {
    const opened = await signIn();
    if (opened !== "refused") actAs(context, { accessToken: opened.signedIn.tokens.accessToken });
    return opened;
  } catch (error) {
    if (error instanceof BackendRefused) return "refused";
    logError(context, error);
    return "unreachable";
  }
}

/** Opens a session and redirects to the local path `next`, as a new document. */
export async function redirectSignedIn(
  context: Context,
  request: Request,
  { tokens, ...way }: SignedIn,
  next: string,
): Promise<Response> {
  const headers = await openSession(context, request, tokens, way);
  // Someone who follows a link from an e-mail is not sent to the welcome page first.
  if (context.get(requestContext).app === "storefront") headers.append("Set-Cookie", setCookie("welcomeShown", "1"));
  return redirectDocument(next, { status: 303, headers });
}
