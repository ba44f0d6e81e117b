import { brand } from "../../../brand.ts";
import { downloadHandOver } from "../../../timings.ts";
import type { Keepsake } from "./keepsake.ts";
import { drawPortrait } from "./portrait.ts";

/**
 * Draws the picture of a perfume and hands it to the visitor: through the device's own way of sharing where it takes
 * pictures, else as a download.
 * @throws where it cannot be drawn
 */
export async function keep(keepsake: Keepsake): Promise<void> {
  const canvas = await drawPortrait(keepsake);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (!blob) throw new Error("The canvas gave no picture");
  const name = keepsake.name.replace(/[^\p{L}\p{M}\p{N}]+/gu, "-").replace(/^-|-$/g, "");
  const file = new File([blob], `${brand.slug}-${name || "perfume"}.png`, { type: blob.type });
  if (!(await share(file, keepsake.name))) download(file);
}

/** False where the device does not share pictures, or no longer takes the press for one. Changing one's mind is fine. */
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
  const address = URL.createObjectURL(file);
  const link = Object.assign(document.createElement("a"), { href: address, download: file.name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), downloadHandOver);
}
