/**
 * Below it providers of payments post what has happened, and Auth what it wants letters about. Both are known by their
 * signature: neither the origin nor the type of the body is checked. In `app/routes.ts` nothing else begins so.
 */
export const webhookPath = "/notices/";

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/** A request whose browser keeps its origin back ("null"), as if it named none: the router refuses "null" by itself. */
export function withoutOpaqueOrigin(request: Request): Request {
  if (request.headers.get("origin") !== "null") return request;
  const headers = new Headers(request.headers);
  headers.delete("origin");
  return new Request(request, { headers });
}

/**
 * Against cross-site request forgery: false where a request with an unsafe method does not come from a page of the
 * origin `here`. `Origin` decides; where it is missing or opaque ("null"), `Sec-Fetch-Site: same-origin` or a Referer of this
 * origin is required: a page cannot forge either.
 * The router's own check lets a missing Origin pass and does not cover resource routes.
 */
export function isSameOrigin(request: Request, here: string): boolean {
  if (safeMethods.has(request.method)) return true;
  const origin = request.headers.get("origin");
  // A browser that is told to send no referrer writes "null" for its own pages, too.
  if (origin !== null && origin !== "null") return origin === here;
  if (request.headers.get("sec-fetch-site") === "same-origin") return true;
  const referer = request.headers.get("referer");
  return referer !== null && URL.canParse(referer) && new URL(referer).origin === here;
}
