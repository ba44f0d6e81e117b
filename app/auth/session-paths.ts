import type { App } from "../http/hosts.ts";

/** Where each app lists one's sessions. */
export const sessionsPath = { storefront: "/account", admin: "/sessions" } as const satisfies Record<App, string>;
