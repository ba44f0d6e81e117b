/**
 * Auth links of the implicit flow land on any page with tokens in the URL's hash, which the server never sees: they are
 * posted to it at once and removed from the address. Errors in the hash are shown by the sign-in page.
 */
export function submitHashTokens(): void {
  const hash = new URLSearchParams(location.hash.slice(1));
  if (hash.has("error_description") && location.pathname !== "/login") location.replace(`/login${location.hash}`);
  if (!hash.has("access_token")) return;
  history.replaceState(history.state, "", location.pathname + location.search);
  const form = document.createElement("form");
  form.method = "post";
  form.action = "/auth/hash";
  for (const name of ["access_token", "refresh_token", "type"]) {
    const field = document.createElement("input");
    field.type = "hidden";
    field.name = name;
    field.value = hash.get(name) ?? "";
    form.appendChild(field);
  }
  document.body.appendChild(form);
  form.submit();
}
