const modes = ["password", "magic", "forgot", "recovery"] as const;

/** What the sign-in page is for at the moment. */
export type Mode = (typeof modes)[number];

export function isMode(value: unknown): value is Mode {
  return modes.some((mode) => mode === value);
}

/** The address of a mode; the page to go on to is kept. */
export function loginAddress({
  mode,
  next = "",
  ...more
}: {
  mode: Mode;
  next?: string;
  sent?: "1";
  updated?: "1";
}): string {
  const query = new URLSearchParams({
    ...(mode !== "password" && { mode }),
    ...(next && { next }),
    ...more,
  }).toString();
  return query ? `/login?${query}` : "/login";
}
