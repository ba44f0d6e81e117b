import { type RouterContextProvider, redirectDocument } from "react-router";
import { z } from "zod";
import { refresh, verifyLink } from "../backend/auth.ts";
import { BackendRefused } from "../backend/backend.ts";
import { environmentContext, requestContext } from "./context.ts";
import { setCookie } from "./cookies.ts";
import { logError } from "./log.ts";
import { openSession, type Tokens } from "./session-store.ts";

/** What Auth makes its tokens of; with anything else in it, Auth itself would fail. */
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

export type Entered = { tokens: Tokens; recovery: boolean };

type Place = { context: Readonly<RouterContextProvider> };

function authOf({ context }: Place) {
  return { ...context.get(environmentContext).supabase, signal: context.get(requestContext).deadline };
}

/**
 * Trades what a letter's link carries for tokens. `refused` for a link that was used, has expired, was changed or is
 * incomplete; `unreachable` where Auth does not answer.
 */
export async function enterByLink(place: Place, form: FormData): Promise<Entered | "refused" | "unreachable"> {
  const link = linkSchema.safeParse(Object.fromEntries(form));
  if (!link.success) return "refused";
  const { token_hash: tokenHash, type } = link.data;
  return attempt(place, async () => ({
    tokens: await verifyLink(authOf(place), { tokenHash, type }),
    recovery: type === "recovery",
  }));
}

/** The same for tokens that came in a hash: they are renewed at once, so that what stood in the address is spent. */
export async function enterByHash(place: Place, form: FormData): Promise<Entered | "refused" | "unreachable"> {
  const hash = hashSchema.safeParse(Object.fromEntries(form));
  if (!hash.success) return "refused";
  return attempt(place, async () => ({
    tokens: await refresh(authOf(place), hash.data.refresh_token),
    recovery: hash.data.type === "recovery",
  }));
}

async function attempt({ context }: Place, work: () => Promise<Entered>): Promise<Entered | "refused" | "unreachable"> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof BackendRefused) return "refused";
    logError(context.get(requestContext).id, error);
    return "unreachable";
  }
}

/** On to `next` with a new session, as a new document. */
export async function goOn({ context }: Place, { tokens, recovery }: Entered, next: string): Promise<Response> {
  const headers = new Headers({ "Set-Cookie": await openSession(context, tokens, { recovery }) });
  // Who comes from a letter has been welcomed.
  if (context.get(requestContext).app === "storefront") headers.append("Set-Cookie", setCookie("welcomeShown", "1"));
  return redirectDocument(next, { status: 303, headers });
}
