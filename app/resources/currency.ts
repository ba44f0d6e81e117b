import { redirect } from "react-router";
import { localPath } from "../http/local-path.ts";
import { isCurrency, rememberCurrency } from "../money.ts";
import type { Route } from "./+types/currency";

/** Stores the chosen currency and goes back to the page it was chosen on. */
export async function action({ request }: Route.ActionArgs) {
  const form = await request.formData();
  const currency = form.get("currency");
  const next = localPath(form.get("next"), "/home");
  if (!isCurrency(currency)) return redirect(next);
  return redirect(next, { status: 303, headers: { "Set-Cookie": rememberCurrency(currency) } });
}

export function loader() {
  return redirect("/home");
}
