import { useLocation } from "react-router";
import { MaintenancePage } from "./maintenance-page.tsx";
import "./maintenance.css";

/** What the layout's error boundary shows when the shop is closed while a hydrated page is open. */
export function MaintenanceBoundary({ message }: { message: string }) {
  const { pathname, search } = useLocation();
  return <MaintenancePage message={message} path={`${pathname}${search}`} />;
}
