import { data, redirect } from "react-router";
import { hashFields, redirectSignedIn, signInByHash } from "../../auth/sign-in.server.ts";
import { readForm } from "../../http/request/body.ts";
import type { Route } from "./+types/hash";
import { ConfirmView } from "./confirm-view.tsx";

export function loader() {
  return redirect("/login");
}

/** Signs in by tokens of a URL's hash, which `client/submit-hash-tokens.ts` posts. */
export async function action({ request, context }: Route.ActionArgs) {
  const signedIn = await signInByHash(context, await readForm(request, hashFields));
  if (typeof signedIn !== "string") return redirectSignedIn(context, signedIn, "/home");
  return data({ failure: "refused" as const, fields: [] }, { status: signedIn === "refused" ? 400 : 503 });
}

export default function Hash({ actionData }: Route.ComponentProps) {
  return <ConfirmView failure={actionData?.failure ?? "refused"} fields={[]} />;
}
