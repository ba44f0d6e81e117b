import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button } from "../../../ui/index.ts";
import styles from "./keep-picture.module.css";
import type { Keepsake } from "./keepsake.ts";

/** The same where a page has no React: `app/enhance/keep-shared.ts` shows it and does the work. */
export function KeepShared({ keepsake }: { keepsake: Keepsake }) {
  const { t } = useTranslation("results");
  return (
    <div className={styles.keep} data-keepsake={JSON.stringify(keepsake)} hidden>
      <Button type="button" look="quiet">
        {t("keep.button")}
      </Button>
      <p role="status" data-saved={t("keep.saved")} data-failed={t("keep.failed")} />
    </div>
  );
}
