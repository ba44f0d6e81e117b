import { generatePath, type MiddlewareFunction, redirect } from "react-router";

/**
 * Every page has one path. The router matches other spellings of it as well (letter case, escapes, a trailing slash):
 * these are redirected permanently.
 */
export const redirectToCanonicalPath: MiddlewareFunction<Response> = async (
  { request, url, pattern, params },
  next,
) => {
  if (request.method === "POST" || pattern.endsWith("*")) return next();
  const generated = generatePath(pattern, params);
  // An address is spelled as URLs spell it already, so that most need no second one.
  if (generated === url.pathname) return next();
  const { pathname: path } = new URL(generated, url.origin);
  if (path === url.pathname) return next();
  throw redirect(path + url.search, 301);
};
