import { type FieldMetadata, getInputProps } from "@conform-to/react";
import { choiceProps } from "../../forms/fields.tsx";
import { useMessages } from "../../forms/use-messages.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Picture } from "../../media/picture.tsx";
import { Choice, ChoiceGrid, Field, FieldGroup, Slider, Swatch } from "../../ui/index.ts";
import { late } from "../../ui/late.ts";
import styles from "./journey.module.css";
import type { SearchedThings } from "./journey-result.ts";
import { isSingleChoice } from "./part-rules.ts";
import type { PartView } from "./question-view.ts";

/** Few questions are answered in words or have a list that is searched: the script for it comes with those. */
const ToldPart = late(async () => (await import("./told-part.tsx")).ToldPart);

const isTold = ({ type }: PartView) => type === "voice" || type === "things" || type === "input";

type PartProps = {
  part: PartView;
  /** The question's text, the label of a part without a prompt. */
  title: string;
  /** The question's hint states the limits, so the part does not. */
  hasHint: boolean;
  /** One choice more was tried than the part takes. */
  full: boolean;
  field: FieldMetadata;
  searched: SearchedThings | undefined;
};

export function Part({ part, title, hasHint, full, field, searched }: PartProps) {
  const { t } = useTranslation("journey");
  const messages = useMessages();
  const shared = {
    id: field.id,
    label: part.prompt ?? title,
    error: messages(field.errors),
    optional: part.required ? undefined : t("optional"),
    className: part.prompt ? styles.part : styles.unnamed,
  };
  if (isTold(part)) return <ToldPart {...{ part, hasHint, field, full, searched, shared }} />;
  if (part.type === "slider") {
    return (
      <Field {...shared}>
        <Slider
          {...getInputProps(field, { type: "range", value: false })}
          min={part.min}
          max={part.max}
          defaultValue={field.defaultValue ? Number(field.defaultValue) : undefined}
          ends={[t("strength.least"), t("strength.most")]}
        />
      </Field>
    );
  }
  const hint = hasHint || isSingleChoice(part) || part.max >= part.options.length ? undefined : hintKey(part);
  const kind = isSingleChoice(part) ? "radio" : "checkbox";
  // Read once: conform's metadata are getters that compute.
  const choices = { name: field.name, defaultOptions: field.defaultOptions };
  return (
    <FieldGroup {...shared} hint={hint && t(hint, { count: part.max })}>
      {part.type === "colors" ? (
        <div className={styles.swatches}>
          {part.options.map((option) => (
            <Swatch
              {...choiceProps(choices, option.value)}
              key={option.value}
              kind={kind}
              colour={option.swatch ?? "transparent"}
              label={option.label}
            />
          ))}
        </div>
      ) : (
        <ChoiceGrid className={part.type === "cards" ? styles.cards : styles.choices}>
          {part.options.map((option) => (
            <Choice
              {...choiceProps(choices, option.value)}
              key={option.value}
              kind={kind}
              label={option.label}
              picture={
                option.picture && (
                  <Picture name={option.picture} alt={option.alt ?? ""} sizes="(width < 40rem) 45vw, 16rem" />
                )
              }
            />
          ))}
        </ChoiceGrid>
      )}
      {kind === "checkbox" && (
        <p role="status" className={styles.full}>
          {full && t("full", { count: part.max })}
        </p>
      )}
    </FieldGroup>
  );
}

function hintKey(part: PartView) {
  return part.type === "colors" ? ("colors_hint" as const) : ("choices_hint" as const);
}
