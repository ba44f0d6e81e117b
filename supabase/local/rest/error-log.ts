import { type RequestContext, requestContext } from "./request-context.ts";

const buffered = new WeakMap<RequestContext, unknown[][]>();
let print: typeof console.error | undefined;

/**
 * Holds back what is printed with `console.error` during a request, until it is known how the request ends. The library
 * prints a stack for every request that the database refuses, which is ordinary (a policy, a constraint), and has no
 * option to turn that off.
 */
export function bufferErrors() {
  if (print) return;
  print = console.error;
  const direct = print;
  console.error = (...values: unknown[]) => {
    const request = requestContext.getStore();
    if (!request) return direct(...values);
    buffered.set(request, [...(buffered.get(request) ?? []), values]);
  };
}

/** Prints what was held back, for a request that ended in a 5xx. */
export function printErrors(request: RequestContext) {
  for (const values of buffered.get(request) ?? []) print?.(...values);
}
