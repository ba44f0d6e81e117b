import type { FieldMetadata } from "@conform-to/react";
import { partTypes } from "../../backend/part-types.ts";
import { SelectField } from "../../forms/fields.tsx";
import { useTranslation } from "../../i18n/use-translation.ts";

/** A theme and what it is called. */
export type ThemeChoice = { value: string; label: string };

type PartKindFieldsProps = { theme: FieldMetadata; type: FieldMetadata; themes: ThemeChoice[] };

/** What a part asks about, and how. */
export function PartKindFields({ theme, type, themes }: PartKindFieldsProps) {
  const { t } = useTranslation("admin");
  return (
    <>
      <SelectField field={theme} label={t("questions.themes")} hint={t("questions.theme_hint")}>
        {themes.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <SelectField field={type} label={t("questions.type")} hint={t("questions.type_hint")}>
        {partTypes.map((each) => (
          <option key={each} value={each}>
            {t(`questions.types.${each}`)}
          </option>
        ))}
      </SelectField>
    </>
  );
}
