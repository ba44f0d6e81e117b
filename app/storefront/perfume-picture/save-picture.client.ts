import { brandSlug } from "../../shop/names.ts";
import { drawPicture } from "./draw-picture.ts";
import type { PerfumePicture } from "./perfume-picture.ts";

/** Milliseconds. A download may start long after the click that asked for it; its object URL has to live until then. */
const objectUrlLifetime = 10_000;

/**
 * Draws the picture of a perfume and offers it in the device's share sheet where that takes files, else downloads it.
 * @throws where it cannot be drawn
 */
export async function savePicture(picture: PerfumePicture): Promise<void> {
  const canvas = await drawPicture(picture);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (!blob) throw new Error("The canvas could not be encoded");
  const name = picture.name.replace(/[^\p{L}\p{M}\p{N}]+/gu, "-").replace(/^-|-$/g, "");
  const file = new File([blob], `${brandSlug}-${name || "perfume"}.png`, { type: blob.type });
  if (!(await share(file, picture.name))) download(file);
}

/** False where the device cannot share files, or the click is too long ago. A share that the visitor cancels counts as done. */
async function share(file: File, title: string): Promise<boolean> {
  if (!navigator.canShare?.({ files: [file] })) return false;
  try {
    await navigator.share({ files: [file], title });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError";
  }
}

function download(file: File): void {
  const url = URL.createObjectURL(file);
  Object.assign(document.createElement("a"), { href: url, download: file.name }).click();
  setTimeout(() => URL.revokeObjectURL(url), objectUrlLifetime);
}
