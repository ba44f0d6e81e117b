import type { VaultPerfumeDetail } from "../../backend/vault-perfume-schema.ts";
import { bindWords } from "../../i18n/bind-words.ts";
import { capitalised } from "../../i18n/capitalised.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Heading } from "../../ui/index.ts";
import { NotePyramid } from "../perfume/note-pyramid.tsx";
import styles from "./vault-perfume-notes.module.css";

type VaultPerfumeNotesProps = { perfume: Pick<VaultPerfumeDetail, "notes_top" | "notes_middle" | "notes_base"> };

export function VaultPerfumeNotes({ perfume }: VaultPerfumeNotesProps) {
  const { t } = useTranslation("vault");
  const language = useLanguage();
  const named = (names: readonly string[]) => names.map((name) => ({ name: capitalised(bindWords(name, language)) }));
  return (
    <section className={styles.notes}>
      <Heading level={2} size={1}>
        {t("notes.title")}
      </Heading>
      <NotePyramid
        notes={{
          top: named(perfume.notes_top[language]),
          middle: named(perfume.notes_middle[language]),
          base: named(perfume.notes_base[language]),
        }}
        layerName={(position) => t(`notes.${position}`)}
      />
    </section>
  );
}
