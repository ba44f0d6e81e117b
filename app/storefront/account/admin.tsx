import { data, redirect } from "react-router";
import { visitorContext } from "../../auth/visitor.ts";
import { adminUrl } from "../../http/hosts.ts";
import type { Route } from "./+types/admin";

/** Redirects admins to the admin app, whose sign-in page passes those on who are signed in there; for everyone else a 404. */
export function loader({ request, context }: Route.LoaderArgs) {
  if (context.get(visitorContext).role !== "admin") throw data(null, { status: 404 });
  return redirect(new URL("/login?from-shop=1", adminUrl(new URL(request.url))).href);
}

/** Never rendered; without a component the route would be a resource route, whose 404 has no error page. */
export default function Admin() {
  return null;
}
