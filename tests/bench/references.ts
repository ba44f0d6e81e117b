import { execFileSync } from "node:child_process";
import { join } from "node:path";

/** The `build/` folders of the shop and of all that it is measured beside. */
export type Builds = Record<"shop" | "template" | "hydrated" | "same" | "peer", string>;

const here = import.meta.dirname;

/** Folder of the Worker that answers "ok": the least that a request costs on this machine. */
export const hello = join(here, "hello");

/**
 * Builds a reference with the shop's own tools and hands back its `build/` folder. `template` is the smallest React
 * Router page, by which a start is measured; `hydrated` the smallest with the shop's fonts and one of its pictures as
 * well; `same` the smallest that sends the shop's own markup (same.ts).
 */
export function buildReference(name: "template" | "hydrated" | "same"): string {
  const cwd = join(here, name);
  execFileSync(join(here, "../../node_modules/.bin/react-router"), ["build"], { cwd, stdio: "ignore" });
  return join(cwd, "build");
}
