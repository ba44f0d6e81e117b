import type { VaultPerfume } from "../../backend/vault-perfume-schema.ts";
import { boundIn } from "../../i18n/bind-words.ts";
import type { Language } from "../../i18n/languages.ts";
import { sizeOfUploaded, uploadedUrl } from "../../media/manifest.ts";
import { bottleSocialImage } from "../../media/social.ts";

/** A perfume's own picture, or that of its bottle; undefined where it has neither. */
export function socialImageOf(
  { picture, picture_alt, bottle_image }: Pick<VaultPerfume, "picture" | "picture_alt" | "bottle_image">,
  language: Language,
  alt: string,
) {
  if (picture && picture_alt)
    return { path: uploadedUrl(picture), alt: boundIn(picture_alt, language), ...sizeOfUploaded(picture) };
  const path = bottleSocialImage(bottle_image);
  return path ? { path, alt } : undefined;
}
