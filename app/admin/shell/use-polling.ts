import { useEffect, useRef } from "react";
import { useRevalidator } from "react-router";

/**
 * Reads the page's data anew every `interval` milliseconds while its tab is seen and `wanted` says so, and when the tab
 * becomes visible again.
 */
export function usePolling(interval: number, wanted: () => boolean = always): void {
  const { revalidate } = useRevalidator();
  const latest = useRef({ revalidate, wanted });
  latest.current = { revalidate, wanted };
  useEffect(() => {
    const refresh = () => {
      if (!document.hidden) void latest.current.revalidate();
    };
    const poll = setInterval(() => latest.current.wanted() && refresh(), interval);
    document.addEventListener("visibilitychange", refresh);
    return () => {
      clearInterval(poll);
      document.removeEventListener("visibilitychange", refresh);
    };
  }, [interval]);
}

const always = () => true;
