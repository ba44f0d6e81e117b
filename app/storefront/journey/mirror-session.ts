/** Copies the session from the HTTP-only cookie, which decides, to local storage for other scripts to read. */
export function mirrorSession(session: string | null): void {
  if (!session) return;
  try {
    for (const key of ["maestro_session_id", "sid"]) localStorage.setItem(key, session);
  } catch {
    // Storage may be blocked, as in private windows.
  }
}
