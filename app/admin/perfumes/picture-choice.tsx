import { useTranslation } from "../../i18n/use-translation.ts";
import { findPicture, pictures } from "../../media/manifest.ts";
import { Picture } from "../../media/picture.tsx";
import { Choice, ChoiceGrid, FieldGroup } from "../../ui/index.ts";
import { useOfficeMessages } from "../frame/use-office-messages.ts";

/** The bottles that have been rendered. */
const bottles = Object.keys(pictures).filter((name) => name.startsWith("bottle-") && findPicture(name));

type PictureChoiceProps = { chosen: string; errors: string[] | undefined };

export function PictureChoice({ chosen, errors }: PictureChoiceProps) {
  const { t } = useTranslation("office");
  const messages = useOfficeMessages();
  return (
    <FieldGroup id="bottle_image" label={t("common.picture")} error={messages(errors)}>
      <ChoiceGrid>
        <Choice
          kind="radio"
          name="bottle_image"
          value=""
          label={t("common.no_picture")}
          defaultChecked={chosen === ""}
        />
        {bottles.map((name) => (
          <Choice
            key={name}
            kind="radio"
            name="bottle_image"
            value={name}
            label={<bdi dir="ltr">{name.replace("bottle-", "")}</bdi>}
            picture={<Picture name={name} alt="" sizes="12rem" />}
            defaultChecked={chosen === name}
          />
        ))}
      </ChoiceGrid>
    </FieldGroup>
  );
}
