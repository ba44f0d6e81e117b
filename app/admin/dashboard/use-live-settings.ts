import { useEffect, useRef } from "react";
import { useRevalidator } from "react-router";
import { settingsPollEvery } from "../../timings.ts";

/**
 * Reads the settings anew when their row changes elsewhere: told by a realtime channel, whose client is loaded only
 * here. While there is no channel, and when the window is looked at again, the page asks by itself.
 */
export function useLiveSettings({ url, key }: { url: string; key: string }): void {
  const { revalidate } = useRevalidator();
  const again = useRef(revalidate);
  again.current = revalidate;
  useEffect(() => {
    let joined = false;
    let left = false;
    let leave = () => {};
    const look = () => void again.current();
    const poll = setInterval(() => !joined && !document.hidden && look(), settingsPollEvery);
    const onVisible = () => !document.hidden && look();
    document.addEventListener("visibilitychange", onVisible);
    void import("@supabase/realtime-js")
      .then(({ RealtimeClient }) => {
        if (left) return;
        const client = new RealtimeClient(`${url.replace(/^http/, "ws")}/realtime/v1`, { params: { apikey: key } });
        client
          .channel("site_settings")
          .on("postgres_changes", { event: "UPDATE", schema: "public", table: "site_settings" }, look)
          .subscribe((status) => {
            const before = joined;
            joined = status === "SUBSCRIBED";
            // What changed while there was no channel was not told.
            if (joined && !before) look();
          });
        leave = () => void client.disconnect();
      })
      // The polling goes on where the client could not be loaded.
      .catch(() => undefined);
    return () => {
      left = true;
      clearInterval(poll);
      document.removeEventListener("visibilitychange", onVisible);
      leave();
    };
  }, [url, key]);
}
