/**
 * Auth links of the implicit flow land on any page with tokens in the URL's hash, which the server never sees: the page
 * that asks before it signs in takes them over, hash and all, in the place of this one. Errors in the hash are shown by
 * the sign-in page.
 */
export function handOverHash(): void {
  const hash = new URLSearchParams(location.hash.slice(1));
  const move = (path: string) => location.pathname !== path && location.replace(path + location.hash);
  if (hash.has("error_description")) move("/login");
  else if (hash.has("access_token")) move("/auth/hash");
}
