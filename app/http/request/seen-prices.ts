import { readCookie, setCookie } from "./cookies.ts";

/** The screen whose prices a visitor is shown: once they have seen a perfume's own, those everywhere. */
export function pricesShown(request: Request, screen: "results" | "recommendation"): "results" | "recommendation" {
  return readCookie(request, "prices") === "results" ? "results" : screen;
}

/** The `Set-Cookie` value of a visitor who is shown a perfume with its prices. */
export function rememberPrices(): string {
  return setCookie("prices", "results");
}
