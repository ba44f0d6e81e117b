import { data, redirect } from "react-router";
import { enterByHash, goOn } from "../../http/enter.server.ts";
import type { Route } from "./+types/hash";
import { ConfirmView } from "./confirm-view.tsx";

export function loader() {
  return redirect("/login");
}

/** Tokens that came in an address's hash, handed over by a few lines of script. */
export async function action({ request, context }: Route.ActionArgs) {
  const entered = await enterByHash({ context }, await request.formData());
  if (typeof entered !== "string") return goOn({ context }, entered, "/home");
  return data({ failure: "refused" as const, fields: [] }, { status: entered === "refused" ? 400 : 503 });
}

export default function Hash({ actionData }: Route.ComponentProps) {
  return <ConfirmView failure={actionData?.failure ?? "refused"} fields={[]} />;
}
