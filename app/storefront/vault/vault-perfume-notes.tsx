import { useTranslation } from "../../i18n/use-translation.ts";
import { type Position, positions } from "../../maestro/types.ts";
import type { Look } from "../../media/looks.ts";
import { Smell } from "../../media/smell.tsx";
import { Heading } from "../../ui/index.ts";
import styles from "./vault-perfume-notes.module.css";

type VaultPerfumeNotesProps = { notes: Record<Position, readonly { name: string; look: Look | null }[]> };

/** The notes of a perfume by layer, as one sees them; empty layers are left out. */
export function VaultPerfumeNotes({ notes }: VaultPerfumeNotesProps) {
  const { t } = useTranslation("vault");
  return (
    <section className={styles.notes}>
      <Heading level={2} size={1}>
        {t("notes.title")}
      </Heading>
      <dl>
        {positions
          .filter((position) => notes[position].length > 0)
          .map((position) => (
            <div key={position}>
              <dt>{t(`notes.${position}`)}</dt>
              {notes[position].map(({ name, look }) => (
                <dd key={name}>
                  <Smell name={name} look={look} light="night" className={styles.smell} />
                </dd>
              ))}
            </div>
          ))}
      </dl>
    </section>
  );
}
