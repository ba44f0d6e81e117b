import type { ReactElement, ReactNode } from "react";
import { useLanguage } from "../../i18n/use-language.ts";
import { withColon } from "../../i18n/with-colon.ts";
import { classNames } from "../class-names.ts";
import styles from "./flip-card.module.css";

type FlipCardProps = {
  id: string;
  front: ReactNode;
  back: ReactNode;
  /** What the card shows: told after the label, so that two cards have two names. */
  name: string;
  /** What flipping shows ("Show the notes"), at the bottom of the front. */
  flipLabel: string;
  /** The text at the bottom of the back. */
  flipBackLabel: string;
  /** Makes the card controlled; without it each card keeps its own state, with or without a script. */
  flipped?: boolean;
  onFlip?: (flipped: boolean) => void;
  className?: string;
};

/**
 * A card with two faces, flipped by a native checkbox whose label covers it. Links and buttons on a face stay usable.
 * Without scripting both faces are shown, one below the other.
 */
export function FlipCard({
  id,
  name,
  front,
  back,
  flipLabel,
  flipBackLabel,
  flipped,
  onFlip,
  className,
}: FlipCardProps): ReactElement {
  const state = flipped === undefined ? {} : { checked: flipped };
  return (
    <div className={classNames(styles.scene, className)}>
      <input
        id={id}
        type="checkbox"
        className={styles.switch}
        aria-label={withColon(flipped ? flipBackLabel : flipLabel, name, useLanguage())}
        onChange={(event) => onFlip?.(event.currentTarget.checked)}
        {...state}
      />
      <div className={styles.card}>
        <div className={styles.face}>
          <FlipLabel id={id} text={flipLabel} />
          {front}
        </div>
        <div className={classNames(styles.face, styles.back)}>
          <FlipLabel id={id} text={flipBackLabel} />
          {back}
        </div>
      </div>
    </div>
  );
}

function FlipLabel({ id, text }: { id: string; text: string }): ReactElement {
  return (
    <label className={styles.label} htmlFor={id}>
      <span className={styles.labelText}>{text}</span>
    </label>
  );
}
