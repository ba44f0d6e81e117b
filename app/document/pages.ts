import type { ServerBuild } from "react-router";
import { type Handle, isHandle } from "./handle.ts";

/** A page of the storefront: its route path (`/product/:key`) and its handle. */
export type Page = { path: string; handle: Handle };

/** The storefront's pages in the order of its routes. */
export function pagesOf({ routes }: ServerBuild): Page[] {
  return Object.values(routes).flatMap((route) => {
    if (!route?.id.startsWith("storefront/") || !isHandle(route.module.handle)) return [];
    // The legal texts take an optional language in their path, which makes no other page.
    const path = `/${route.path ?? ""}`.replace(/\/:lang\?$/, "");
    return [{ path, handle: route.module.handle }];
  });
}
