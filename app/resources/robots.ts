import { requestContext } from "../http/context.ts";
import type { Route } from "./+types/robots";

/**
 * Pages of one visitor. `/results` is not among them: without a session it shows a perfume of the Maestro's own, and a
 * visitor's results are `noindex`, which a crawler can only see where it may fetch them.
 */
const disallowed = [
  "/maestro/processing",
  "/_results",
  "/perfume-results",
  "/analyze",
  "/login",
  "/signup",
  "/auth/",
  "/my-data",
  "/newsletter/confirm",
  "/signup/",
  "/perfume/",
  "/own",
  "/order/",
];

export function loader({ context, url }: Route.LoaderArgs) {
  const lines =
    context.get(requestContext).app === "admin"
      ? ["User-agent: *", "Disallow: /"]
      : ["User-agent: *", ...disallowed.map((path) => `Disallow: ${path}`), "", `Sitemap: ${url.origin}/sitemap.xml`];
  return new Response(`${lines.join("\n")}\n`, {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
}
