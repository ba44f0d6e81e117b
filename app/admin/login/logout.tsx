import { redirect } from "react-router";
import { leave } from "../../http/leave.server.ts";
import type { Route } from "./+types/logout";

export function loader() {
  return redirect("/");
}

export function action({ request, context }: Route.ActionArgs) {
  return leave(context, request, "/login");
}
