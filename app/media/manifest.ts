import rendered from "./pictures.json" with { type: "json" };

/** The name of a picture of the house; each is rendered by `render/` and stored in `public/media`. */
export type PictureName = keyof typeof rendered;

export type PictureFormat = "avif" | "webp";

/** Where a name may be engraved on a bottle, as fractions of the picture's width and height. */
export type Plate = { x: number; y: number; w: number; h: number };

type Size = {
  /** Size of the largest file, in pixels. */
  width: number;
  height: number;
  /** Widths of the stored files, smallest first; empty while the picture has not been rendered. */
  widths: number[];
};

export type PictureEntry = Size & {
  /** The middle of a wide picture, for a phone held upright; in AVIF only. */
  tall?: Size;
  /** The picture's mean colour, shown until it has loaded. */
  colour: string;
  plate?: Plate;
};

export const pictures: Record<PictureName, PictureEntry> = rendered;

export function isPictureName(name: string): name is PictureName {
  return Object.hasOwn(pictures, name);
}

/** The entry of a picture that can be shown, or nothing for an unknown or unrendered name. */
export function findPicture(name: string): PictureEntry | undefined {
  const entry = isPictureName(name) ? pictures[name] : undefined;
  return entry && entry.widths.length > 0 ? entry : undefined;
}

/** WebP is for the few browsers that read no AVIF: they are not sent the largest files. */
const largestWebp = 1280;

/** The widths a picture is stored in. */
export function widthsIn(format: PictureFormat, { widths }: Pick<Size, "widths">): number[] {
  return format === "avif" ? widths : widths.filter((width) => width <= largestWebp);
}

export function pictureUrl(name: string, width: number, format: PictureFormat): string {
  return `/media/${name}-${width}.${format}`;
}

/** The name the files of a wide picture's tall middle begin with. */
export function tallName(name: string): string {
  return `${name}-tall`;
}
