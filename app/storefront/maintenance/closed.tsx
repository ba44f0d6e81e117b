import { useLocation } from "react-router";
import { MaintenancePage } from "./maintenance-page.tsx";
import "./maintenance.css";

/** The shop was closed while a page was open: what its boundary shows. */
export function Closed({ message }: { message: unknown }) {
  const { pathname, search } = useLocation();
  return <MaintenancePage message={typeof message === "string" ? message : undefined} path={`${pathname}${search}`} />;
}
