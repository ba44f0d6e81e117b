import { Outlet } from "react-router";
import { sessionMiddleware, visitorContext, visitorMiddleware } from "../auth/visitor.ts";
import { countWaiting, type Waiting } from "../backend/admin/waiting.ts";
import type { Handle } from "../document/handle.ts";
import { backendOf } from "../http/backend.ts";
import { Main } from "../ui/index.ts";
import type { Route } from "./+types/layout";
import { adminGate } from "./gate.ts";
import { AdminShell } from "./shell/admin-shell.tsx";
import { loadOr } from "./shell/route-data.server.ts";

export const handle = { hydrate: true, light: "day", namespaces: ["admin"], noindex: true } satisfies Handle;

export const middleware: Route.MiddlewareFunction[] = [sessionMiddleware, visitorMiddleware, adminGate];

/** Without a loader, client navigations would not run the middleware. What waits is counted for the menu of every page. */
export async function loader({ context }: Route.LoaderArgs) {
  const { role, email, uncertain } = context.get(visitorContext);
  if (role !== "admin") return { email: uncertain ? email : null, waiting: null };
  const { value: waiting } = await loadOr<Waiting | null>(context, () => countWaiting(backendOf(context)), null);
  return { email, waiting };
}

export default function Layout({ loaderData: { email, waiting } }: Route.ComponentProps) {
  return (
    <AdminShell email={email} waiting={waiting}>
      <Main>
        <Outlet />
      </Main>
    </AdminShell>
  );
}
