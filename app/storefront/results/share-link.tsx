import { type ReactNode, useState } from "react";
import { useHydrated } from "../../document/use-hydrated.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Button, Field, Heading, Stack, Text, TextInput } from "../../ui/index.ts";
import styles from "./share-link.module.css";

type ShareLinkProps = { url: string; body: string /** Other ways to share it. */; children: ReactNode };

/** The link to the perfume's public page, and what it shows. */
export function ShareLink({ url, body, children }: ShareLinkProps) {
  const { t } = useTranslation("results");
  const hydrated = useHydrated();
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setCopied(true);
    } catch {
      // Without access to the clipboard the link can still be copied by hand.
    }
  };
  return (
    <section className={styles.share} aria-labelledby="share">
      <Stack gap={4}>
        <Heading level={2} size={2} id="share">
          {t("share.title")}
        </Heading>
        <Text tone="soft">{body}</Text>
        <div className={styles.line}>
          <Field id="share-link" label={t("share.label")} className={styles.field}>
            <TextInput id="share-link" type="url" readOnly defaultValue={url} />
          </Field>
          {hydrated && (
            <Button look="quiet" type="button" onClick={copy}>
              {t("share.copy")}
            </Button>
          )}
          {children}
        </div>
        <p role="status">{copied && t("share.copied")}</p>
      </Stack>
    </section>
  );
}
