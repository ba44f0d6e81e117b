import { useTranslation } from "react-i18next";
import { isRouteErrorResponse, Outlet, useLocation } from "react-router";
import { ErrorPage } from "../error-page.tsx";
import { maintenanceGate } from "../http/maintenance-gate.ts";
import { visitorContext, visitorMiddleware } from "../http/session.ts";
import { welcomeGate } from "../http/welcome-gate.ts";
import { currencyOf } from "../money.ts";
import { Main, SkipLink } from "../ui/index.ts";
import type { Route } from "./+types/layout";
import { maintenanceAnswer } from "./maintenance/answer.tsx";
import { Closed } from "./maintenance/closed.tsx";
import { Footer } from "./shell/footer.tsx";
import { Header } from "./shell/header.tsx";
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

/** Header and footer; the `<main>` between them is here, so pages render none. A new page starts with its menus closed. */
export default function Layout({ loaderData: { visitor, year } }: Route.ComponentProps) {
  const { t } = useTranslation("shell");
  const { pathname } = useLocation();
  return (
    <>
      <SkipLink>{t("skip")}</SkipLink>
      <Header key={pathname} visitor={visitor} />
      <Main>
        <Outlet />
      </Main>
      <Footer year={year} />
    </>
  );
}

/** A page that was open when the shop closed shows so; every other error is the last page of all. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 503) return <Closed message={error.data} />;
  return <ErrorPage error={error} />;
}
