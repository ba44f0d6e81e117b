/** Where a letter's link leads: this host's confirmation page, and from there to `next`. */
export function linkAddress(request: Request, next: string): string {
  const address = new URL("/auth/confirm", request.url);
  address.searchParams.set("next", next);
  return address.href;
}
