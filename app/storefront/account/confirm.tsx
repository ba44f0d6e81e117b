import { redirect } from "react-router";
import { confirmLink, loadConfirmation } from "../../auth/confirm-link.server.ts";
import { sessionMiddleware, visitorContext, visitorMiddleware } from "../../auth/visitor.ts";
import type { Handle } from "../../document/handle.ts";
import { readForm } from "../../http/request/body.ts";
import { localPath } from "../../http/request/local-path.ts";
import { Main } from "../../ui/index.ts";
import { claimBrowserJourney } from "../journey-state/journey-owner.server.ts";
import type { Route } from "./+types/confirm";
import { admitVisitor } from "./admit-visitor.server.ts";
import { ConfirmView } from "./confirm-view.tsx";
import { JourneyQuestion } from "./journey-question.tsx";

export const handle = { light: "day", noindex: true } satisfies Handle;

export const middleware: Route.MiddlewareFunction[] = [sessionMiddleware, visitorMiddleware];

/** Outside the storefront's layout: a link from an e-mail passes neither the welcome page nor the maintenance gate. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { email } = context.get(visitorContext);
  if (url.searchParams.get("journey") === "ask") {
    const next = nextOf(url);
    if (!email) throw redirect(next);
    return { question: { email, next } };
  }
  return loadConfirmation(context, url.searchParams);
}

export async function action({ request, context, url }: Route.ActionArgs) {
  if (url.searchParams.get("journey") === "ask") {
    const form = await readForm(request, new Set(["journey"]));
    const cookie = form.get("journey") === "add" ? await claimBrowserJourney(context) : null;
    return redirect(nextOf(url), { status: 303, headers: cookie ? { "Set-Cookie": cookie } : {} });
  }
  return confirmLink({ request, context }, (signedIn, next) =>
    admitVisitor({ request, context }, signedIn, localPath(next, "/home")),
  );
}

const nextOf = (url: URL) => localPath(url.searchParams.get("next"), "/home");

export default function Confirm({ loaderData, actionData }: Route.ComponentProps) {
  const shown = actionData ?? loaderData;
  return <Main>{"question" in shown ? <JourneyQuestion {...shown.question} /> : <ConfirmView {...shown} />}</Main>;
}
