import { redirect } from "react-router";
import { redirectSignedOut } from "../../auth/sign-out.server.ts";
import type { Route } from "./+types/logout";

export function loader() {
  return redirect("/");
}

export function action({ request, context }: Route.ActionArgs) {
  return redirectSignedOut(context, request, "/login");
}
