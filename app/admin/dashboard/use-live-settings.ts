import { useEffect, useRef } from "react";
import { useRevalidator } from "react-router";
import { usePolling } from "../shell/use-polling.ts";

/** Milliseconds between two looks at the settings while there is no realtime channel. */
const settingsPollInterval = 5000;

/**
 * Revalidates the page when the settings' row changes, and when its tab becomes visible again. A page that is open for
 * longer than a poll opens a channel of Supabase Realtime, whose client is loaded then: a short look costs neither the
 * script nor a socket. While there is no channel the page polls.
 */
export function useLiveSettings({ url, key }: { url: string; key: string }): void {
  const { revalidate } = useRevalidator();
  const latestRevalidate = useRef(revalidate);
  latestRevalidate.current = revalidate;
  const subscribed = useRef(false);
  usePolling(settingsPollInterval, () => !subscribed.current);
  useEffect(() => {
    let unmounted = false;
    let disconnect = () => {};
    const refresh = () => void latestRevalidate.current();
    const openChannel = async () => {
      const { RealtimeClient } = await import("./realtime-client.ts");
      if (unmounted) return;
      const client = new RealtimeClient(`${url.replace(/^http/, "ws")}/realtime/v1`, { params: { apikey: key } });
      client
        .channel("site_settings")
        .on("postgres_changes", { event: "UPDATE", schema: "public", table: "site_settings" }, refresh)
        .subscribe((status) => {
          const before = subscribed.current;
          subscribed.current = status === "SUBSCRIBED";
          // Changes from before the subscription were missed.
          if (subscribed.current && !before) refresh();
        });
      disconnect = () => void client.disconnect();
    };
    // Without the client the page goes on polling.
    const opening = setTimeout(() => void openChannel().catch(() => undefined), settingsPollInterval);
    return () => {
      unmounted = true;
      clearTimeout(opening);
      subscribed.current = false;
      disconnect();
    };
  }, [url, key]);
}
