import type { FieldMetadata } from "@conform-to/react";
import { TextAreaField } from "../../forms/fields.tsx";
import { useMessages } from "../../forms/use-messages.ts";
import { direction, type Localised, languageFacts, languages } from "../../i18n/languages.ts";
import { FieldGroup, Grid } from "../../ui/index.ts";

type LocalisedFieldsProps = {
  field: FieldMetadata<Partial<Localised>>;
  label: string;
  hint?: string;
  rows?: number;
  maxLength: number;
};

/** One text in the four languages: a field for each, in the language's own direction. */
export function LocalisedFields({ field, label, hint, rows = 2, maxLength }: LocalisedFieldsProps) {
  const messages = useMessages();
  const texts = field.getFieldset();
  return (
    <FieldGroup id={field.id} label={label} hint={hint} error={messages(field.errors)}>
      <Grid minColumn="wide" gap={4}>
        {languages.map((language) => (
          <TextAreaField
            key={language}
            field={texts[language]}
            label={<span lang={language}>{languageFacts[language].name}</span>}
            rows={rows}
            lang={language}
            dir={direction(language)}
            maxLength={maxLength}
          />
        ))}
      </Grid>
    </FieldGroup>
  );
}
