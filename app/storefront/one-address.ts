import { generatePath, type MiddlewareFunction, redirect } from "react-router";

/**
 * Every page has one address. The router opens it by other spellings as well (letter case, escapes, a last slash):
 * those lead there for good.
 */
export const oneAddress: MiddlewareFunction<Response> = async ({ request, url, pattern, params }, next) => {
  if (request.method === "POST" || pattern.endsWith("*")) return next();
  const { pathname: path } = new URL(generatePath(pattern, params), url.origin);
  if (path === url.pathname) return next();
  throw redirect(path + url.search, 301);
};
