import { getFormProps, type SubmissionResult } from "@conform-to/react";
import { Form } from "react-router";
import type { Profile } from "../../backend/profiles.ts";
import { SelectField, TextField } from "../../forms/fields.tsx";
import { FormErrors } from "../../forms/form-errors.tsx";
import { limits } from "../../forms/text.ts";
import { useForm } from "../../forms/use-form.ts";
import { languageFacts, languages } from "../../i18n/languages.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Button, Stack } from "../../ui/index.ts";

type Fields = { name: string; language: string };

const constraint = { name: { maxLength: limits.name } };

/** What the account's owner tells of themselves. */
export function ProfileForm({ profile, result }: { profile: Profile | null; result: SubmissionResult | undefined }) {
  const { t } = useTranslation("my_account");
  const shown = useLanguage();
  const { form, fields, pending } = useForm<Fields>({
    id: "profile",
    lastResult: result,
    defaultValue: { name: profile?.name ?? "", language: profile?.lang ?? shown },
    constraint,
  });
  return (
    <Form method="post" discover="none" {...getFormProps(form)}>
      <Stack gap={5}>
        <FormErrors
          form={form.errors}
          fields={[
            [fields.name, t("account.name")],
            [fields.language, t("account.language")],
          ]}
        />
        <TextField field={fields.name} label={t("account.name")} hint={t("account.name_hint")} autoComplete="name" />
        <SelectField field={fields.language} label={t("account.language")} hint={t("account.language_hint")}>
          {languages.map((language) => (
            <option key={language} value={language} lang={language}>
              {languageFacts[language].name}
            </option>
          ))}
        </SelectField>
        <Button type="submit" name="intent" value="profile" loading={pending}>
          {t("account.details_save")}
        </Button>
      </Stack>
    </Form>
  );
}
