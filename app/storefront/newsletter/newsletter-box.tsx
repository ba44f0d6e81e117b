import { getFormProps, type SubmissionResult } from "@conform-to/react";
import { TextField } from "../../forms/fields.tsx";
import { useForm } from "../../forms/use-form.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Button, Heading, Notice, Text } from "../../ui/index.ts";
import styles from "./newsletter-box.module.css";

const constraint = { email: { required: true } };

/** Enumeration-safe: a known and an unknown address get the same answer. */
export function NewsletterBox({ result }: { result?: SubmissionResult | undefined }) {
  const { t } = useTranslation(["newsletter", "errors"]);
  const { form, fields } = useForm<{ email: string }>({ id: "letters", lastResult: result, constraint });
  const busy = form.errors?.includes("busy.body");
  const accepted = result?.initialValue === null;
  return (
    <section id="newsletter" className={styles.box} data-in-place aria-labelledby="newsletter-title">
      <Heading level={2} size={3} id="newsletter-title">
        {t("title")}
      </Heading>
      <Text tone="soft">{t("body")}</Text>
      {accepted ? (
        <Notice tone="success" title={t("sent")}>
          <p>{t("sent_note")}</p>
        </Notice>
      ) : (
        <form method="post" action="/newsletter" {...getFormProps(form)} className={styles.form}>
          {form.errors && <Notice tone="error" title={busy ? t("errors:busy.body") : t("failure")} />}
          <p role="alert" data-failure hidden>
            {t("failure")}
          </p>
          <TextField
            field={fields.email}
            label={t("email")}
            hint={t("privacy")}
            type="email"
            autoComplete="email"
            placeholder={t("placeholder")}
          />
          <Button type="submit">{t("subscribe")}</Button>
        </form>
      )}
    </section>
  );
}
