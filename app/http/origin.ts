const safe = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * True where a request that changes something comes from a page of this very origin. `Origin` decides; a missing one
 * passes only with `Sec-Fetch-Site: same-origin` or a Referer of this origin. The router's own check does not cover
 * resource routes and lets a missing Origin pass.
 */
export function comesFromHere(request: Request): boolean {
  if (safe.has(request.method)) return true;
  const here = new URL(request.url).origin;
  const origin = request.headers.get("origin");
  if (origin !== null) return origin === here;
  if (request.headers.get("sec-fetch-site") === "same-origin") return true;
  const referer = request.headers.get("referer");
  return referer !== null && URL.canParse(referer) && new URL(referer).origin === here;
}
