import { useSyncExternalStore } from "react";
import styles from "./processing.module.css";

const query = "(prefers-reduced-motion: reduce)";

function watch(change: () => void) {
  const list = matchMedia(query);
  list.addEventListener("change", change);
  return () => list.removeEventListener("change", change);
}

/** The film behind the preparing screen: silent, looping, still for those who asked for stillness. */
export function Film() {
  const still = useSyncExternalStore(
    watch,
    () => matchMedia(query).matches,
    () => true,
  );
  return (
    <video
      key={String(still)}
      className={styles.film}
      autoPlay={!still}
      muted
      loop
      playsInline
      aria-hidden="true"
      tabIndex={-1}
      poster="/media/preparing-poster.webp"
    >
      <source src="/media/preparing.webm" type="video/webm" />
      <source src="/media/preparing.mp4" type="video/mp4" />
    </video>
  );
}
