import { redirectDocument } from "react-router";
import { z } from "zod";
import { adoptTokens, type Tokens, verifyLink } from "../backend/auth.ts";
import { BackendRefused } from "../backend/backend.ts";
import { actAs, backendOf } from "../http/backend.ts";
import { type Context, type RouteArgs, requestContext } from "../http/context.ts";
import { withinLimits } from "../http/limits/rate-limit.ts";
import { logError } from "../http/log.ts";
import { setCookie } from "../http/request/cookies.ts";
import { passwordResetWindow } from "../shop/timings.ts";
import { openSession, type SignInOptions } from "./open-session.ts";

/** The characters of Auth's tokens: it answers others with a 500, not with a refusal. */
const token = z.string().regex(/^[\w.~+/=-]*$/);

const linkSchema = z.object({
  token_hash: token.min(8).max(400),
  type: z.enum(["email", "magiclink", "signup", "recovery", "invite", "email_change"]),
});

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

/** Signs in by the parameters of an e-mailed link. From here on the request's backend acts as the user. */
export async function signInByLink({ context, request }: RouteArgs, form: FormData): Promise<SignedIn | SignInFailure> {
  const link = linkSchema.safeParse(Object.fromEntries(form));
  if (!link.success) return "refused";
  const { token_hash: tokenHash, type } = link.data;
  if (!(await withinLimits(context, request, "confirm", tokenHash))) return "busy";
  return attempt(context, async () => ({
    tokens: await verifyLink(backendOf(context), { tokenHash, type }),
    byLetter: true,
    // The shop has no recovery links of its own: after any e-mailed link a new password may be set.
    recovery: type === "recovery" || context.get(requestContext).app === "storefront",
  }));
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
  return attempt(context, async () => {
    const { letterAt, ...tokens } = await adoptTokens(backendOf(context), { accessToken, refreshToken });
    const byLetter = letterAt !== null;
    return {
      tokens,
      byLetter,
      recovery: type === "recovery" && byLetter && Date.now() - letterAt < passwordResetWindow,
    };
  });
}

async function attempt(context: Context, signIn: () => Promise<SignedIn>): Promise<SignedIn | SignInFailure> {
  try {
    const signedIn = await signIn();
    actAs(context, { accessToken: signedIn.tokens.accessToken });
    return signedIn;
  } catch (error) {
    if (error instanceof BackendRefused) return "refused";
    logError(context.get(requestContext).id, error);
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
