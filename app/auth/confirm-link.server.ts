// What the pages of both hosts that ask before they sign in by an e-mailed link have in common.
import { data } from "react-router";
import { findSignInAddress } from "../backend/auth-letters.ts";
import { nullIfUnavailable } from "../backend/backend.ts";
import { backendOf } from "../http/backend.ts";
import { type Context, type RouteArgs, requestContext } from "../http/context.ts";
import { readForm } from "../http/request/body.ts";
import { waitKey } from "../http/response/failure.ts";
import { linkTokenHash } from "../mail/link-token.ts";
import { hashFieldsOf } from "./hash-sign-in.tsx";
import { type LinkFields, linkFields, linkFieldsOf } from "./link-form.tsx";
import { maskEmail } from "./mask-email.ts";
import { hashFields, type SignedIn, type SignInFailure, signInByHash, signInByLink } from "./sign-in.server.ts";
import { visitorContext } from "./visitor.ts";

/** The parameters of a link, why it did not sign in, where it was tried, and who is signed in here already. */
export type Confirmation = {
  fields: LinkFields;
  failure: SignInFailure | null;
  /** What who pressed too often is told of the time to wait. */
  wait: string | null;
  email: string | null;
  /** Masked, the address that the link signs in; null where it is not known. */
  as: string | null;
};

const statusOf = { refused: 400, busy: 429, unreachable: 503 } as const satisfies Record<SignInFailure, number>;

const waitOf = (context: Context, failure: SignInFailure) => (failure === "busy" ? waitKey(context) : null);

/** The loader: a link without its token is refused at once. */
export async function loadConfirmation(context: Context, query: URLSearchParams) {
  const failure = query.has("token") ? null : "refused";
  const { email } = context.get(visitorContext);
  const as = await addressOf(context, query.get("token"));
  return data<Confirmation>(
    { failure, wait: null, fields: linkFieldsOf(query), email, as },
    { status: failure ? statusOf[failure] : 200 },
  );
}

/** Told before the button is pressed, since the letter may be of an account that somebody else has. */
async function addressOf(context: Context, token: unknown): Promise<string | null> {
  const hash = await linkTokenHash(token);
  if (!hash) return null;
  const { app } = context.get(requestContext);
  const email = await findSignInAddress(backendOf(context), hash, app).catch(nullIfUnavailable);
  return email && maskEmail(email);
}

/** The action: signs in by a link's token and answers with `admit`. `next` is as the letter was asked for, unchecked. */
export async function confirmLink(
  { request, context }: RouteArgs,
  admit: (signedIn: SignedIn, next: string) => Promise<Response>,
) {
  const form = await readForm(request, linkFields);
  const opened = await signInByLink({ request, context }, form.get("token"));
  if (typeof opened !== "string") return admit(opened.signedIn, opened.next);
  const { email } = context.get(visitorContext);
  const as = opened === "refused" ? null : await addressOf(context, form.get("token"));
  const answer = { failure: opened, wait: waitOf(context, opened), fields: linkFieldsOf(form), email, as };
  return data<Confirmation>(answer, { status: statusOf[opened] });
}

/**
 * Signs in by the tokens of a URL's hash, which a script of the page posts. Unless Auth refused them, they are sent
 * back, so that the form can be posted again: the page has cleared the hash.
 */
export async function confirmHash({ request, context }: RouteArgs, admit: (signedIn: SignedIn) => Promise<Response>) {
  const form = await readForm(request, hashFields);
  const signedIn = await signInByHash({ request, context }, form);
  if (typeof signedIn !== "string") return admit(signedIn);
  const fields = signedIn === "refused" ? undefined : hashFieldsOf((name) => form.get(name));
  return data({ failure: signedIn, wait: waitOf(context, signedIn), fields }, { status: statusOf[signedIn] });
}
