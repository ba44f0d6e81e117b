import type { ServerBuild } from "react-router";
import type { App } from "../hosts.ts";

/** A route's first folder says whose it is; the root and resources are everyone's. */
function belongs(id: string, app: App): boolean {
  return !id.startsWith(app === "admin" ? "storefront/" : "admin/");
}

function keep<Route>(routes: Record<string, Route>, app: App): Record<string, Route> {
  return Object.fromEntries(Object.entries(routes).filter(([id]) => belongs(id, app)));
}

/** The one build as seen from one host: routes and assets manifest without the other app's subtree, so both may own `/` and `/login`. */
export function viewOf(build: ServerBuild, app: App): ServerBuild {
  return {
    ...build,
    routes: keep(build.routes, app),
    assets: { ...build.assets, routes: keep(build.assets.routes, app) },
  };
}
