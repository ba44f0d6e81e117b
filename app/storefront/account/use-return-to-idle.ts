import { useEffect } from "react";
import { useNavigate } from "react-router";
import { accountSuccess } from "../../shop/timings.ts";

/** Replaces a success message by the form after a while. Without a script the message stays. */
export function useReturnToIdle(succeeded: boolean, path: string): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!succeeded) return;
    const timer = setTimeout(() => navigate(path, { replace: true, preventScrollReset: true }), accountSuccess);
    return () => clearTimeout(timer);
  }, [succeeded, path, navigate]);
}
