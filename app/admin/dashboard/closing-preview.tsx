import { useTranslation } from "../../i18n/use-translation.ts";
import { Button, Notice, Stack } from "../../ui/index.ts";
import styles from "./closing-preview.module.css";
import type { Closing } from "./settings.server.ts";

/** What visitors will read while the shop is closed, and the button that closes it. */
export function ClosingPreview({ closing: { over, messages } }: { closing: Closing }) {
  const { t } = useTranslation("admin");
  return (
    <Notice>
      <Stack gap={4}>
        <p>{t("dashboard.closing")}</p>
        <dl className={styles.messages}>
          {messages.map(({ language, text }) => (
            <div key={language}>
              <dt>{t(`languages.${language}`)}</dt>
              <dd lang={language} dir="auto">
                {text}
              </dd>
            </div>
          ))}
        </dl>
        <p>
          <Button type="submit" name="confirmed" value={over}>
            {t("dashboard.close")}
          </Button>
        </p>
      </Stack>
    </Notice>
  );
}
