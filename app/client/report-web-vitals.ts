/** One page view in this many is reported. */
const sampling = 10;

/** Reports the web vitals of a sample of page views, anonymously. The library is loaded only for the sample. */
export function reportWebVitals(): void {
  if (Math.random() * sampling >= 1 || location.hostname.startsWith("admin.")) return;
  const observe = async () => {
    // It does not come where the page is left meanwhile.
    const library = await import("web-vitals").catch(() => null);
    if (!library) return;
    const device = innerWidth < 600 ? "phone" : innerWidth < 1024 ? "tablet" : "desktop";
    const report = ({ name, value }: { name: string; value: number }) => {
      navigator.sendBeacon(
        "/measure",
        new URLSearchParams({ metric: name, value: String(value), device, path: location.pathname }),
      );
    };
    for (const onMetric of [library.onCLS, library.onINP, library.onLCP, library.onTTFB]) onMetric(report);
  };
  if (document.readyState === "complete") void observe();
  else addEventListener("load", observe);
}
