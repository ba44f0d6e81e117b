import type { FieldMetadata } from "@conform-to/react";
import { choiceProps } from "../../forms/fields.tsx";
import { useMessages } from "../../forms/use-messages.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { findPicture, pictures } from "../../media/manifest.ts";
import { Picture } from "../../media/picture.tsx";
import { Choice, ChoiceGrid, FieldGroup } from "../../ui/index.ts";

/** The pictures of bottles. */
const bottles = Object.keys(pictures).filter((name) => name.startsWith("bottle-") && findPicture(name));

/** One of the bottles, or no picture (an empty value). */
export function PictureChoice({ field }: { field: FieldMetadata }) {
  const { t } = useTranslation("admin");
  const messages = useMessages();
  return (
    <FieldGroup id={field.id} label={t("common.picture")} error={messages(field.errors)}>
      <ChoiceGrid>
        <Choice
          kind="radio"
          name={field.name}
          value=""
          label={t("common.no_picture")}
          defaultChecked={!field.initialValue}
        />
        {bottles.map((name) => (
          <Choice
            {...choiceProps(field, name)}
            key={name}
            kind="radio"
            label={<bdi dir="ltr">{name.replace("bottle-", "")}</bdi>}
            picture={<Picture name={name} alt="" sizes="12rem" />}
          />
        ))}
      </ChoiceGrid>
    </FieldGroup>
  );
}
