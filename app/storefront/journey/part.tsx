import { useTranslation } from "../../i18n/use-translation.ts";
import { Picture } from "../../media/picture.tsx";
import { Choice, ChoiceGrid, Field, FieldGroup, Slider, Swatch, TextInput } from "../../ui/index.ts";
import styles from "./journey.module.css";
import type { PartView } from "./question-view.ts";
import type { Problem } from "./read-answer.ts";
import { takesOne } from "./takes.ts";
import { Voice } from "./voice.tsx";

type PartProps = {
  part: PartView;
  /** The question's text names a part that has no words of its own. */
  title: string;
  /** The question itself says how much may be chosen or written. */
  told: boolean;
  value: unknown;
  problem: Problem["message"] | undefined;
};

export function Part({ part, title, told, value, problem }: PartProps) {
  const { t } = useTranslation(["journey", "errors"]);
  const shared = {
    id: `part-${part.theme}`,
    label: part.prompt ?? title,
    error: problem && t(`errors:${problem}`),
    optional: part.required ? undefined : t("optional"),
    className: part.prompt ? styles.part : styles.unnamed,
  };
  if (part.type === "slider") {
    return (
      <Field {...shared}>
        <Slider
          name={part.theme}
          min={part.min}
          max={part.max}
          defaultValue={typeof value === "number" ? value : undefined}
          ends={[t("strength.least"), t("strength.most")]}
        />
      </Field>
    );
  }
  if (part.type === "input" || part.type === "voice") {
    const text = typeof value === "string" ? value : "";
    const named = part.theme === "custom_name";
    return (
      <Field {...shared} hint={named && !told ? t("name_hint", { count: part.max }) : undefined}>
        {part.type === "voice" ? (
          <Voice name={part.theme} defaultValue={text} maxLength={part.max} />
        ) : (
          <TextInput
            name={part.theme}
            defaultValue={text}
            autoComplete="off"
            maxLength={named ? undefined : part.max}
          />
        )}
      </Field>
    );
  }
  const hint = told || takesOne(part) || part.max >= part.options.length ? undefined : hintKey(part);
  return (
    <FieldGroup {...shared} hint={hint && t(hint, { count: part.max })}>
      {part.type === "colors" ? (
        <div className={styles.swatches}>
          {part.options.map((option) => (
            <Swatch
              key={option.value}
              name={part.theme}
              value={option.value}
              colour={option.swatch ?? "transparent"}
              label={option.label}
              kind={takesOne(part) ? "radio" : "checkbox"}
              defaultChecked={isChosen(value, option.value)}
            />
          ))}
        </div>
      ) : (
        <ChoiceGrid className={part.type === "cards" ? styles.cards : styles.choices}>
          {part.options.map((option) => (
            <Choice
              key={option.value}
              kind={takesOne(part) ? "radio" : "checkbox"}
              name={part.theme}
              value={option.value}
              label={option.label}
              picture={option.picture && <Picture name={option.picture} alt="" sizes="(width < 40rem) 45vw, 16rem" />}
              defaultChecked={isChosen(value, option.value)}
            />
          ))}
        </ChoiceGrid>
      )}
    </FieldGroup>
  );
}

function hintKey(part: PartView) {
  return part.type === "colors" ? ("colors_hint" as const) : ("choices_hint" as const);
}

function isChosen(value: unknown, option: string): boolean {
  return value === option || (Array.isArray(value) && value.includes(option));
}
