import { data, redirect } from "react-router";
import { visitorContext } from "../../auth/visitor.ts";
import { environmentContext } from "../../http/context.ts";
import type { Route } from "./+types/admin";

/** Redirects admins to the admin app, whose sign-in page passes those on who are signed in there; for everyone else a 404. */
export function loader({ context }: Route.LoaderArgs) {
  if (context.get(visitorContext).role !== "admin") throw data(null, { status: 404 });
  return redirect(`${context.get(environmentContext).hosts.adminOrigin}/login?from-shop=1`);
}

/** Never rendered; without a component the route would be a resource route, whose 404 has no error page. */
export default function Admin() {
  return null;
}
