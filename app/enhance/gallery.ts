const swipe = 40;

/** Arrows, Escape and swipes for the large pictures; links and the style sheet do the rest. */
export function gallery(): void {
  const large = document.querySelector<HTMLElement>("[data-gallery]");
  if (!large) return;
  const step = (direction: "previous" | "next" | "close") =>
    large.querySelector<HTMLAnchorElement>(`:target [data-step="${direction}"]`)?.click();
  const mirrored = document.documentElement.dir === "rtl";
  let from = 0;

  addEventListener("keydown", ({ key }) => {
    if (key === "Escape") step("close");
    if (key === "ArrowRight") step(mirrored ? "previous" : "next");
    if (key === "ArrowLeft") step(mirrored ? "next" : "previous");
  });
  // A picture that opens takes the focus; one that closes gives it back to its small copy.
  addEventListener("hashchange", ({ oldURL }) => {
    const small = document.querySelector<HTMLElement>(`#gallery:target a[href="${new URL(oldURL).hash}"]`);
    (small ?? document.querySelector<HTMLElement>(":target"))?.focus();
  });
  large.addEventListener("pointerdown", ({ clientX }) => {
    from = clientX;
  });
  large.addEventListener("pointerup", ({ clientX }) => {
    if (Math.abs(clientX - from) < swipe) return;
    step(clientX < from !== mirrored ? "next" : "previous");
  });
}
