import { languageNames } from "../../i18n/language-names.ts";
import { direction, type Localised, languages } from "../../i18n/languages.ts";
import { Field, FieldGroup, Grid, TextArea } from "../../ui/index.ts";
import { useOfficeMessages } from "./use-office-messages.ts";

type LocalisedFieldsProps = {
  /** The posted names are `name.ar`, `name.en`, `name.fr`, `name.ru`. */
  name: string;
  label: string;
  hint?: string;
  rows?: number;
  longest: number;
  /** What was typed before, or what is kept. */
  values: Partial<Localised> | null | undefined;
  errors?: string[] | undefined;
};

/** One text in the four languages, each in its own direction. */
export function LocalisedFields({ name, label, hint, rows = 2, longest, values, errors }: LocalisedFieldsProps) {
  const messages = useOfficeMessages();
  return (
    <FieldGroup id={name} label={label} hint={hint} error={messages(errors)}>
      <Grid least="broad" gap={4}>
        {languages.map((language) => (
          <Field
            key={language}
            id={`${name}.${language}`}
            label={<span lang={language}>{languageNames[language]}</span>}
          >
            <TextArea
              name={`${name}.${language}`}
              rows={rows}
              lang={language}
              dir={direction(language)}
              maxLength={longest}
              defaultValue={values?.[language] ?? ""}
            />
          </Field>
        ))}
      </Grid>
    </FieldGroup>
  );
}
