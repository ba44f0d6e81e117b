import { Outlet } from "react-router";
import { welcomeGate } from "../http/welcome-gate.ts";
import type { Route } from "./+types/layout";

export const middleware: Route.MiddlewareFunction[] = [welcomeGate];

/** A gate needs a loader beside it: without one, a client navigation would pass it by. */
export function loader() {
  return { role: "guest" };
}

export default function Layout() {
  return <Outlet />;
}
