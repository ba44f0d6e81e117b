import { useEffect, useState } from "react";

/** Seconds since hydration, up to `end`; null before, on the server and without a script. */
export function useElapsed(end: number): number | null {
  const [elapsed, setElapsed] = useState<number | null>(null);
  useEffect(() => {
    const start = Date.now();
    setElapsed(0);
    const timer = setInterval(() => {
      const seconds = Math.min(end, Math.floor((Date.now() - start) / 1000));
      setElapsed(seconds);
      if (seconds === end) clearInterval(timer);
    }, 250);
    return () => clearInterval(timer);
  }, [end]);
  return elapsed;
}
