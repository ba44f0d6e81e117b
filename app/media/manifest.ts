import manifest from "./pictures.json" with { type: "json" };

/** Pictures are rendered by `tools/pictures` and stored in `public/media`. */
export type PictureName = keyof typeof manifest;

export type PictureFormat = "avif" | "webp";

/** A part of a picture, as fractions of its width and height. */
export type Plate = { x: number; y: number; w: number; h: number };

type Size = {
  /** Size of the largest file, in pixels. */
  width: number;
  height: number;
  /** Widths of the stored files, ascending; empty while the picture has not been rendered. */
  widths: number[];
};

export type PictureEntry = Size & {
  /** The middle of a wide picture in portrait format, for phones; in AVIF only. */
  tall?: Size;
  /** About the mean colour, shown until the picture has loaded. */
  colour: string;
  /** Where a name may be engraved on a bottle. */
  plate?: Plate;
};

export const pictures: Record<PictureName, PictureEntry> = manifest;

export function isPictureName(name: string): name is PictureName {
  return Object.hasOwn(pictures, name);
}

/** The entry of a picture, undefined where the name is unknown or the picture has not been rendered. */
export function findPicture(name: string): PictureEntry | undefined {
  const entry = isPictureName(name) ? pictures[name] : undefined;
  return entry && entry.widths.length > 0 ? entry : undefined;
}

/** WebP is only for the few browsers without AVIF, so the largest sizes are left out. */
const largestWebp = 1280;

/** The widths that a picture is stored in. */
export function widthsIn(format: PictureFormat, { widths }: Pick<Size, "widths">): number[] {
  return format === "avif" ? widths : widths.filter((width) => width <= largestWebp);
}

export function pictureUrl(name: string, width: number, format: PictureFormat): string {
  return `/media/${name}-${width}.${format}`;
}

/** The name that `pictureUrl` takes for a picture's portrait format. */
export function tallName(name: string): string {
  return `${name}-tall`;
}

/** An uploaded picture has one file, and its size in its name; undefined for any other name. */
export function sizeOfUploaded(name: string): { width: string | undefined; height: string | undefined } | undefined {
  const found = /-(\d+)x(\d+)\./.exec(name);
  return found ? { width: found[1], height: found[2] } : undefined;
}

export function uploadedUrl(name: string): string {
  return `/pictures/${name}`;
}
