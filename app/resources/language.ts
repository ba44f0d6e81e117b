import { redirect } from "react-router";
import { readForm } from "../http/request/body.ts";
import { pathWithoutLanguage, rememberLanguage } from "../http/request/language.ts";
import { localPath } from "../http/request/local-path.ts";
import { isLanguage } from "../i18n/languages.ts";
import type { Route } from "./+types/language";

/**
 * Stores the chosen language in a cookie and redirects back to the page. A language in its address would override the
 * cookie, so it is removed.
 */
export async function action({ request, url }: Route.ActionArgs) {
  const form = await readForm(request, new Set(["language", "next"]));
  const language = form.get("language");
  const next = new URL(localPath(form.get("next"), "/home"), url);
  if (!isLanguage(language)) return redirect(next.pathname + next.search);
  return redirect(pathWithoutLanguage(next).replace(/^\/(privacy|terms)\/..(?=$|\?)/, "/$1"), {
    status: 303,
    headers: { "Set-Cookie": rememberLanguage(language) },
  });
}

export function loader() {
  return redirect("/home");
}
