import { useEffect } from "react";
import { useNavigate } from "react-router";
import { accountSuccess } from "../../timings.ts";

/** A success stays five seconds, then the page is as before. Without a script it stays until the visitor moves on. */
export function useReturnToIdle(succeeded: boolean, path: string): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!succeeded) return;
    const timer = setTimeout(() => navigate(path, { replace: true, preventScrollReset: true }), accountSuccess);
    return () => clearTimeout(timer);
  }, [succeeded, path, navigate]);
}
