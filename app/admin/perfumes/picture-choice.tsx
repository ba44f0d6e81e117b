import type { FieldMetadata } from "@conform-to/react";
import type { AdminVaultPerfume } from "../../backend/admin/vault-perfumes.ts";
import { choiceProps } from "../../forms/fields.tsx";
import { useMessages } from "../../forms/use-messages.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { findPicture, pictures } from "../../media/manifest.ts";
import { Picture } from "../../media/picture.tsx";
import { Choice, ChoiceGrid, FieldGroup } from "../../ui/index.ts";
import { PictureLink } from "../pictures/picture-link.tsx";

/** The pictures of bottles. */
const bottles = Object.keys(pictures).filter((name) => name.startsWith("bottle-") && findPicture(name));

/** `own`: the perfume, which may have a picture of its own; null of a new one. */
type PictureChoiceProps = { field: FieldMetadata; own: Pick<AdminVaultPerfume, "id" | "picture"> | null };

/** One of the bottles, or no picture (an empty value); and the way to an uploaded one, which is shown in its place. */
export function PictureChoice({ field, own }: PictureChoiceProps) {
  const { t } = useTranslation(["admin", "admin_pictures"]);
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
      <p>
        {t("admin_pictures:own_hint")} {own && <PictureLink of="perfume" id={own.id} picture={own.picture} />}
      </p>
    </FieldGroup>
  );
}
