import { pagesContext, requestContext } from "../http/context.ts";
import type { Route } from "./+types/robots";

/**
 * Older addresses of `/results`, which is not among the pages that are refused: without a session it shows a perfume of
 * the Maestro's own, and a visitor's results are `noindex`, which a crawler can only see where it may fetch them.
 */
const aliases = ["/_results", "/perfume-results"];

/** Refuses the admin app whole, and of the shop what is one visitor's; a path stands for all that begins with it. */
export function loader({ context, url }: Route.LoaderArgs) {
  const own = context.get(pagesContext).filter(({ handle }) => handle.noindex);
  const paths = [...own.map(({ path }) => path.replace(/:.*/, "")), ...aliases];
  const lines =
    context.get(requestContext).app === "admin"
      ? ["User-agent: *", "Disallow: /"]
      : ["User-agent: *", ...paths.map((path) => `Disallow: ${path}`), "", `Sitemap: ${url.origin}/sitemap.xml`];
  return new Response(`${lines.join("\n")}\n`, {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
}
