import { confirmLink, loadConfirmation } from "../../auth/confirm-link.server.ts";
import { redirectSignedIn } from "../../auth/sign-in.server.ts";
import { sessionMiddleware, visitorMiddleware } from "../../auth/visitor.ts";
import type { Handle } from "../../document/handle.ts";
import { localPath } from "../../http/request/local-path.ts";
import { Main } from "../../ui/index.ts";
import { claimBrowserJourney } from "../journey-state/journey-owner.server.ts";
import type { Route } from "./+types/confirm";
import { ConfirmView } from "./confirm-view.tsx";

export const handle = { noindex: true } satisfies Handle;

export const middleware: Route.MiddlewareFunction[] = [sessionMiddleware, visitorMiddleware];

/** Outside the storefront's layout: a link from an e-mail passes neither the welcome page nor the maintenance gate. */
export function loader({ context, url }: Route.LoaderArgs) {
  return loadConfirmation(context, url.searchParams);
}

export function action({ request, context }: Route.ActionArgs) {
  return confirmLink({ request, context }, async (signedIn, next) => {
    const forgotten = await claimBrowserJourney(context);
    const response = await redirectSignedIn(context, request, signedIn, localPath(next, "/home"));
    if (forgotten) response.headers.append("Set-Cookie", forgotten);
    return response;
  });
}

export default function Confirm({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <Main>
      <ConfirmView {...(actionData ?? loaderData)} />
    </Main>
  );
}
