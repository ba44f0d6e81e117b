import type { LetterOutcome } from "../../backend/auth-letters.ts";

const modes = ["password", "magic", "forgot", "recovery"] as const;

/** What the sign-in page shows: one of its forms. */
export type Mode = (typeof modes)[number];

export function isMode(value: unknown): value is Mode {
  return modes.some((mode) => mode === value);
}

/**
 * The address of a mode. `next` is the page to go to after the sign-in; `sent` and `updated` show that a form was
 * accepted.
 */
export function loginPath({
  mode,
  next = "",
  ...more
}: {
  mode: Mode;
  next?: string;
  sent?: LetterOutcome;
  updated?: "1";
}): string {
  const query = new URLSearchParams({
    ...(mode !== "password" && { mode }),
    ...(next && { next }),
    ...more,
  }).toString();
  return query ? `/login?${query}` : "/login";
}

/** The page that asks for the second factor, before `next`. */
export function factorPath(next = "/"): string {
  return next === "/" ? "/login/factor" : `/login/factor?${new URLSearchParams({ next })}`;
}
