import { type RequestContext, requestContext } from "./connection.ts";

const held = new WeakMap<RequestContext, unknown[][]>();
let print: typeof console.error | undefined;

/**
 * The library prints a stack for every request that the database refuses, which is ordinary business (a policy, a
 * constraint). What it says during a request is held back, and printed only where the request ends in a 5xx.
 */
export function holdErrors() {
  if (print) return;
  print = console.error;
  const passOn = print;
  console.error = (...words: unknown[]) => {
    const request = requestContext.getStore();
    if (!request) return passOn(...words);
    held.set(request, [...(held.get(request) ?? []), words]);
  };
}

export function printHeld(request: RequestContext) {
  for (const words of held.get(request) ?? []) print?.(...words);
}
