import type { CartItem } from "../../backend/orders.ts";
import { isUuid } from "../../http/request/uuid.ts";

/** More lines than anyone orders at once. */
const maxItems = 10;
export const maxQuantity = 5;

const kinds = ["premiere", "deuxieme", "mini", "vault"] as const;

/** An item as an address names it: `premiere.1.{edition}`, `mini.2.{edition}`, `vault.1.{product}`. */
function parseCartItem(text: string): CartItem | null {
  const [name, count = "", id = "", ...more] = text.split(".");
  const kind = kinds.find((each) => each === name);
  if (!kind || !/^[1-5]$/.test(count) || !isUuid(id) || more.length > 0) return null;
  const quantity = Number(count);
  if (kind === "vault") return { kind, product: id, quantity };
  if (kind === "mini") return { kind: "discovery_set", perfume: id, quantity };
  return { kind: "bottle", variant: kind, perfume: id, quantity };
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
  return `${item.kind === "bottle" ? item.variant : "mini"}.${item.perfume}`;
}

/** Where what was added to the cart of one perfume is ordered: what was added twice, twice. */
export function cartPath(perfume: string, cart: readonly ("premiere" | "deuxieme" | "mini")[]): string {
  const items = [...new Set(cart)].map((product): CartItem => {
    const quantity = Math.min(cart.filter((each) => each === product).length, maxQuantity);
    return product === "mini"
      ? { kind: "discovery_set", perfume, quantity }
      : { kind: "bottle", variant: product, perfume, quantity };
  });
  return checkoutPath(items);
}

/** The path of a step with what is chosen in its address. */
export function checkoutPath(items: readonly CartItem[], step: "" | "/where" | "/payment" | "/review" = ""): string {
  const search = items.map((item) => {
    const [kind, id] = cartItemId(item).split(".");
    return `piece=${kind}.${item.quantity}.${id}`;
  });
  return `/own${step}${search.length > 0 ? `?${search.join("&")}` : ""}`;
}
