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
import { opensBySignIn } from "../journey-state/journey-owner.server.ts";
import { resultsPath } from "../journey-state/result-paths.ts";
import { namingSchema } from "./naming-schema.server.ts";

/** Naming the perfume, leaving it unnamed, and adding to the cart without a script. */
export async function resultsAction({ context, request, url }: RouteArgs & { url: URL }) {
  const posted = await readForm(request, fields);
  if (posted.get("intent") === "cart") return redirect(addedToCartPath(url, posted.get("product")), 303);
  const sid = url.searchParams.get("sid");
  const edition = parseEdition(url);
  if (!isUuid(sid)) throw data(null, { status: 404 });
  const form = await parseForm(posted, namingSchema);
  if (!form.ok) return form.refuse();
  const { value } = form;
  const naming = value.intent === "name" ? { customName: value.custom_name, engraving: value.engraving } : unnamed;
  try {
    await nameResult(backendOf(context), { session: sid, edition, ...naming });
  } catch (error) {
    const code = error instanceof BackendRefused ? error.code : undefined;
    if (code === "no_result") {
      if (await opensBySignIn(context, sid)) return form.refuse(["signed_out.body"], 401);
      throw data(null, { status: 404 });
    }
    if (code === checkViolation) return form.refuse({ custom_name: ["custom_name_long"] });
    if (!(error instanceof BackendDown || error instanceof BackendRefused)) throw error;
    logError(context, error);
    return form.refuse([failureKey(error)], failureStatus(error));
  }
  return redirect(`${resultsPath(sid, edition, url.pathname)}#perfume`, 303);
}

/** The naming form's, and the product that goes to the cart. */
const fields = new Set(["intent", "custom_name", "engraving", "product"]);

/** The edition that an address asks for; undefined for the newest. */
export function parseEdition({ searchParams }: URL): number | undefined {
  const edition = searchParams.get("edition") ?? "";
  return /^[1-9]\d{0,3}$/.test(edition) ? Number(edition) : undefined;
}

const unnamed = { customName: null, engraving: false };

/** What was added to the cart without a script: the page's address carries it. */
export function productsAdded({ searchParams }: URL): Product[] {
  return searchParams
    .getAll("added")
    .map(parseProduct)
    .filter((product) => product !== undefined)
    .slice(-maxAdded);
}

/** The address of this page on which it confirms that the product of this key was added. */
export function addedToCartPath(url: URL, key: unknown): string {
  const search = new URLSearchParams(url.search);
  search.delete("added");
  const product = parseProduct(key);
  for (const each of productsAdded(url)) search.append("added", productKeys[each]);
  if (product) search.append("added", productKeys[product]);
  return `${url.pathname}?${search}`;
}

/** No order of one perfume can hold more pieces. */
const maxAdded = 20;
