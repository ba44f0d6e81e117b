import { data, redirect } from "react-router";
import { BackendDown, BackendRefused } from "../../backend/backend.ts";
import { nameResult } from "../../backend/results.ts";
import { parseForm } from "../../forms/parse-form.server.ts";
import { actAs, backendOf } from "../../http/backend.ts";
import type { RouteArgs } from "../../http/context.ts";
import { readForm } from "../../http/request/body.ts";
import { isOwnJourney } from "../journey/journey-owner.server.ts";
import { namingSchema } from "./naming-schema.server.ts";
import { isProduct } from "./products.ts";

/** Naming the perfume, leaving it unnamed, and adding to the cart without a script. */
export async function resultsAction({ context, request, url }: RouteArgs & { url: URL }) {
  const posted = await readForm(request, fields);
  if (posted.get("intent") === "cart") return redirect(addedToCartPath(url, posted.get("product")), 303);
  const sid = url.searchParams.get("sid");
  const edition = parseEdition(url);
  if (!sid) throw data(null, { status: 404 });
  const form = await parseForm(posted, namingSchema);
  if (!form.ok) return form.refuse();
  const { value } = form;
  const naming = value.intent === "name" ? { customName: value.custom_name, engraving: value.engraving } : unnamed;
  try {
    if (!(await isOwnJourney(context, sid))) throw data(null, { status: 404 });
    actAs(context, { session: sid });
    await nameResult(backendOf(context), { session: sid, edition, ...naming });
  } catch (error) {
    if (error instanceof BackendRefused && error.code === "no_result") throw data(null, { status: 404 });
    if (error instanceof BackendRefused) return form.refuse({ custom_name: ["custom_name_long"] });
    if (error instanceof BackendDown) return form.refuse(["unknown_error"], 503);
    throw error;
  }
  return redirect(`${url.pathname}?sid=${sid}${edition ? `&edition=${edition}` : ""}#perfume`, 303);
}

/** The naming form's, and the product that goes to the cart. */
const fields = new Set(["intent", "custom_name", "engraving", "product"]);

/** The edition that an address asks for; undefined for the newest. */
export function parseEdition({ searchParams }: URL): number | undefined {
  const edition = searchParams.get("edition") ?? "";
  return /^[1-9]\d{0,3}$/.test(edition) ? Number(edition) : undefined;
}

const unnamed = { customName: null, engraving: false };

/** The same page, which then confirms that the product was added. */
export function addedToCartPath(url: URL, product: unknown): string {
  const search = new URLSearchParams(url.search);
  if (isProduct(product)) search.set("added", product);
  return `${url.pathname}?${search}`;
}
