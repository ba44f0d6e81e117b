import { redirect } from "react-router";

/** Unknown paths lead to the dashboard. */
export function loader() {
  return redirect("/");
}
