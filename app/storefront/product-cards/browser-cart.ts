import { cartLifetime, countPieces, withPiece } from "../../shop/cart.ts";

/** Without TLS, on this machine alone, cookies have no prefix and are not Secure. */
const withTls = () => location.protocol === "https:";
const cookieName = () => (withTls() ? "__Host-cart" : "cart");

function readCart(): string | undefined {
  const start = `${cookieName()}=`;
  return document.cookie
    .split("; ")
    .find((cookie) => cookie.startsWith(start))
    ?.slice(start.length);
}

/** Writes into the header how much the cart holds. */
export function showCartCount(): void {
  const shown = document.getElementById("cart-count");
  if (shown) shown.textContent = String(countPieces(readCart()) || "");
}

/** What became of a press; the name of the text that says so. */
export type AddedToCart = "added" | "already" | "full" | "not_own";

/** Keeps a piece in this browser's cart, unless it is there already, or the cart holds as many as it can. */
export function keepInCart(kind: string, id: string): AddedToCart {
  const kept = readCart();
  const cart = withPiece(kept, kind, id);
  if (cart === null) return "full";
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `${cookieName()}=${cart}; path=/; max-age=${cartLifetime}; samesite=lax${withTls() ? "; secure" : ""}`;
  return countPieces(cart) === countPieces(kept) ? "already" : "added";
}
