import type { RouteConfigEntry } from "@react-router/dev/routes";
import routes from "../../app/routes.ts";

type Host = "shop" | "admin";

/** An address of one of the hosts. */
export type Address = { host: Host; path: string };

/** The patterns of all routes of `app/routes.ts`, each with the hosts that have it. */
function patternsOf(entries: readonly RouteConfigEntry[], parent = ""): { pattern: string; hosts: Host[] }[] {
  return entries.flatMap(({ path, file, children, index }) => {
    const pattern = path ? `${parent}/${path}` : parent;
    if (children) return patternsOf(children, pattern);
    const hosts: Host[] = file.startsWith("storefront/")
      ? ["shop"]
      : file.startsWith("admin/")
        ? ["admin"]
        : ["shop", "admin"];
    return index || path ? [{ pattern: pattern || "/", hosts }] : [];
  });
}

/**
 * An address for every route of both hosts. `known` has those that open something, for each pattern with a parameter,
 * by host and pattern.
 * @throws where a pattern has none, so that no route is left out
 */
export function addressesOf(known: Record<string, string[]>): Address[] {
  return patternsOf(routes).flatMap(({ pattern, hosts }) =>
    hosts.flatMap((host) => {
      const plain = /[:*]/.test(pattern) ? undefined : [pattern];
      const paths = known[`${host} ${pattern}`] ?? plain;
      if (!paths) throw new Error(`No address is known of ${host} ${pattern}`);
      return paths.map((path) => ({ host, path }));
    }),
  );
}
