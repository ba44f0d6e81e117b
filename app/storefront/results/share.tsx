import { useState } from "react";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Button, Field, Heading, Stack, Text, TextInput } from "../../ui/index.ts";
import styles from "./share.module.css";
import { useHydrated } from "./use-hydrated.ts";

/** A link that shows the perfume and nothing of the answers. It can be copied by hand too. */
export function Share({ address }: { address: string }) {
  const { t } = useTranslation("results");
  const hydrated = useHydrated();
  const [copied, setCopied] = useState(0);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setCopied((turn) => turn + 1);
    } catch {
      // A browser that keeps its clipboard closed leaves the link to be copied by hand.
    }
  };
  return (
    <section className={styles.share} aria-labelledby="share">
      <Stack gap={4}>
        <Heading level={2} size={2} id="share">
          {t("share.title")}
        </Heading>
        <Text tone="soft">{t("share.body")}</Text>
        <div className={styles.line}>
          <Field id="share-link" label={t("share.label")} className={styles.field}>
            <TextInput type="url" readOnly defaultValue={address} />
          </Field>
          {hydrated && (
            <Button look="quiet" type="button" onClick={copy}>
              {t("share.copy")}
            </Button>
          )}
        </div>
        <p role="status">{copied > 0 && t("share.copied")}</p>
      </Stack>
    </section>
  );
}
