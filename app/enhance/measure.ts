/** One visitor in so many is measured. */
const oneIn = 10;

/** Tells the house how the page felt, without a word about who felt it. The library is fetched only where it is used. */
export function measure(): void {
  if (Math.random() * oneIn >= 1 || location.hostname.startsWith("admin.")) return;
  addEventListener("load", async () => {
    const { onCLS, onINP, onLCP, onTTFB } = await import("web-vitals");
    const device = innerWidth < 600 ? "phone" : innerWidth < 1024 ? "tablet" : "desktop";
    const tell = ({ name, value }: { name: string; value: number }) => {
      navigator.sendBeacon(
        "/measure",
        new URLSearchParams({ metric: name, value: String(value), device, path: location.pathname }),
      );
    };
    for (const observe of [onCLS, onINP, onLCP, onTTFB]) observe(tell);
  });
}
