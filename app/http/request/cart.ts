import { countPieces } from "../../shop/cart.ts";
import { readCookie } from "./cookies.ts";

/** How many bottles and sets are in the visitor's cart. */
export function cartCount(request: Request): number {
  return countPieces(readCookie(request, "cart"));
}
