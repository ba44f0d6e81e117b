import { isbot } from "isbot";
import { type MiddlewareFunction, redirectDocument } from "react-router";
import { readCookie } from "../../http/request/cookies.ts";
import { pathWithoutLanguage } from "../../http/request/language.ts";

/** Longer paths are not offered by the welcome page. */
const maxPathLength = 500;

/** Pages that links in letters lead to. */
const lettersPages = new Set(["/newsletter/confirm", "/newsletter/unsubscribe", "/signup/confirm", "/my-data/open"]);

/** Redirects to the welcome page once per browser session, except search engines and readers of letters. The requested path is offered there. */
export const welcomeGate: MiddlewareFunction<Response> = async ({ request, url }, next) => {
  if (readCookie(request, "welcomeShown") === "1" || isbot(request.headers.get("user-agent"))) return next();
  if (lettersPages.has(url.pathname)) return next();
  const path = pathWithoutLanguage(url);
  const query =
    path === "/" || path === "/home" || path.length > maxPathLength ? "" : `?next=${encodeURIComponent(path)}`;
  // Of the document, since the browser has no texts of the welcome page to render it with.
  throw redirectDocument(`/welcome${query}`);
};
