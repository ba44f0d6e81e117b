import type { ReactElement } from "react";
import { findPicture, type PictureEntry, type PictureFormat, pictureUrl, tallName, widthsIn } from "./manifest.ts";
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

  const { src, avif, webp, tall } = filesOf(name, entry);
  return (
    <picture className={frame}>
      {entry.tall && (
        <source
          media="(width < 40rem)"
          type="image/avif"
          srcSet={tall}
          sizes={sizes}
          width={entry.tall.width}
          height={entry.tall.height}
        />
      )}
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img
        className={styles.image}
        src={src}
        srcSet={webp}
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

type Files = { src: string; avif: string; webp: string; tall: string | undefined };

/** The addresses of a picture's files are put together once. */
const files = new Map<PictureEntry, Files>();

function filesOf(name: string, entry: PictureEntry): Files {
  const known = files.get(entry);
  if (known) return known;
  const listOf = (format: PictureFormat, widths: number[], stem = name) =>
    widths.map((width) => `${pictureUrl(stem, width, format)} ${width}w`).join(", ");
  const webp = widthsIn("webp", entry);
  const made = {
    src: pictureUrl(name, Math.max(...webp), "webp"),
    avif: listOf("avif", widthsIn("avif", entry)),
    webp: listOf("webp", webp),
    tall: entry.tall && listOf("avif", entry.tall.widths, tallName(name)),
  };
  files.set(entry, made);
  return made;
}

function ColourField({ alt, className }: { alt: string; className: string }): ReactElement {
  return alt === "" ? <span className={className} /> : <span className={className} role="img" aria-label={alt} />;
}
