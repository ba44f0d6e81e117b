import { requestContext, shopOrigin } from "../http/context.ts";
import type { Route } from "./+types/robots";

/**
 * Disallows the whole admin app. Of the shop nothing: a page that is not to be listed says `noindex`, which only a crawler
 * that may fetch it reads, and whoever shows a shared perfume's card has to fetch its page.
 */
export function loader({ context }: Route.LoaderArgs) {
  const lines =
    context.get(requestContext).app === "admin"
      ? ["User-agent: *", "Disallow: /"]
      : ["User-agent: *", "Disallow:", "", `Sitemap: ${shopOrigin(context)}/sitemap.xml`];
  return new Response(`${lines.join("\n")}\n`, {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
}
