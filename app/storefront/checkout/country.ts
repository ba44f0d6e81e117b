import { redirect } from "react-router";
import { readForm } from "../../http/request/body.ts";
import { localPath } from "../../http/request/local-path.ts";
import { rememberCountry } from "../../http/request/market.ts";
import { isCountryCode } from "../../shop/countries.ts";
import type { Route } from "./+types/country";
import { draftFor, keepDraft, readDraft } from "./draft.server.ts";

/**
 * Stores the chosen country, of an order that is begun as well unless it goes to whom it is given, and redirects back to
 * the page.
 */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request, new Set(["country", "next"]));
  const country = form.get("country");
  const next = localPath(form.get("next"), "/delivery");
  if (!isCountryCode(country)) return redirect(next);
  const headers = new Headers({ "Set-Cookie": rememberCountry(country) });
  const draft = await readDraft(context, request);
  if (draft && !draft.gift?.recipient && draft.country !== country)
    headers.append("Set-Cookie", await keepDraft(context, draftFor(country, draft)));
  return redirect(next, { status: 303, headers });
}

export function loader() {
  return redirect("/delivery/country");
}
