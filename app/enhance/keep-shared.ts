/** `[data-keepsake]` holds a button that draws a picture of what it says; what draws is fetched when it is pressed. */
export function keepShared(): void {
  const region = document.querySelector<HTMLElement>("[data-keepsake]");
  const button = region?.querySelector("button");
  const status = region?.querySelector<HTMLElement>("[role=status]");
  if (!region || !button || !status) return;
  region.hidden = false;
  button.addEventListener("click", async () => {
    if (button.ariaBusy === "true") return;
    button.ariaBusy = "true";
    try {
      const { keep } = await import("../storefront/results/keepsake/keep.ts");
      await keep(JSON.parse(region.dataset.keepsake ?? ""));
      status.textContent = status.dataset.saved ?? "";
    } catch {
      status.textContent = status.dataset.failed ?? "";
    }
    button.ariaBusy = null;
  });
}
