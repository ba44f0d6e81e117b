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

/** Keeps one more of a piece in this browser's cart; false where it holds as many as it can. */
export function keepInCart(kind: string, id: string): boolean {
  const cart = withPiece(readCart(), kind, id);
  if (cart === null) return false;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `${cookieName()}=${cart}; path=/; max-age=${cartLifetime}; samesite=lax${withTls() ? "; secure" : ""}`;
  return true;
}
