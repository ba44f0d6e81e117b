// Pictures that the house has uploaded, beside those of the manifest. The page of the form needs the limits, too.

/** In bytes: what every visitor's browser fetches as it is. */
export const largestFile = 2 * 1024 * 1024;
/** In pixels. */
export const smallestSide = 320;
export const largestSide = 4096;

export const pictureTypes = { jpg: "image/jpeg", png: "image/png", webp: "image/webp" } as const;
export type PictureType = (typeof pictureTypes)[keyof typeof pictureTypes];

/** As the database's constraint has it: the SHA-256 of the bytes, the size in pixels, the format. */
const namePattern = /^[0-9a-f]{64}-[1-9]\d{2,3}x[1-9]\d{2,3}\.(jpg|png|webp)$/;

/** What a name says that the picture is; undefined for what names none. */
export function typeOfUploaded(name: string): PictureType | undefined {
  const extension = namePattern.exec(name)?.[1];
  return extension === "jpg" || extension === "png" || extension === "webp" ? pictureTypes[extension] : undefined;
}
