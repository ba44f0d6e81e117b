import { Outlet } from "react-router";
import type { Handle } from "../handle.ts";
import { visitorContext, visitorMiddleware } from "../http/session.ts";
import { Main } from "../ui/index.ts";
import type { Route } from "./+types/layout";
import { Frame } from "./frame/frame.tsx";
import { officeGate } from "./gate.ts";

export const handle = { hydrate: true, theme: "paper", texts: ["admin", "office"] } satisfies Handle;

export const middleware: Route.MiddlewareFunction[] = [visitorMiddleware, officeGate];

/** A gate needs a loader beside it: without one, a client navigation would pass it by. */
export function loader({ context }: Route.LoaderArgs) {
  const { role, email, uncertain } = context.get(visitorContext);
  return { email: role === "admin" || uncertain ? email : null };
}

export default function Layout({ loaderData: { email } }: Route.ComponentProps) {
  return (
    <Frame email={email}>
      <Main>
        <Outlet />
      </Main>
    </Frame>
  );
}
