import { isbot } from "isbot";
import { type MiddlewareFunction, redirectDocument } from "react-router";
import { handleOf } from "../../http/context.ts";
import { readCookie } from "../../http/request/cookies.ts";
import { pathWithoutLanguage } from "../../http/request/language.ts";
import { userAgentOf } from "../../http/request/user-agent.ts";

/** Longer paths are not offered by the welcome page. */
const maxPathLength = 500;

/**
 * Redirects to the welcome page once per browser session, except search engines and whoever follows a link in an e-mail
 * (`opensFromEmail` in the page's `handle`). The requested path is offered there.
 */
export const welcomeGate: MiddlewareFunction<Response> = async ({ request, url, pattern, context }, next) => {
  if (readCookie(request, "welcomeShown") === "1" || isbot(userAgentOf(request))) return next();
  if (handleOf({ context, pattern }).opensFromEmail) return next();
  const path = pathWithoutLanguage(url);
  const query =
    path === "/" || path === "/home" || path.length > maxPathLength ? "" : `?next=${encodeURIComponent(path)}`;
  // Of the document, since the browser has no texts of the welcome page to render it with.
  throw redirectDocument(`/welcome${query}`);
};
