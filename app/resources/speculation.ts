import { pagesContext } from "../http/context.ts";
import type { Route } from "./+types/speculation";

/** Speculation rules: browsers prefetch a cacheable page when the pointer rests on a link to it. */
export function loader({ context }: Route.LoaderArgs) {
  const contentPages = context.get(pagesContext).filter(({ handle }) => handle.cache);
  const where = { or: contentPages.map(({ path }) => ({ href_matches: path })) };
  return new Response(JSON.stringify({ prefetch: [{ where, eagerness: "moderate" }] }), {
    headers: { "Content-Type": "application/speculationrules+json", "Cache-Control": "public, max-age=3600" },
  });
}
