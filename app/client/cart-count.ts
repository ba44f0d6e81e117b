import { showCartCount } from "../storefront/product-cards/browser-cart.ts";

/** A page that Back brings as it was left counts what the cart holds by now. */
export function cartCount(): void {
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) showCartCount();
  });
}
