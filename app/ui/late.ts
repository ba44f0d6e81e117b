import { type ComponentType, lazy } from "react";

/** Milliseconds until what did not load is asked for again; each further wait is twice as long. */
const firstWait = 3000;

/**
 * A part of a page whose script comes by itself. While it cannot be loaded, what the server drew stays and is used without
 * it: a line that fails below the fold must not take the page and what was typed on it.
 */
export function late<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const attempt = async (wait: number): Promise<{ default: ComponentType<Props> }> => {
    try {
      return { default: await load() };
    } catch {
      await new Promise((resolve) => setTimeout(resolve, wait));
      return attempt(wait * 2);
    }
  };
  return lazy(() => attempt(firstWait));
}
