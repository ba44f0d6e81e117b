import { data, redirect } from "react-router";
import { visitorContext } from "../../auth/visitor.ts";
import { BackendRefused, nullIfDown } from "../../backend/backend.ts";
import { type Cart, type CartItem, type Quote, quoteOrder } from "../../backend/orders.ts";
import { backendOf } from "../../http/backend.ts";
import { type Context, environmentContext, type RouteArgs } from "../../http/context.ts";
import { languageOf } from "../../http/language.ts";
import { readForm } from "../../http/request/body.ts";
import { currencyOf } from "../../http/request/market.ts";
import { serviceUnavailable, throwErrorPage } from "../../http/response/failure.ts";
import { type CountryCode, defaultCountry } from "../../shop/countries.ts";
import { checkoutPath, parseCart, pieceOf } from "./cart-url.ts";
import { type Draft, keepPostedDraft, readDraft, sealDraft, takePostedDraft } from "./draft.server.ts";
import { type Shown, showLines } from "./shown-lines.server.ts";

type StepArgs = RouteArgs & { url: URL };

/** The cart for the database to price: the items, the URL's unless told, the draft's country, the account that is signed in. */
export function cartOf(
  { context, request, url }: StepArgs,
  draft: Pick<Draft, "country"> | null,
  items = parseCart(url),
): Cart {
  return {
    items,
    country: draft?.country ?? defaultCountry,
    currency: currencyOf(request),
    taxed: context.get(environmentContext).house.vat !== undefined,
    account: context.get(visitorContext).session?.userId ?? null,
  };
}

/**
 * What items cost now; null where nothing is chosen. The goods cost the same everywhere, so that they are priced before
 * the country is known. @throws a 503 response while the backend is down
 */
export async function quoteCart(
  args: StepArgs,
  items: CartItem[],
  country: CountryCode | null,
): Promise<Shown<Quote> | null> {
  const cart = cartOf(args, country && { country }, items);
  if (cart.items.length === 0) return null;
  const quote = await quoteOrder(backendOf(args.context), cart).catch((error: unknown) => {
    if (error instanceof BackendRefused) throw data(null, { status: 400 });
    return throwErrorPage(error);
  });
  return showLines(quote, languageOf(args.context));
}

/** The piece that was removed from the cart last, and its line, by which it is named. */
export type Removed = NonNullable<Awaited<ReturnType<typeof nameRemoved>>>;

/** The removed item with its line; null where nothing was removed. @throws a 503 response while the backend is down */
export async function nameRemoved(args: StepArgs, removed: CartItem | null, country: CountryCode | null) {
  const quote = removed && (await quoteCart(args, [removed], country));
  const line = quote?.lines[0];
  return removed && line ? { piece: pieceOf(removed), line } : null;
}

/**
 * Reads what a step after the first is shown with: the items, what they cost now, and the draft so far, also sealed for
 * its form. While the backend is down the quote is null, because a customer who fills in a form must not wait for a
 * price.
 * @throws a redirect to the first step where nothing is chosen, an item cannot be had, or nothing was filled in
 */
export async function quoteDraft(args: StepArgs) {
  const draft = await readDraft(args.context, args.request);
  const cart = cartOf(args, draft);
  if (!draft || cart.items.length === 0) throw redirect(checkoutPath(cart.items));
  const quote = await quoteOrder(backendOf(args.context), cart).catch(nullIfDown);
  if (quote?.lines.some(({ problem }) => problem)) throw await leadTo(args.context, checkoutPath(cart.items));
  const shown = quote && showLines(quote, languageOf(args.context));
  return { items: cart.items, quote: shown, draft, sealed: await sealDraft(args.context, draft) };
}

/** Reads what a step after the first posted, and the draft that its page was shown with. */
export async function readStep({ context, request }: RouteArgs): Promise<{ posted: FormData; draft: Draft | null }> {
  // The fields of a step depend on the draft's country, so all are read here and parseForm keeps the right ones.
  const posted = await readForm(request, { has: () => true });
  await takePostedDraft(context, posted);
  return { posted, draft: await readDraft(context, request) };
}

/** Leads to another step, which finds the draft that was posted here. */
export async function leadTo(context: Context, path: string): Promise<Response> {
  return redirect(path, { status: 303, headers: await keepPostedDraft(context) });
}

/** The status of such a step's page. */
export const stepStatus = (quote: Shown<Quote> | null) => (quote ? {} : serviceUnavailable);
