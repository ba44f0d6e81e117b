import type { ServerBuild } from "react-router";
import { type Handle, isHandle } from "./handle.ts";

/** A page of one host: its route path (`/product/:key`) and its handle. */
export type Page = { path: string; handle: Handle };

/** The pages of one app in the order of its routes: what has a path and a handle. */
export function pagesOf({ routes }: ServerBuild, app: "storefront" | "admin"): Page[] {
  return Object.values(routes).flatMap((route) => {
    if (!route?.id.startsWith(`${app}/`) || !isHandle(route.module.handle)) return [];
    if (route.path === undefined) return [];
    // The legal texts take an optional language in their path, which makes no other page.
    const path = `/${route.path}`.replace(/\/:lang\?$/, "");
    return [{ path, handle: route.module.handle }];
  });
}
