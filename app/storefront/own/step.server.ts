import { data, redirect } from "react-router";
import { visitorContext } from "../../auth/visitor.ts";
import { BackendDown, BackendRefused } from "../../backend/backend.ts";
import { type Piece, type Quote, quoteOrder, type Wanted } from "../../backend/orders.ts";
import { backendOf } from "../../http/backend.ts";
import type { RouteArgs } from "../../http/context.ts";
import { currencyOf } from "../../http/request/currency.ts";
import { serviceUnavailable, throwErrorPage } from "../../http/response/failure.ts";
import { defaultCountry } from "../../shop/countries.ts";
import { readDraft } from "./draft.server.ts";
import { ownPath, parsePieces } from "./pieces.ts";

type StepArgs = RouteArgs & { url: URL };

/** What the database is asked to price: these pieces, for who is signed in here, where the draft says. */
export function wantedIn({ context, request, url }: StepArgs): Wanted {
  return {
    pieces: parsePieces(url),
    country: readDraft(request)?.country ?? defaultCountry,
    currency: currencyOf(request),
    account: context.get(visitorContext).session?.userId ?? null,
  };
}

/** What is wanted and what it costs now; null where nothing is chosen. @throws a 503 response while the backend is down */
export async function quoteStep(args: StepArgs): Promise<{ pieces: readonly Piece[]; quote: Quote } | null> {
  const wanted = wantedIn(args);
  if (wanted.pieces.length === 0) return null;
  const quote = await quoteOrder(backendOf(args.context), wanted).catch((error: unknown) => {
    if (error instanceof BackendRefused) throw data(null, { status: 400 });
    return throwErrorPage(error);
  });
  return { pieces: wanted.pieces, quote };
}

/**
 * The same for a step after the first, with the draft so far. While the backend is down the quote is null: what is filled
 * in must not wait for a price.
 * @throws a redirect to the first step where nothing is chosen, a piece cannot be had, or nothing was filled in
 */
export async function laterStep(args: StepArgs) {
  const draft = readDraft(args.request);
  const wanted = wantedIn(args);
  if (!draft || wanted.pieces.length === 0) throw redirect(ownPath(wanted.pieces));
  const quote = await quoteOrder(backendOf(args.context), wanted).catch((error: unknown) => {
    if (error instanceof BackendDown) return null;
    throw error;
  });
  if (quote?.lines.some(({ problem }) => problem)) throw redirect(ownPath(wanted.pieces));
  return { pieces: wanted.pieces, quote, draft };
}

/** The status of such a step's page. */
export const stepStatus = (quote: Quote | null) => (quote ? {} : serviceUnavailable);
