import { data, type RouterContextProvider, redirect } from "react-router";
import { BackendDown, BackendRefused } from "../../backend/backend.ts";
import { nameResult } from "../../backend/results.ts";
import { cleanText, graphemes, limits } from "../../forms/text.ts";
import { backendOf, journeySession } from "../../http/backend.ts";

import type { Product } from "./use-cart.ts";

/** A name that was not taken: what was typed, and why, as a key of the namespace `errors`. */
export type Refusal = { name: string; engraving: boolean; message: "required" | "custom_name_long" | "unknown_error" };

type Place = { context: Readonly<RouterContextProvider>; request: Request; url: URL };

/** Naming, going without a name, and the cart's button where there is no script. */
export async function actOn(place: Place) {
  const { url } = place;
  const form = await place.request.formData();
  const intent = form.get("intent");
  if (intent === "cart") return redirect(cartAddress(url, form.get("product")), 303);
  const named = intent === "name";
  const name = named ? cleanText(String(form.get("custom_name") ?? "")).replace(/\s+/g, " ") : "";
  const engraving = named && form.get("engraving") !== null;
  const refuse = (message: Refusal["message"], status: number) =>
    data<Refusal>({ name, engraving, message }, { status, headers: status === 503 ? { "Retry-After": "10" } : {} });
  const sid = url.searchParams.get("sid");
  if (!sid || sid !== journeySession(place.request)) throw data(null, { status: 404 });
  if (named && name === "") return refuse("required", 422);
  if (graphemes(name) > limits.customName) return refuse("custom_name_long", 422);
  const backend = backendOf(place.context, place.request, { session: sid });
  try {
    await nameResult(backend, { session: sid, customName: name || null, engraving });
  } catch (error) {
    if (error instanceof BackendRefused && error.code === "no_result") throw data(null, { status: 404 });
    if (error instanceof BackendRefused) return refuse("custom_name_long", 422);
    if (error instanceof BackendDown) return refuse("unknown_error", 503);
    throw error;
  }
  return redirect(`${url.pathname}?sid=${sid}#perfume`, 303);
}

const products = ["premiere", "deuxieme", "mini"] as const satisfies Product[];
const isProduct = (value: unknown): value is Product => products.some((product) => product === value);

/** Back to the same page, which then says that the product was added. */
export function cartAddress(url: URL, product: unknown): string {
  const next = new URLSearchParams(url.search);
  if (isProduct(product)) next.set("added", product);
  return `${url.pathname}?${next}`;
}
