import { isbot } from "isbot";
import { type MiddlewareFunction, redirect } from "react-router";
import { readCookie } from "./cookies.ts";

/** Beyond this an address is nobody's link; the welcome page would not offer it. */
const longestAddress = 500;

/** Everyone passes the welcome page once a browser session; search engines need not. The page asked for is offered there. */
export const welcomeGate: MiddlewareFunction<Response> = async ({ request, url }, next) => {
  if (readCookie(request, "welcomeShown") === "1" || isbot(request.headers.get("user-agent"))) return next();
  const asked = `${url.pathname}${url.search}`;
  const query =
    asked === "/" || asked === "/home" || asked.length > longestAddress ? "" : `?next=${encodeURIComponent(asked)}`;
  throw redirect(`/welcome${query}`);
};
