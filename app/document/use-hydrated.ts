import { useDeferredValue } from "react";

/**
 * False on the server and while hydrating, then true. Deferred, so that it waits for the lazy parts of the page: React
 * discards what the server rendered of a Suspense boundary that is updated before its hydration.
 */
export function useHydrated(): boolean {
  return useDeferredValue(true, false);
}
