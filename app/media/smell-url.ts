/** In which light a page stands, or a picture is taken. */
export type Light = "day" | "night";

/** The widths of the stored files in pixels; they are square. WebP is for the few browsers without AVIF. */
export const smellWidths = { avif: [96, 320], webp: [96] } as const;

export function smellUrl(smell: string, light: Light, width: number, format: keyof typeof smellWidths): string {
  return `/media/smell-${smell}-${light}-${width}.${format}`;
}
