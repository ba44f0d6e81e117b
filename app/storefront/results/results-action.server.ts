import { data, redirect } from "react-router";
import { BackendDown, BackendRefused } from "../../backend/backend.ts";
import { checkViolation } from "../../backend/postgres-errors.ts";
import { nameResult } from "../../backend/results.ts";
import { parseForm } from "../../forms/parse-form.server.ts";
import { backendOf } from "../../http/backend.ts";
import type { RouteArgs } from "../../http/context.ts";
import { logError } from "../../http/log.ts";
import { readForm } from "../../http/request/body.ts";
import { isUuid } from "../../http/request/uuid.ts";
import { failureKey, failureStatus } from "../../http/response/failure.ts";
import { type Product, parseProduct, productKeys } from "../../shop/products.ts";
import { addToCart, holdsPiece } from "../checkout/kept-cart.server.ts";
import { opensBySignIn } from "../journey-state/journey-owner.server.ts";
import { resultsPath } from "../journey-state/result-paths.ts";
import { namingSchema } from "./naming-schema.server.ts";

/** Naming the perfume, leaving it unnamed, and adding to the cart: with the name that stands in the form, saved or not. */
export async function resultsAction({ context, request, url }: RouteArgs & { url: URL }) {
  const posted = await readForm(request, fields);
  if (posted.get("intent") === "cart") return addProduct({ request, url }, posted);
  const sid = url.searchParams.get("sid");
  const edition = parseEdition(url);
  const perfume = posted.get("perfume") ?? undefined;
  if (!isUuid(sid) || !(perfume === undefined || isUuid(perfume))) throw data(null, { status: 404 });
  const adding = posted.has("product");
  if (adding) posted.set("intent", "add");
  const form = await parseForm(posted, namingSchema);
  if (!form.ok) return form.refuse();
  const { value } = form;
  const naming =
    value.intent !== "unnamed" && value.custom_name
      ? { customName: value.custom_name, engraving: value.engraving }
      : unnamed;
  try {
    await nameResult(backendOf(context), { session: sid, edition, id: perfume, ...naming });
  } catch (error) {
    const code = error instanceof BackendRefused ? error.code : undefined;
    if (code === "no_result") {
      if (await opensBySignIn(context, sid)) return form.refuse(["signed_out.body"], 401);
      throw data(null, { status: 404 });
    }
    if (code === checkViolation) return form.refuse({ custom_name: ["custom_name_long"] });
    if (!(error instanceof BackendDown || error instanceof BackendRefused)) throw error;
    logError(context, error);
    return form.refuse([failureKey(context, error)], failureStatus(error));
  }
  return adding
    ? addProduct({ request, url }, posted)
    : redirect(`${resultsPath(sid, edition, url.pathname)}#naming`, 303);
}

/** The naming form's, and the product that goes to the cart. */
const fields = new Set(["intent", "custom_name", "engraving", "product", "perfume"]);

/** The edition that an address asks for; undefined for the newest. */
export function parseEdition({ searchParams }: URL): number | undefined {
  const edition = searchParams.get("edition") ?? "";
  return /^[1-9]\d{0,3}$/.test(edition) ? Number(edition) : undefined;
}

const unnamed = { customName: null, engraving: false };

/** What was added to the cart by a post: the page's address carries it. */
export function productsAdded({ searchParams }: URL): Product[] {
  return searchParams
    .getAll("added")
    .map(parseProduct)
    .filter((product) => product !== undefined)
    .slice(-maxAdded);
}

/**
 * Adds the posted product to the cart and leads back to the page, which confirms it; or says that it is not for sale
 * where no perfume of the visitor's own was posted.
 */
export function addProduct({ request, url }: { request: Request; url: URL }, posted: FormData): Response {
  const product = parseProduct(posted.get("product"));
  const perfume = posted.get("perfume");
  const cart = product && perfume !== null ? addToCart(request, productKeys[product], perfume) : undefined;
  // A cart that holds as many as it can, or the piece already, shows that itself.
  if (!product || cart === null || holdsPiece(request, productKeys[product], perfume)) return redirect("/own", 303);
  const search = new URLSearchParams(url.search);
  search.delete("added");
  for (const each of [...productsAdded(url), product]) search.append("added", productKeys[each]);
  return redirect(`${url.pathname}?${search}#${productKeys[product]}`, {
    status: 303,
    headers: cart ? { "Set-Cookie": cart } : {},
  });
}

/** No order of one perfume can hold more pieces. */
const maxAdded = 20;
