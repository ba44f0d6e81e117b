import { languageOf } from "../../http/language.ts";
import { withinJourneyLimit } from "../../http/limits/rate-limit.ts";
import { readForm } from "../../http/request/body.ts";
import type { Route } from "./+types/things";
import { foundThings } from "./find-things.server.ts";

/**
 * Finds things to leave out while their name is typed. What somebody's skin does not bear is posted, so that it stands in no
 * address and no log.
 */
export async function action({ request, context }: Route.ActionArgs) {
  if (!(await withinJourneyLimit(context, request, "things"))) return new Response(null, { status: 429 });
  const form = await readForm(request, new Set(["query"]));
  return Response.json(await foundThings(form.get("query"), languageOf(context)));
}

export function loader() {
  return new Response(null, { status: 405, headers: { Allow: "POST" } });
}
