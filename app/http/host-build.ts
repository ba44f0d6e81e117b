import type { ServerBuild } from "react-router";
import type { App } from "./hosts.ts";

/** The first folder of a route's id names its app; the root and the resource routes belong to both. */
function belongs(id: string, app: App): boolean {
  return !id.startsWith(app === "admin" ? "storefront/" : "admin/");
}

function filterRoutes<Route>(routes: Record<string, Route>, app: App): Record<string, Route> {
  return Object.fromEntries(Object.entries(routes).filter(([id]) => belongs(id, app)));
}

/**
 * The server build without the other app's routes, in routes and assets manifest, so that both apps can have `/` and
 * `/login`.
 */
export function hostBuild(build: ServerBuild, app: App): ServerBuild {
  return {
    ...build,
    routes: filterRoutes(build.routes, app),
    assets: { ...build.assets, routes: filterRoutes(build.assets.routes, app) },
  };
}
