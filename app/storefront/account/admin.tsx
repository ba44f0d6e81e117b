import { data, redirect } from "react-router";
import { adminUrl } from "../../hosts.ts";
import { visitorContext } from "../../http/session.ts";
import type { Route } from "./+types/admin";

/** The way from the shop to the office; whoever is not an admin finds no such page. */
export function loader({ request, context }: Route.LoaderArgs) {
  if (context.get(visitorContext).role !== "admin") throw data(null, { status: 404 });
  return redirect(new URL("/", adminUrl(new URL(request.url))).href);
}

/** Never drawn: with it the refusal is a page. */
export default function Admin() {
  return null;
}
