import { Outlet } from "react-router";

export const handle = { hydrate: true, theme: "paper" as const };

export default function Layout() {
  return <Outlet />;
}
