import { useEffect, useRef } from "react";
import { useRevalidator } from "react-router";
import { settingsPollInterval } from "../../shop/timings.ts";

/**
 * Revalidates the page when the settings' row changes, by a channel of Supabase Realtime, whose client is loaded
 * lazily. While there is no channel the page polls, and it revalidates when its tab becomes visible again.
 */
export function useLiveSettings({ url, key }: { url: string; key: string }): void {
  const { revalidate } = useRevalidator();
  const latestRevalidate = useRef(revalidate);
  latestRevalidate.current = revalidate;
  useEffect(() => {
    let subscribed = false;
    let unmounted = false;
    let disconnect = () => {};
    const refresh = () => void latestRevalidate.current();
    const poll = setInterval(() => !subscribed && !document.hidden && refresh(), settingsPollInterval);
    const onVisibilityChange = () => !document.hidden && refresh();
    document.addEventListener("visibilitychange", onVisibilityChange);
    void import("./realtime-client.ts")
      .then(({ RealtimeClient }) => {
        if (unmounted) return;
        const client = new RealtimeClient(`${url.replace(/^http/, "ws")}/realtime/v1`, { params: { apikey: key } });
        client
          .channel("site_settings")
          .on("postgres_changes", { event: "UPDATE", schema: "public", table: "site_settings" }, refresh)
          .subscribe((status) => {
            const before = subscribed;
            subscribed = status === "SUBSCRIBED";
            // Changes from before the subscription were missed.
            if (subscribed && !before) refresh();
          });
        disconnect = () => void client.disconnect();
      })
      // Without the client the page goes on polling.
      .catch(() => undefined);
    return () => {
      unmounted = true;
      clearInterval(poll);
      document.removeEventListener("visibilitychange", onVisibilityChange);
      disconnect();
    };
  }, [url, key]);
}
