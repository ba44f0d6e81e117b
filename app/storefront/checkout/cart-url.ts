import type { CartItem } from "../../backend/orders.ts";
import { isUuid } from "../../http/request/uuid.ts";
import { type Product, parseProduct, productKeys } from "../../shop/products.ts";

/** More lines than anyone orders at once. */
const maxItems = 10;
export const maxQuantity = 5;

/** An item as an address names it: `premiere.1.{edition}`, `mini.2.{edition}`, `vault.1.{product}`. */
function parseCartItem(text: string): CartItem | null {
  const [name, count = "", id = "", ...more] = text.split(".");
  if (!/^[1-5]$/.test(count) || !isUuid(id) || more.length > 0) return null;
  const quantity = Number(count);
  if (name === "vault") return { kind: name, product: id, quantity };
  const product = parseProduct(name);
  return product ? itemOf(product, id, quantity) : null;
}

function itemOf(product: Product, perfume: string, quantity: number): CartItem {
  return product === "discovery_set"
    ? { kind: product, perfume, quantity }
    : { kind: "bottle", variant: product, perfume, quantity };
}

/** What an address asks for; what is no item, or stands there twice, is left out. */
export function parseCart(url: URL): CartItem[] {
  const found = new Map<string, CartItem>();
  for (const item of url.searchParams.getAll("piece").map(parseCartItem)) {
    if (item && found.size < maxItems && !found.has(cartItemId(item))) found.set(cartItemId(item), item);
  }
  return [...found.values()];
}

/** Tells one item from another, whatever its quantity; the name of its field. */
export function cartItemId(item: CartItem): string {
  if (item.kind === "vault") return `vault.${item.product}`;
  return `${productKeys[item.kind === "bottle" ? item.variant : item.kind]}.${item.perfume}`;
}

/** The checkout path for the products added of one perfume; one that was added twice has the quantity 2. */
export function cartPath(perfume: string, cart: readonly Product[]): string {
  const items = [...new Set(cart)].map((product) => {
    const quantity = cart.filter((each) => each === product).length;
    return itemOf(product, perfume, Math.min(quantity, maxQuantity));
  });
  return checkoutPath(items);
}

/** What is chosen, as an address names it. */
export function cartParameters(items: readonly CartItem[]): string[] {
  return items.map((item) => {
    const [kind, id] = cartItemId(item).split(".");
    return `piece=${kind}.${item.quantity}.${id}`;
  });
}

/** The path of a step with what is chosen in its address. */
export function checkoutPath(items: readonly CartItem[], step: "" | "/where" | "/payment" | "/review" = ""): string {
  const search = cartParameters(items);
  return `/own${step}${search.length > 0 ? `?${search.join("&")}` : ""}`;
}
