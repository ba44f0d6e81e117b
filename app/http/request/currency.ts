import { type Currency, defaultCurrency, isCurrency } from "../../shop/currencies.ts";
import { readCookie, setCookie } from "./cookies.ts";

/** The currency from the visitor's cookie, the default (AED) without one. */
export function currencyOf(request: Request): Currency {
  const stored = readCookie(request, "athar-currency");
  return isCurrency(stored) ? stored : defaultCurrency;
}

/** The `Set-Cookie` value that stores the visitor's currency. */
export function rememberCurrency(currency: Currency): string {
  return setCookie("athar-currency", currency);
}
