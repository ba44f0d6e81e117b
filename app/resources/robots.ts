import { requestContext } from "../http/context.ts";
import type { Route } from "./+types/robots";

/**
 * What belongs to one visitor is nobody's to index; the admin app not at all. `/results` is open: without a session it
 * shows the Maestro's own perfume, and a visitor's says `noindex`, which a crawler has to be let in to read.
 */
const hidden = [
  "/maestro/processing",
  "/_results",
  "/perfume-results",
  "/analyze",
  "/login",
  "/signup",
  "/auth/",
  "/perfume/",
];

export function loader({ context, url }: Route.LoaderArgs) {
  const lines =
    context.get(requestContext).app === "admin"
      ? ["User-agent: *", "Disallow: /"]
      : ["User-agent: *", ...hidden.map((path) => `Disallow: ${path}`), "", `Sitemap: ${url.origin}/sitemap.xml`];
  return new Response(`${lines.join("\n")}\n`, {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
}
