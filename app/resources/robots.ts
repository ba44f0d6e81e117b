import { pagesContext, requestContext, shopOrigin } from "../http/context.ts";
import type { Route } from "./+types/robots";

/**
 * Disallows the whole admin app, and of the shop one visitor's own pages and all paths of a page but its canonical one. A
 * path stands for all that begins with it.
 */
export function loader({ context }: Route.LoaderArgs) {
  const disallowed = context
    .get(pagesContext)
    .filter(({ path, handle }) => handle.noindex || (handle.canonicalPath ?? path) !== path);
  const lines =
    context.get(requestContext).app === "admin"
      ? ["User-agent: *", "Disallow: /"]
      : [
          "User-agent: *",
          ...disallowed.map(({ path }) => `Disallow: ${path.replace(/:.*/, "")}`),
          "",
          `Sitemap: ${shopOrigin(context)}/sitemap.xml`,
        ];
  return new Response(`${lines.join("\n")}\n`, {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
}
