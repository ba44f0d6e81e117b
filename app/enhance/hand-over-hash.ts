/**
 * Links of the older kind bring tokens in the address's hash, to whichever page: they are handed to the server at once
 * and the hash is cleared. An error there is shown on the sign-in page.
 */
export function handOverHash(): void {
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
