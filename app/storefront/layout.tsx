import { isRouteErrorResponse, Outlet, type ShouldRevalidateFunctionArgs } from "react-router";
import { sessionMiddleware, visitorContext, visitorMiddleware } from "../auth/visitor.ts";
import { ErrorPage } from "../document/error-page.tsx";
import { cartCount } from "../http/request/cart.ts";
import type { Route } from "./+types/layout";
import { redirectToCanonicalPath } from "./canonical-path.ts";
import { prefetchJourney } from "./journey/prefetch-journey.server.ts";
import { MaintenanceBoundary } from "./maintenance/maintenance-boundary.tsx";
import { maintenanceGate } from "./maintenance/maintenance-gate.ts";
import { houseFacts } from "./shell/house-facts.server.ts";
import { shownPreferences } from "./shell/preferences.server.ts";
import { Shell } from "./shell/shell.tsx";
import type { ShellVisitor } from "./shell/visitor.ts";
import { welcomeGate } from "./welcome/welcome-gate.ts";

export const middleware: Route.MiddlewareFunction[] = [
  sessionMiddleware,
  prefetchJourney,
  visitorMiddleware,
  maintenanceGate,
  welcomeGate,
  redirectToCanonicalPath,
];

export const handle = { namespaces: ["shell" as const] };

/** Client-side navigations run middleware only where a route has a loader: without this one they would pass the gates. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { role, email } = context.get(visitorContext);
  const visitor: ShellVisitor = {
    role,
    name: email?.split("@")[0],
    ...(await shownPreferences(context, request)),
    cart: cartCount(request),
  };
  return { visitor, year: new Date().getUTCFullYear(), house: await houseFacts(context) };
}

/** From question to question nothing of it changes. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const within = [currentUrl, nextUrl].every(({ pathname }) => pathname === "/maestro-journey");
  return within ? false : defaultShouldRevalidate;
}

export default function Layout({ loaderData }: Route.ComponentProps) {
  return (
    <Shell {...loaderData}>
      <Outlet />
    </Shell>
  );
}

/** A 503 with a text is the maintenance gate's. Other errors keep header and footer where their data was loaded. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 503 && typeof error.data === "string")
    return <MaintenanceBoundary message={error.data} />;
  if (!loaderData) return <ErrorPage error={error} />;
  return (
    <Shell {...loaderData}>
      <ErrorPage error={error} nested />
    </Shell>
  );
}
