import { redirect } from "react-router";
import { localPath } from "../http/local-path.ts";
import { rememberLanguage } from "../i18n/i18next.server.ts";
import { isLanguage } from "../i18n/languages.ts";
import type { Route } from "./+types/language";

/** Stores the chosen language and goes back to the page it was chosen on, whose own `lang` parameter would win and is dropped. */
export async function action({ request }: Route.ActionArgs) {
  const form = await request.formData();
  const language = form.get("language");
  const next = new URL(localPath(form.get("next"), "/home"), request.url);
  if (!isLanguage(language)) return redirect(next.pathname + next.search);
  next.searchParams.delete("lang");
  return redirect(next.pathname.replace(/^\/(privacy|terms)\/..$/, "/$1") + next.search, {
    status: 303,
    headers: { "Set-Cookie": rememberLanguage(language) },
  });
}

export function loader() {
  return redirect("/home");
}
