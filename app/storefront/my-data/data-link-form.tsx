import { getFormProps, type SubmissionResult } from "@conform-to/react";
import { TextField } from "../../forms/fields.tsx";
import { FormErrors } from "../../forms/form-errors.tsx";
import { useForm } from "../../forms/use-form.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Button, Heading, Notice, Text } from "../../ui/index.ts";
import styles from "./my-data.module.css";

const constraint = { email: { required: true } };

/** Asks for the letter with the link. Enumeration-safe: a known and an unknown address get the same answer. */
export function DataLinkForm({ result }: { result: SubmissionResult | undefined }) {
  const { t } = useTranslation("my_data");
  const { form, fields } = useForm<{ email: string }>({ id: "my-data", lastResult: result, constraint });
  if (result?.initialValue === null) {
    return (
      <Notice tone="success" title={t("sent")}>
        <p>{t("sent_note")}</p>
      </Notice>
    );
  }
  return (
    <section>
      <Heading level={2} size={2}>
        {t("by_address")}
      </Heading>
      <Text tone="soft">{t("by_address_body")}</Text>
      <form method="post" {...getFormProps(form)} className={styles.ask}>
        <FormErrors form={form.errors} fields={[[fields.email, t("email")]]} />
        <TextField field={fields.email} label={t("email")} type="email" autoComplete="email" />
        <Button type="submit">{t("send")}</Button>
      </form>
    </section>
  );
}
