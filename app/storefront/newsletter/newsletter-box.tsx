import type { FormResult } from "../../forms/parse-form.ts";
import { useForm } from "../../forms/use-form.ts";
import { useMessages } from "../../forms/use-messages.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Button, Field, Heading, Notice, Text, TextInput } from "../../ui/index.ts";
import styles from "./newsletter-box.module.css";

/** The house's letters: one field, one button, one answer for a known and an unknown address. */
export function NewsletterBox({ result }: { result?: FormResult | undefined }) {
  const { t } = useTranslation(["newsletter", "errors"]);
  const messages = useMessages();
  const { form, fields } = useForm({ id: "letters", result, names: ["email"] });
  const failed = (form.errors?.length ?? 0) > 0;
  const busy = form.errors?.includes("busy.body");
  const done = result !== undefined && result.error === undefined && result.status !== "error";
  return (
    <section id="newsletter" className={styles.box} data-in-place aria-labelledby="newsletter-title">
      <Heading level={2} size={3} id="newsletter-title">
        {t("title")}
      </Heading>
      <Text tone="soft">{t("body")}</Text>
      {done ? (
        <Notice tone="success" title={t("success")} />
      ) : (
        <form id={form.id} method="post" action="/newsletter" noValidate className={styles.form}>
          {failed && <Notice tone="error" title={busy ? t("errors:busy.body") : t("failure")} />}
          <p role="alert" data-failure hidden>
            {t("failure")}
          </p>
          <Field id={fields.email.id} label={t("email")} hint={t("privacy")} error={messages(fields.email.errors)}>
            <TextInput
              name="email"
              type="email"
              autoComplete="email"
              required
              placeholder={t("placeholder")}
              defaultValue={fields.email.initialValue}
            />
          </Field>
          <Button type="submit">{t("subscribe")}</Button>
        </form>
      )}
    </section>
  );
}
