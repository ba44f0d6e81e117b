import type { LetterOutcome } from "../../backend/auth-letters.ts";

/**
 * The address of the sign-in page. `next` is the page to continue to; `sent` and `signed_in` say what happened: a letter
 * is on its way, or was asked for too often or a moment ago, or its link has been pressed.
 */
export function loginPath(values: { tab?: "password"; next?: string; sent?: LetterOutcome; signed_in?: "1" }): string {
  const query = new URLSearchParams(Object.entries(values).filter(([, value]) => value)).toString();
  return query ? `/login?${query}` : "/login";
}
