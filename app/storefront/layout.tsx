import { useTranslation } from "react-i18next";
import { Outlet, useLocation } from "react-router";
import { welcomeGate } from "../http/welcome-gate.ts";
import { currencyOf } from "../money.ts";
import { Main, SkipLink } from "../ui/index.ts";
import type { Route } from "./+types/layout";
import { Footer } from "./shell/footer.tsx";
import { Header } from "./shell/header.tsx";
import type { Visitor } from "./shell/visitor.ts";

export const middleware: Route.MiddlewareFunction[] = [welcomeGate];

export const handle = { texts: ["shell" as const] };

/** A gate needs a loader beside it: without one, a client navigation would pass it by. */
export function loader({ request }: Route.LoaderArgs) {
  const visitor: Visitor = { role: "guest", currency: currencyOf(request) };
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
