import { useEffect } from "react";

/** Copies the session from the HTTP-only cookie, which decides, to local storage for other scripts to read. */
export function useMirroredSession(session: string | null) {
  useEffect(() => {
    if (!session) return;
    try {
      localStorage.setItem("maestro_session_id", session);
    } catch {
      // Storage may be blocked, as in private windows.
    }
  }, [session]);
}
