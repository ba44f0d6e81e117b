import { redirect } from "react-router";
import { enterByHash } from "../../http/enter.server.ts";
import type { Route } from "./+types/hash";
import { admit } from "./admit.server.ts";

export function loader() {
  return redirect("/login");
}

/** Tokens that came in an address's hash, handed over by a few lines of script. */
export async function action({ request, context }: Route.ActionArgs) {
  const entered = await enterByHash({ context }, await request.formData());
  if (typeof entered !== "string") return admit(context, request, entered, "/");
  return redirect("/login?error=authentication_failed", 303);
}
