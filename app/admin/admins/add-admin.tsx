import { getFormProps, type SubmissionResult } from "@conform-to/react";
import { Form } from "react-router";
import { TextField } from "../../forms/fields.tsx";
import { FormErrors } from "../../forms/form-errors.tsx";
import { limits } from "../../forms/text.ts";
import { useForm } from "../../forms/use-form.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Button, Row, Stack } from "../../ui/index.ts";
import styles from "../shell/inline-form.module.css";
import { addIntent } from "./intents.ts";

/** The form of a new admin's e-mail address. The errors of the form as a whole are shown at the top of the page. */
export function AddAdmin({ result }: { result: SubmissionResult | undefined }) {
  const { t } = useTranslation("admin");
  const { form, fields } = useForm<{ email: string }>({
    id: "new-admin",
    lastResult: result,
    constraint: { email: { required: true, maxLength: limits.email } },
  });
  return (
    <Form method="post" {...getFormProps(form)}>
      <Stack gap={5}>
        <FormErrors fields={[[fields.email, t("admins.add")]]} />
        <Row gap={4} className={styles.fields}>
          <TextField field={fields.email} label={t("admins.add")} type="email" autoComplete="off" />
          <Button type="submit" look="quiet" name="intent" value={addIntent}>
            {t("common.add")}
          </Button>
        </Row>
      </Stack>
    </Form>
  );
}
