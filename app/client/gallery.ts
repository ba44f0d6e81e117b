/** The least horizontal distance of a swipe, in CSS pixels. */
const swipeDistance = 40;

/** Arrow keys, Escape and swipes for the enlarged pictures; without it links and CSS `:target` do. */
export function gallery(): void {
  const viewer = document.querySelector<HTMLElement>("[data-gallery]");
  if (!viewer) return;
  const follow = (step: "previous" | "next" | "close") =>
    viewer.querySelector<HTMLAnchorElement>(`:target [data-step="${step}"]`)?.click();
  const rtl = document.documentElement.dir === "rtl";
  let startX = 0;

  addEventListener("keydown", ({ key }) => {
    if (key === "Escape") follow("close");
    if (key === "ArrowRight") follow(rtl ? "previous" : "next");
    if (key === "ArrowLeft") follow(rtl ? "next" : "previous");
  });
  // Focus moves to a picture that opens and returns to its thumbnail when it closes.
  addEventListener("hashchange", ({ oldURL }) => {
    const thumbnail = document.querySelector<HTMLElement>(`#gallery:target a[href="${new URL(oldURL).hash}"]`);
    (thumbnail ?? document.querySelector<HTMLElement>(":target"))?.focus();
  });
  viewer.addEventListener("pointerdown", ({ clientX }) => {
    startX = clientX;
  });
  viewer.addEventListener("pointerup", ({ clientX }) => {
    if (Math.abs(clientX - startX) < swipeDistance) return;
    follow(clientX < startX !== rtl ? "next" : "previous");
  });
}
