import { redirect } from "react-router";
import { readForm } from "../http/request/body.ts";
import { localPath } from "../http/request/local-path.ts";
import { rememberCountry } from "../http/request/market.ts";
import { isCountryCode } from "../shop/countries.ts";
import type { Route } from "./+types/country";

/** Stores the chosen country in a cookie and redirects back to the page. */
export async function action({ request }: Route.ActionArgs) {
  const form = await readForm(request, new Set(["country", "next"]));
  const country = form.get("country");
  const next = localPath(form.get("next"), "/delivery");
  if (!isCountryCode(country)) return redirect(next);
  return redirect(next, { status: 303, headers: { "Set-Cookie": rememberCountry(country) } });
}

export function loader() {
  return redirect("/delivery");
}
