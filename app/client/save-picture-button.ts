/** `[data-perfume-picture]` holds a button that draws and saves that picture; the code that draws is loaded on click. */
export function savePictureButton(): void {
  const region = document.querySelector<HTMLElement>("[data-perfume-picture]");
  const button = region?.querySelector("button");
  const status = region?.querySelector<HTMLElement>("[role=status]");
  if (!region || !button || !status) return;
  region.hidden = false;
  button.addEventListener("click", async () => {
    if (button.ariaBusy === "true") return;
    button.ariaBusy = "true";
    try {
      const { savePicture } = await import("../storefront/perfume-picture/save-picture.client.ts");
      await savePicture(JSON.parse(region.dataset.perfumePicture ?? ""));
      status.textContent = status.dataset.saved ?? "";
    } catch {
      status.textContent = status.dataset.failed ?? "";
    }
    button.ariaBusy = null;
  });
}
