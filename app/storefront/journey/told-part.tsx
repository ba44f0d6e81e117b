import { type FieldMetadata, getInputProps, getTextareaProps } from "@conform-to/react";
import type { ComponentProps } from "react";
import { useKeepTyped } from "../../forms/keep/use-keep-typed.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Field, TextInput } from "../../ui/index.ts";
import type { SearchedThings } from "./journey-result.ts";
import type { PartView } from "./question-view.ts";
import { ThingsInput } from "./things-input.tsx";
import { VoiceInput } from "./voice-input.tsx";

type ToldPartProps = {
  part: PartView;
  hasHint: boolean;
  field: FieldMetadata;
  shared: Omit<ComponentProps<typeof Field>, "children">;
  searched: SearchedThings | undefined;
  full: boolean;
};

/** What is told in words, written or spoken, or looked for in a long list. */
export function ToldPart({ part, hasHint, field, shared, searched, full }: ToldPartProps) {
  const { t } = useTranslation("journey");
  useKeepTyped(field.formId, "texts");
  if (part.type === "things") return <ThingsInput {...{ part, field, searched, full }} group={shared} />;
  if (part.type === "input") {
    const hint = hasHint ? undefined : t("name_hint", { count: part.max });
    const ariaDescribedBy = hint && field.descriptionId;
    return (
      <Field {...shared} hint={hint}>
        <TextInput {...getInputProps(field, { type: "text", ariaDescribedBy })} autoComplete="off" />
      </Field>
    );
  }
  // No longest length: a browser cuts what is pasted without a word, and the allergy stood last. Too long a text is refused.
  return (
    <Field {...shared}>
      <VoiceInput {...getTextareaProps(field)} />
    </Field>
  );
}
