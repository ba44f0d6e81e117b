import { useEffect } from "react";

/** Keeps the journey's session where the house's other scripts look for it; the cookie is what counts. */
export function useMirroredSession(session: string | null) {
  useEffect(() => {
    if (!session) return;
    try {
      localStorage.setItem("maestro_session_id", session);
    } catch {
      // Storage may be refused in private windows.
    }
  }, [session]);
}
