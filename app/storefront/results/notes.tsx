import { useTranslation } from "../../i18n/use-translation.ts";
import type { Position } from "../../maestro/types.ts";
import { layers } from "./layers.ts";
import styles from "./notes.module.css";

type NotesProps = { notes: Record<Position, readonly { name: string }[]>; className?: string };

/** The pyramid in words, from what is smelled first to what stays; a part that nothing asked for is left out. */
export function Notes({ notes, className }: NotesProps) {
  const { t } = useTranslation("results");
  return (
    <dl className={className ?? styles.notes}>
      {layers
        .filter((position) => notes[position].length > 0)
        .map((position) => (
          <div key={position} className={styles.layer}>
            <dt>{t(`layer.${position}`)}</dt>
            <dd>
              <ul>
                {notes[position].map(({ name }) => (
                  <li key={name}>{name}</li>
                ))}
              </ul>
            </dd>
          </div>
        ))}
    </dl>
  );
}
