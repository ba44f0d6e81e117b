import type { CartItem } from "../../backend/orders.ts";
import { isUuid } from "../../http/request/uuid.ts";
import { maxPieces } from "../../shop/cart.ts";
import { parseProduct, productKeys } from "../../shop/products.ts";

/** An item as an address names it: `premiere.1.{edition}`, `mini.2.{edition}`, `vault.1.{product}`. */
function parseCartItem(text: string): CartItem | null {
  const [name, count = "", id = "", ...more] = text.split(".");
  if (!/^[1-5]$/.test(count) || !isUuid(id) || more.length > 0) return null;
  const quantity = Number(count);
  if (name === "vault") return { kind: name, product: id, quantity };
  const product = parseProduct(name);
  if (!product) return null;
  return product === "discovery_set"
    ? { kind: product, perfume: id, quantity }
    : { kind: "bottle", variant: product, perfume: id, quantity };
}

/** What an address asks for. */
export function parseCart(url: URL): CartItem[] {
  return itemsOf(url.searchParams.getAll("piece"));
}

/** Pieces as items; what is none, or stands there twice, is left out. */
export function itemsOf(pieces: readonly string[]): CartItem[] {
  const found = new Map<string, CartItem>();
  for (const item of pieces.map(parseCartItem)) {
    if (item && found.size < maxPieces && !found.has(cartItemId(item))) found.set(cartItemId(item), item);
  }
  return [...found.values()];
}

/** Tells one item from another, whatever its quantity; the name of its field. */
export function cartItemId(item: CartItem): string {
  if (item.kind === "vault") return `vault.${item.product}`;
  return `${productKeys[item.kind === "bottle" ? item.variant : item.kind]}.${item.perfume}`;
}

/** An item as addresses and the cart's cookie name it. */
export function pieceOf(item: CartItem): string {
  const [kind, id] = cartItemId(item).split(".");
  return `${kind}.${item.quantity}.${id}`;
}

/** What is chosen, as an address names it. */
export function cartParameters(items: readonly CartItem[]): string[] {
  return items.map((item) => `piece=${pieceOf(item)}`);
}

type Step = "" | "/where" | "/payment" | "/review";

/** The path of a step with what is chosen in its address; `back`: it leads back to the review, where a part of it is changed. */
export function checkoutPath(items: readonly CartItem[], step: Step = "", back?: "review"): string {
  const search = [...cartParameters(items), ...(back ? [`back=${back}`] : [])];
  return `/own${step}${search.length > 0 ? `?${search.join("&")}` : ""}`;
}

/** Where a step leads that was opened from the review to change a part of the order; undefined on the usual way. */
export function backOf(url: URL): "review" | undefined {
  return url.searchParams.get("back") === "review" ? "review" : undefined;
}

/** The cart's path after an item has been removed, which it offers to put back. */
export function removedPath(path: string, removed: CartItem): string {
  return `${path}${path.includes("?") ? "&" : "?"}removed=${pieceOf(removed)}`;
}

/** The item that was removed last; null where none was, or it is in the cart again. */
export function removedOf(url: URL, items: readonly CartItem[]): CartItem | null {
  const [removed] = itemsOf(url.searchParams.getAll("removed"));
  return removed && !items.some((item) => cartItemId(item) === cartItemId(removed)) ? removed : null;
}
