import { getFormProps, getInputProps, type SubmissionResult } from "@conform-to/react";
import { Form } from "react-router";
import type { PictureSubject } from "../../backend/admin/pictures.ts";
import { FormErrors } from "../../forms/form-errors.tsx";
import { useForm } from "../../forms/use-form.ts";
import { useMessages } from "../../forms/use-messages.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Picture } from "../../media/picture.tsx";
import { largestFile, largestSide, pictureTypes, smallestSide } from "../../media/upload/uploaded.ts";
import { Button, Field, Notice, Stack, TextInput } from "../../ui/index.ts";
import { LocalisedFields } from "../shell/localised-fields.tsx";
import { ConfirmedRowAction } from "../shell/row-action.tsx";
import type { PictureFields } from "./change-picture.server.ts";
import styles from "./pictures.module.css";

type PictureFormProps = {
  subject: PictureSubject;
  /** Whether there is somewhere to keep pictures. */
  keeps: boolean;
  result: SubmissionResult | undefined;
};

/** The picture as it is, a file to replace it, and what it shows in four languages. */
export function PictureForm({ subject: { picture, alt }, keeps, result }: PictureFormProps) {
  const { t } = useTranslation(["admin", "admin_pictures"]);
  const language = useLanguage();
  const messages = useMessages();
  const { form, fields, pending } = useForm<PictureFields>({
    id: "picture",
    lastResult: result,
    defaultValue: { intent: "save", seen: picture, alt },
  });
  const { id, name, errors, descriptionId, errorId } = fields.picture;
  const wrong = errors !== undefined;
  return (
    <Stack gap={6}>
      {picture && <Picture name={picture} alt={alt?.[language] ?? ""} className={styles.shown} />}
      {!keeps && <Notice title={t("errors.picture_store")} />}
      <Form method="post" encType="multipart/form-data" {...getFormProps(form)}>
        <Stack gap={6}>
          <FormErrors
            form={form.errors}
            fields={[
              [fields.picture, t("admin_pictures:file")],
              [fields.alt, t("admin_pictures:alt")],
            ]}
          />
          <input {...getInputProps(fields.intent, { type: "hidden", ariaAttributes: false })} />
          <input {...getInputProps(fields.seen, { type: "hidden", ariaAttributes: false })} />
          <Field
            id={id}
            label={t(picture ? "admin_pictures:replace" : "admin_pictures:file")}
            hint={t("admin_pictures:hint", {
              size: largestFile / 1024 / 1024,
              smallest: smallestSide,
              largest: largestSide,
            })}
            error={messages(errors)}
          >
            <TextInput
              id={id}
              name={name}
              type="file"
              accept={Object.values(pictureTypes).join()}
              disabled={!keeps}
              aria-invalid={wrong || undefined}
              aria-describedby={wrong ? `${errorId} ${descriptionId}` : descriptionId}
            />
          </Field>
          <LocalisedFields
            field={fields.alt}
            label={t("admin_pictures:alt")}
            hint={t("admin_pictures:alt_hint")}
            rows={2}
            maxLength={200}
          />
          <p>
            <Button type="submit" loading={pending}>
              {t("common.save")}
            </Button>
          </p>
        </Stack>
      </Form>
      {picture && (
        <ConfirmedRowAction
          summary={t("admin_pictures:remove")}
          warning={t("admin_pictures:remove_warning")}
          intent="remove"
          values={{ seen: picture }}
        >
          {t("admin_pictures:remove")}
        </ConfirmedRowAction>
      )}
    </Stack>
  );
}
