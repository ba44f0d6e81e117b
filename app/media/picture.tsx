import type { ReactElement } from "react";
import {
  findPicture,
  type PictureEntry,
  type PictureFormat,
  pictureUrl,
  sizeOfUploaded,
  tallName,
  uploadedUrl,
  widthsIn,
} from "./manifest.ts";
import styles from "./picture.module.css";

export type PictureProps = {
  /** A name of the picture manifest, or of an uploaded picture; any other shows a plain coloured box, never a broken image. */
  name: string;
  /** Empty for a decorative picture. */
  alt: string;
  sizes?: string;
  /** For the largest picture of the first view: loaded eagerly and with high priority. */
  priority?: boolean;
  className?: string;
};

export function Picture({ name, alt, sizes = "100vw", priority = false, className }: PictureProps): ReactElement {
  const entry = findPicture(name);
  const size = entry ?? sizeOfUploaded(name);
  const frame = [styles.frame, className].filter(Boolean).join(" ");
  if (!size) return <Placeholder alt={alt} className={frame} />;

  const { src, avif, webp, tall } = entry ? sourcesOf(name, entry) : ofUploaded(name);
  return (
    <picture className={frame}>
      {entry?.tall && (
        <source
          media="(width < 40rem)"
          type="image/avif"
          srcSet={tall}
          sizes={sizes}
          width={entry.tall.width}
          height={entry.tall.height}
        />
      )}
      {entry && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      <img
        className={styles.image}
        src={src}
        srcSet={webp}
        sizes={entry && sizes}
        alt={alt}
        width={size.width}
        height={size.height}
        data-colour={entry?.colour}
        loading={priority ? "eager" : "lazy"}
        fetchPriority={priority ? "high" : "auto"}
        decoding="async"
      />
    </picture>
  );
}

type Sources = { src: string; avif?: string; webp?: string; tall?: string | undefined };

const ofUploaded = (name: string): Sources => ({ src: uploadedUrl(name) });

/** The lists of URLs are built once per picture, not for every rendering. */
const cache = new Map<PictureEntry, Sources>();

function sourcesOf(name: string, entry: PictureEntry): Sources {
  const cached = cache.get(entry);
  if (cached) return cached;
  const srcSet = (format: PictureFormat, widths: number[], stem = name) =>
    widths.map((width) => `${pictureUrl(stem, width, format)} ${width}w`).join(", ");
  const webp = widthsIn("webp", entry);
  const sources = {
    src: pictureUrl(name, Math.max(...webp), "webp"),
    avif: srcSet("avif", widthsIn("avif", entry)),
    webp: srcSet("webp", webp),
    tall: entry.tall && srcSet("avif", entry.tall.widths, tallName(name)),
  };
  cache.set(entry, sources);
  return sources;
}

function Placeholder({ alt, className }: { alt: string; className: string }): ReactElement {
  return alt === "" ? <span className={className} /> : <span className={className} role="img" aria-label={alt} />;
}
