import { isRouteErrorResponse, Outlet } from "react-router";
import { ErrorPage } from "../error-page.tsx";
import { maintenanceGate } from "../http/maintenance-gate.ts";
import { visitorContext, visitorMiddleware } from "../http/session.ts";
import { welcomeGate } from "../http/welcome-gate.ts";
import { currencyOf } from "../money.ts";
import type { Route } from "./+types/layout";
import { maintenanceAnswer } from "./maintenance/answer.tsx";
import { Closed } from "./maintenance/closed.tsx";
import { Shell } from "./shell/shell.tsx";
import type { Visitor } from "./shell/visitor.ts";

export const middleware: Route.MiddlewareFunction[] = [
  visitorMiddleware,
  maintenanceGate(maintenanceAnswer),
  welcomeGate,
];

export const handle = { texts: ["shell" as const, "maintenance" as const] };

/** A gate needs a loader beside it: without one, a client navigation would pass it by. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { role, email } = context.get(visitorContext);
  const visitor: Visitor = { role, name: email?.split("@")[0], currency: currencyOf(request) };
  return { visitor, year: new Date().getUTCFullYear() };
}

export default function Layout({ loaderData }: Route.ComponentProps) {
  return (
    <Shell {...loaderData}>
      <Outlet />
    </Shell>
  );
}

/** A page that was open when the shop closed shows so (the gate sends its words); otherwise the visitor keeps the header. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 503 && typeof error.data === "string")
    return <Closed message={error.data} />;
  if (!loaderData) return <ErrorPage error={error} />;
  return (
    <Shell {...loaderData}>
      <ErrorPage error={error} within />
    </Shell>
  );
}
