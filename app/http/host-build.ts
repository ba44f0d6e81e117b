import { createRequestHandler, type RequestHandler, type ServerBuild } from "react-router";
import type { App } from "./hosts.ts";

/** The first folder of a route's id names its app; the root and the resource routes belong to both. */
function belongs(id: string, app: App): boolean {
  return !id.startsWith(app === "admin" ? "storefront/" : "admin/");
}

function filterBuild(build: ServerBuild, isKept: (id: string) => boolean): ServerBuild {
  const filterRoutes = <Route>(routes: Record<string, Route>) =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => isKept(id)));
  return {
    ...build,
    routes: filterRoutes(build.routes),
    assets: { ...build.assets, routes: filterRoutes(build.assets.routes) },
  };
}

/**
 * The server build without the other app's routes, in routes and assets manifest, so that both apps can have `/` and
 * `/login`.
 */
export function hostBuild(build: ServerBuild, app: App): ServerBuild {
  return filterBuild(build, (id) => belongs(id, app));
}

type RouteFacts = { id: string; parentId?: string; path?: string; index?: boolean };

/**
 * The routes that have to do with each path without parameters: its own, those of the paths above it, what stands for `/`
 * and for a path that nobody knows (of these the router tells the browser), and the layouts around all of them.
 */
export function routesByPath(routes: readonly RouteFacts[]): Map<string, Set<string>> {
  const known = new Map(routes.map((route) => [route.id, route]));
  const withLayouts = ({ id, parentId }: RouteFacts): string[] => {
    const parent = known.get(parentId ?? "");
    return parent ? [id, ...withLayouts(parent)] : [id];
  };
  const isAbove = ({ path, index }: RouteFacts, below: string) =>
    index || path === "*" || (path !== undefined && `${below}/`.startsWith(`${path}/`));
  const paths = routes.flatMap(({ path }) => (path && !/[:*?]/.test(path) ? [path] : []));
  return new Map(
    paths.map((path) => [`/${path}`, new Set(routes.filter((route) => isAbove(route, path)).flatMap(withLayouts))]),
  );
}

/**
 * Answers the requests of one host. The router looks through all routes of a build several times a request and makes them
 * anew for each page, a tenth of the page's whole time: a path without parameters has a build with its own routes alone.
 */
export function createHostHandler(build: ServerBuild, mode: string): (pathname: string) => RequestHandler {
  const whole = createRequestHandler(build, mode);
  const routes = routesByPath(Object.values(build.routes).filter((route) => route !== undefined));
  const handlers = new Map<string, RequestHandler>();
  return (pathname) => {
    const own = routes.get(pathname);
    if (!own) return whole;
    const handler =
      handlers.get(pathname) ??
      createRequestHandler(
        filterBuild(build, (id) => own.has(id)),
        mode,
      );
    handlers.set(pathname, handler);
    return handler;
  };
}
