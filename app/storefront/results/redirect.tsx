import { redirect } from "react-router";
import type { Route } from "./+types/redirect";

export function loader({ url }: Route.LoaderArgs) {
  return redirect(`/perfume-results${url.search}`);
}
