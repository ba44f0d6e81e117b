/**
 * Auth links of the implicit flow land on any page with tokens in the URL's hash, which the server never sees: the page
 * that asks before it signs in takes them over, hash and all, in the place of this one. So it does errors, which the
 * sign-in page shows itself; it stands before the welcome page, to which the sign-in page would lead a newcomer back.
 */
export function handOverHash(): void {
  const hash = new URLSearchParams(location.hash.slice(1));
  const shown = hash.has("error_description") ? ["/login", "/auth/hash"] : ["/auth/hash"];
  if (!hash.has("access_token") && !hash.has("error_description")) return;
  if (!shown.includes(location.pathname)) location.replace(`/auth/hash${location.hash}`);
}
