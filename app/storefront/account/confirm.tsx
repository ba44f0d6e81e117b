import { data } from "react-router";
import { enterByLink, goOn } from "../../http/enter.server.ts";
import { localPath } from "../../http/local-path.ts";
import { Main } from "../../ui/index.ts";
import type { Route } from "./+types/confirm";
import { ConfirmView, fieldsOf } from "./confirm-view.tsx";

/** Outside the welcome gate: who comes from a letter has been welcomed. */
export function loader({ url }: Route.LoaderArgs) {
  const complete = url.searchParams.has("token_hash") && url.searchParams.has("type");
  const failure: "refused" | null = complete ? null : "refused";
  return data({ failure, fields: fieldsOf(url.searchParams) }, { status: complete ? 200 : 400 });
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const entered = await enterByLink({ context }, form);
  if (typeof entered !== "string") return goOn({ context }, entered, localPath(form.get("next"), "/home"));
  return data({ failure: entered, fields: fieldsOf(form) }, { status: entered === "refused" ? 400 : 503 });
}

export default function Confirm({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <Main>
      <ConfirmView {...(actionData ?? loaderData)} />
    </Main>
  );
}
