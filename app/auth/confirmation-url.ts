/** The address of an e-mailed link: this host's confirmation page, which redirects to the local path `next`. */
export function confirmationUrl(request: Request, next: string): string {
  const url = new URL("/auth/confirm", request.url);
  url.searchParams.set("next", next);
  return url.href;
}
