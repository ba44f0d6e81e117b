import { redirect } from "react-router";
import { hashFields, signInByHash } from "../../auth/sign-in.server.ts";
import { readForm } from "../../http/request/body.ts";
import type { Route } from "./+types/hash";
import { admitAdmin } from "./admit-admin.server.ts";

export function loader() {
  return redirect("/login");
}

/** Tokens from the hash of an address, which the client's script posts here. */
export async function action({ request, context }: Route.ActionArgs) {
  const signedIn = await signInByHash(context, await readForm(request, hashFields));
  if (typeof signedIn !== "string") return admitAdmin(context, request, signedIn, "/");
  return redirect("/login?error=authentication_failed", 303);
}
