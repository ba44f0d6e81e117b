import { type ComponentType, lazy } from "react";

/** Milliseconds until what did not load is asked for again. */
const wait = 5000;

/**
 * A part of a page whose script comes by itself. While it cannot be loaded, what the server drew stays and is used without
 * it: a line that fails below the fold must not take the page and what was typed on it.
 */
export function late<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const attempt = (): Promise<{ default: ComponentType<Props> }> =>
    load().then(
      (part) => ({ default: part }),
      () => new Promise((resolve) => setTimeout(resolve, wait)).then(attempt),
    );
  return lazy(attempt);
}
