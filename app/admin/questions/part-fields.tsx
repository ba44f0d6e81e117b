import type { FieldMetadata } from "@conform-to/react";
import type { AdminQuestion } from "../../backend/admin/questions.ts";
import type { Localised } from "../../i18n/languages.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Disclosure, Heading, Stack } from "../../ui/index.ts";
import { LocalisedFields } from "../shell/localised-fields.tsx";

type Texts = FieldMetadata<Partial<Localised>>;

type PartFieldsProps = {
  part: AdminQuestion["parts"][number];
  /** Counted from 1. */
  position: number;
  prompt: Texts | undefined;
  /** By the option's id. */
  labels: Record<string, Texts>;
  open: boolean;
};

/** The texts of one part of a question: its prompt and the labels of its options. */
export function PartFields({ part, position, prompt, labels, open }: PartFieldsProps) {
  const { t } = useTranslation("admin");
  const language = useLanguage();
  const options = part.options.flatMap(({ id, label }) => {
    const field = labels[id];
    return field ? [{ id, field, label: label[language] }] : [];
  });
  return (
    <Stack as="section" gap={5}>
      <Heading level={2} size={2}>
        {t("questions.prompt", { place: position })}
      </Heading>
      {prompt && (
        <LocalisedFields
          field={prompt}
          label={t("questions.prompt", { place: position })}
          hint={t("questions.hint_hint")}
          maxLength={400}
        />
      )}
      {options.length > 0 && (
        <Disclosure summary={t("questions.options", { place: position })} open={open}>
          <Stack gap={5}>
            {options.map((option) => (
              <LocalisedFields key={option.id} field={option.field} label={option.label} rows={1} maxLength={120} />
            ))}
          </Stack>
        </Disclosure>
      )}
    </Stack>
  );
}
