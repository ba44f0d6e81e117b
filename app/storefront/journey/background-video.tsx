import { useSyncExternalStore } from "react";
import styles from "./processing.module.css";

const query = "(prefers-reduced-motion: reduce)";

function subscribe(onChange: () => void) {
  const list = matchMedia(query);
  list.addEventListener("change", onChange);
  return () => list.removeEventListener("change", onChange);
}

/** A silent loop behind the preparing screen; with reduced motion only its poster. */
export function BackgroundVideo() {
  const reducedMotion = useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => true,
  );
  return (
    <video
      key={String(reducedMotion)}
      className={styles.video}
      autoPlay={!reducedMotion}
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
