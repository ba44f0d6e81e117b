import { redirect } from "react-router";
import { redirectSignedOut } from "../../auth/sign-out.server.ts";
import type { Handle } from "../../document/handle.ts";
import type { Route } from "./+types/logout";

export const handle = { public: true } satisfies Handle;

export function loader() {
  return redirect("/");
}

export function action({ request, context }: Route.ActionArgs) {
  return redirectSignedOut(context, request, "/login");
}
