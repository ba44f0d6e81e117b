import { redirectDocument } from "react-router";
import { z } from "zod";
import { refresh, type Tokens, verifyLink } from "../backend/auth.ts";
import { BackendRefused } from "../backend/backend.ts";
import { actAs, backendOf } from "../http/backend.ts";
import { type Context, requestContext } from "../http/context.ts";
import { logError } from "../http/log.ts";
import { setCookie } from "../http/request/cookies.ts";
import { openSession } from "./session-store.ts";

/** The characters of Auth's tokens: it answers others with a 500, not with a refusal. */
const token = z.string().regex(/^[\w.~+/=-]*$/);

const linkSchema = z.object({
  token_hash: token.min(8).max(400),
  type: z.enum(["email", "magiclink", "signup", "recovery", "invite", "email_change"]),
});

const hashSchema = z.object({
  access_token: token.min(20).max(8000),
  refresh_token: token.min(4).max(400),
  type: z.string().max(40).default(""),
});

/** The names of what a hash carries. */
export const hashFields = new Set(Object.keys(hashSchema.shape));

export type SignedIn = { tokens: Tokens; recovery: boolean };
/** `refused`: the link was used before, has expired or is malformed; `unreachable`: Auth does not answer. */
export type SignInFailure = "refused" | "unreachable";

/** Signs in by the parameters of an e-mailed link. From here on the request's backend acts as the user. */
export async function signInByLink(context: Context, form: FormData): Promise<SignedIn | SignInFailure> {
  const link = linkSchema.safeParse(Object.fromEntries(form));
  if (!link.success) return "refused";
  const { token_hash: tokenHash, type } = link.data;
  return attempt(context, async () => ({
    tokens: await verifyLink(backendOf(context), { tokenHash, type }),
    recovery: type === "recovery",
  }));
}

/** The same by tokens from a URL's hash. They are refreshed at once: those in the browser's history are void then. */
export async function signInByHash(context: Context, form: FormData): Promise<SignedIn | SignInFailure> {
  const hash = hashSchema.safeParse(Object.fromEntries(form));
  if (!hash.success) return "refused";
  return attempt(context, async () => ({
    tokens: await refresh(backendOf(context), hash.data.refresh_token),
    recovery: hash.data.type === "recovery",
  }));
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
  { tokens, recovery }: SignedIn,
  next: string,
): Promise<Response> {
  const headers = new Headers({ "Set-Cookie": await openSession(context, tokens, { recovery }) });
  // Someone who follows a link from an e-mail is not sent to the welcome page first.
  if (context.get(requestContext).app === "storefront") headers.append("Set-Cookie", setCookie("welcomeShown", "1"));
  return redirectDocument(next, { status: 303, headers });
}
