import { Outlet } from "react-router";
import { sessionMiddleware, visitorContext, visitorMiddleware } from "../auth/visitor.ts";
import type { Handle } from "../document/handle.ts";
import { Main } from "../ui/index.ts";
import type { Route } from "./+types/layout";
import { adminGate } from "./gate.ts";
import { AdminShell } from "./shell/admin-shell.tsx";

export const handle = { hydrate: true, colorScheme: "paper", namespaces: ["admin"], noindex: true } satisfies Handle;

export const middleware: Route.MiddlewareFunction[] = [sessionMiddleware, visitorMiddleware, adminGate];

/** Without a loader, client navigations would not run the middleware. */
export function loader({ context }: Route.LoaderArgs) {
  const { role, email, uncertain } = context.get(visitorContext);
  return { email: role === "admin" || uncertain ? email : null };
}

export default function Layout({ loaderData: { email } }: Route.ComponentProps) {
  return (
    <AdminShell email={email}>
      <Main>
        <Outlet />
      </Main>
    </AdminShell>
  );
}
