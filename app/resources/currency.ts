import { redirect } from "react-router";
import { readForm } from "../http/request/body.ts";
import { localPath } from "../http/request/local-path.ts";
import { rememberCurrency } from "../http/request/market.ts";
import { isCurrency } from "../shop/currencies.ts";
import type { Route } from "./+types/currency";

/** Stores the chosen currency in a cookie and redirects back to the page. */
export async function action({ request }: Route.ActionArgs) {
  const form = await readForm(request, new Set(["currency", "next"]));
  const currency = form.get("currency");
  const next = localPath(form.get("next"), "/home");
  if (!isCurrency(currency)) return redirect(next);
  return redirect(next, { status: 303, headers: { "Set-Cookie": rememberCurrency(currency) } });
}

export function loader() {
  return redirect("/home");
}
