import type { ReactElement } from "react";
import { findPicture, type PictureFormat, pictureUrl, tallName, widthsIn } from "./manifest.ts";
import styles from "./picture.module.css";

type PictureProps = {
  /** A name of the manifest; any other shows a plain field of colour, never a broken image. */
  name: string;
  /** The alternative text; empty for a picture that only sets the mood. */
  alt: string;
  sizes?: string;
  /** The largest picture of the first view: loaded at once and before the others. */
  priority?: boolean;
  className?: string;
};

export function Picture({ name, alt, sizes = "100vw", priority = false, className }: PictureProps): ReactElement {
  const entry = findPicture(name);
  const frame = [styles.frame, className].filter(Boolean).join(" ");
  if (!entry) return <ColourField alt={alt} className={frame} />;

  const srcSet = (format: PictureFormat) => listOf(name, widthsIn(format, entry), format);
  return (
    <picture className={frame}>
      {entry.tall && (
        <source
          media="(width < 40rem)"
          type="image/avif"
          srcSet={listOf(tallName(name), entry.tall.widths, "avif")}
          sizes={sizes}
          width={entry.tall.width}
          height={entry.tall.height}
        />
      )}
      <source type="image/avif" srcSet={srcSet("avif")} sizes={sizes} />
      <img
        className={styles.image}
        src={pictureUrl(name, Math.max(...widthsIn("webp", entry)), "webp")}
        srcSet={srcSet("webp")}
        sizes={sizes}
        alt={alt}
        width={entry.width}
        height={entry.height}
        data-colour={entry.colour}
        loading={priority ? "eager" : "lazy"}
        fetchPriority={priority ? "high" : "auto"}
        decoding="async"
      />
    </picture>
  );
}

function listOf(name: string, widths: number[], format: PictureFormat): string {
  return widths.map((width) => `${pictureUrl(name, width, format)} ${width}w`).join(", ");
}

function ColourField({ alt, className }: { alt: string; className: string }): ReactElement {
  return alt === "" ? <span className={className} /> : <span className={className} role="img" aria-label={alt} />;
}
