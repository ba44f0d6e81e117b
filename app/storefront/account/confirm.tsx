import { data } from "react-router";
import { linkFields, linkFieldsOf } from "../../auth/link-form.tsx";
import { redirectSignedIn, signInByLink } from "../../auth/sign-in.server.ts";
import type { Handle } from "../../document/handle.ts";
import { readForm } from "../../http/request/body.ts";
import { localPath } from "../../http/request/local-path.ts";
import { Main } from "../../ui/index.ts";
import { claimJourney } from "../journey/journey-owner.server.ts";
import type { Route } from "./+types/confirm";
import { ConfirmView } from "./confirm-view.tsx";

export const handle = { noindex: true } satisfies Handle;

/** Outside the storefront's layout, so that links in e-mails skip the welcome page. */
export function loader({ url }: Route.LoaderArgs) {
  const complete = url.searchParams.has("token_hash") && url.searchParams.has("type");
  const failure: "refused" | null = complete ? null : "refused";
  return data({ failure, fields: linkFieldsOf(url.searchParams) }, { status: complete ? 200 : 400 });
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, linkFields);
  const signedIn = await signInByLink(context, form);
  if (typeof signedIn !== "string") {
    await claimJourney(context, signedIn.tokens.email);
    return redirectSignedIn(context, request, signedIn, localPath(form.get("next"), "/home"));
  }
  return data({ failure: signedIn, fields: linkFieldsOf(form) }, { status: signedIn === "refused" ? 400 : 503 });
}

export default function Confirm({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <Main>
      <ConfirmView {...(actionData ?? loaderData)} />
    </Main>
  );
}
