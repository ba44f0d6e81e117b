import { Picture } from "../../media/picture.tsx";
import styles from "./journey.module.css";

/** The picture of a question, behind the text on small screens and beside it on large ones. */
export function Backdrop({ name, alt = "" }: { name: string; alt?: string | undefined }) {
  return (
    <Picture
      name={name}
      alt={alt}
      priority
      sizes="(width < 40rem) max(100vw, 56vh), (width < 60rem) max(100vw, 134vh), max(64vw, 134vh)"
      className={styles.backdrop}
    />
  );
}
