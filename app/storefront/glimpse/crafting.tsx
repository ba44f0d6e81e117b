import { useTranslation } from "../../i18n/use-translation.ts";
import { Spinner, Text } from "../../ui/index.ts";
import styles from "./glimpse.module.css";

const messages = ["crafting.blending", "crafting.selecting", "crafting.designing"] as const;

/** Progress messages. The live region is always mounted, so that they are announced. */
export function Crafting({ stage }: { stage: number | null }) {
  const { t } = useTranslation("glimpse");
  const message = stage === null ? undefined : messages[stage];
  return (
    <div role="status" className={styles.crafting}>
      {message && (
        <>
          <Spinner className={styles.spinner} />
          <Text size="lead">{t("crafting.title")}</Text>
          <Text tone="soft">{t(message)}</Text>
        </>
      )}
    </div>
  );
}
