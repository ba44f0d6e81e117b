import type { SubmissionResult } from "@conform-to/react";
import { busyKey } from "../../forms/busy-key.ts";
import { useMessages } from "../../forms/use-messages.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Button, Field, Heading, Notice, Text, TextInput } from "../../ui/index.ts";
import styles from "./newsletter-box.module.css";

const field = "newsletter-email";

/**
 * Enumeration-safe: a known and an unknown address get the same answer. Its pages have no React in the browser, so one
 * field is written down as it stands: conform's hook would only take time, on the home page above all.
 */
export function NewsletterBox({ result }: { result?: SubmissionResult | undefined }) {
  const { t } = useTranslation(["newsletter", "errors"]);
  const messages = useMessages();
  const { initialValue, error } = result ?? {};
  const errors = messages(error?.email);
  const invalid = errors.length > 0;
  const busy = busyKey(error?.[""]);
  return (
    <section id="newsletter" className={styles.box} data-in-place aria-labelledby="newsletter-title">
      <div className={styles.words}>
        <Heading level={2} size={3} id="newsletter-title">
          {t("title")}
        </Heading>
        <Text tone="soft">{t("body")}</Text>
      </div>
      {initialValue === null ? (
        <Notice tone="success" title={t("sent")}>
          <p>{t("sent_note")}</p>
        </Notice>
      ) : (
        <form method="post" action="/newsletter" id="newsletter-form" noValidate className={styles.form}>
          {error?.[""] && <Notice tone="error" title={busy ? messages([busy]).join() : t("failure")} />}
          <p role="alert" data-failure hidden>
            {t("failure")}
          </p>
          <Field id={field} label={t("email")} hint={t("privacy")} error={errors}>
            <TextInput
              type="email"
              id={field}
              name="email"
              required
              autoComplete="email"
              placeholder={t("placeholder")}
              defaultValue={typeof initialValue?.email === "string" ? initialValue.email : undefined}
              aria-invalid={invalid || undefined}
              aria-describedby={`${invalid ? `${field}-error ` : ""}${field}-description`}
            />
          </Field>
          <Button type="submit">{t("subscribe")}</Button>
        </form>
      )}
    </section>
  );
}
