import type { CartItem } from "../../backend/orders.ts";
import { readCookie, setCookie } from "../../http/request/cookies.ts";
import { cartPieces, withPiece } from "../../shop/cart.ts";
import { cartItemId, itemsOf, pieceOf } from "./cart-url.ts";

/** What this browser's cart holds. */
export function keptCart(request: Request): CartItem[] {
  return itemsOf(cartPieces(readCookie(request, "cart")));
}

/** The `Set-Cookie` value that keeps these items for thirty days from now. */
export function keepCart(items: readonly CartItem[]): string {
  return setCookie("cart", items.map(pieceOf).join("~"));
}

/** The `Set-Cookie` value of the cart in which these items stand as they are chosen now, and the others as they were. */
export function changeCart(request: Request, items: readonly CartItem[], chosen: readonly CartItem[]): string {
  const shown = new Set(items.map(cartItemId));
  return keepCart([...keptCart(request).filter((item) => !shown.has(cartItemId(item))), ...chosen]);
}

/** Whether this browser's cart holds a piece. */
export function holdsPiece(request: Request, kind: string, id: unknown): boolean {
  return keptCart(request).some((item) => cartItemId(item) === `${kind}.${id}`);
}

/** The `Set-Cookie` value of the cart with a piece in it; null where it is none, or the cart holds as many as it can. */
export function addToCart(request: Request, kind: unknown, id: unknown): string | null {
  const cart = withPiece(readCookie(request, "cart"), String(kind), String(id));
  const kept = cart === null ? [] : cartPieces(cart);
  // What is no piece was left out again.
  return kept.length > 0 && kept.join("~") === cart ? setCookie("cart", cart) : null;
}
