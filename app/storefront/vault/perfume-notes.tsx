import type { PerfumeDetail } from "../../backend/vault.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Heading } from "../../ui/index.ts";
import styles from "./perfume-notes.module.css";

const layers = ["top", "middle", "base"] as const;

/** The pyramid in words, from what is smelled first to what stays. */
export function PerfumeNotes({
  perfume,
}: {
  perfume: Pick<PerfumeDetail, "notes_top" | "notes_middle" | "notes_base">;
}) {
  const { t } = useTranslation("vault");
  const language = useLanguage();
  return (
    <section className={styles.notes}>
      <Heading level={2} size={1}>
        {t("notes.title")}
      </Heading>
      <dl>
        {layers.map((layer) => (
          <div key={layer}>
            <dt>{t(`notes.${layer}`)}</dt>
            {perfume[`notes_${layer}`][language].map((note) => (
              <dd key={note}>{note}</dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  );
}
