import type { ReactElement, ReactNode } from "react";
import { classNames } from "../class-names.ts";
import styles from "./flip-card.module.css";

type FlipCardProps = {
  id: string;
  front: ReactNode;
  back: ReactNode;
  /** What turning shows ("Show the notes"); the name of the switch and the words at the foot of the front. */
  turn: string;
  /** The words at the foot of the back. */
  turnBack: string;
  /** Where a page decides which card is turned. Without it every card turns for itself, script or no script. */
  flipped?: boolean;
  onFlip?: (flipped: boolean) => void;
  className?: string;
};

/**
 * A card with two faces, turned by a native checkbox that covers it. Links and buttons on a face stay usable.
 * Where scripting is off both faces are shown under each other.
 */
export function FlipCard({ id, front, back, turn, turnBack, flipped, onFlip, className }: FlipCardProps): ReactElement {
  const controlled = flipped === undefined ? {} : { checked: flipped };
  return (
    <div className={classNames(styles.scene, className)}>
      <input
        id={id}
        type="checkbox"
        className={styles.switch}
        aria-label={turn}
        autoComplete="off"
        onChange={(event) => onFlip?.(event.currentTarget.checked)}
        {...controlled}
      />
      <div className={styles.card}>
        <div className={styles.face}>
          <Cover id={id} words={turn} />
          {front}
        </div>
        <div className={classNames(styles.face, styles.back)}>
          <Cover id={id} words={turnBack} />
          {back}
        </div>
      </div>
    </div>
  );
}

function Cover({ id, words }: { id: string; words: string }): ReactElement {
  return (
    <label className={styles.cover} htmlFor={id}>
      <span className={styles.words}>{words}</span>
    </label>
  );
}
