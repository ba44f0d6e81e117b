import type { ResultRow } from "../../backend/admin/results.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Notice } from "../../ui/index.ts";
import { DateTime } from "../shell/date-time.tsx";
import { ConfirmedRowAction, RowAction } from "../shell/row-action.tsx";
import styles from "./sheet.module.css";

type PerfumeProps = { perfume: Pick<ResultRow, "engine_version" | "withdrawn_at"> };

/** Why a perfume is not to be weighed; nothing for one that may be. */
export function PerfumeState({ perfume }: PerfumeProps) {
  const { t } = useTranslation("admin");
  if (perfume.engine_version === null) {
    return (
      <Notice tone="error" title={t("results.foreign")}>
        <p>{t("results.foreign_hint")}</p>
      </Notice>
    );
  }
  if (perfume.withdrawn_at === null) return null;
  return (
    <Notice tone="error" title={t("results.withdrawn")}>
      <p>
        {t("results.withdrawn_hint")} <DateTime iso={perfume.withdrawn_at} />
      </p>
    </Notice>
  );
}

/** Withdrawing asks back, restoring does not. */
export function WithdrawAction({ perfume }: PerfumeProps) {
  const { t } = useTranslation("admin");
  return (
    <div className={styles.print}>
      {perfume.withdrawn_at === null ? (
        <ConfirmedRowAction
          summary={t("results.withdraw")}
          warning={t("results.withdraw_hint")}
          intent="withdraw"
          values={{}}
        >
          {t("results.withdraw")}
        </ConfirmedRowAction>
      ) : (
        <RowAction intent="restore" values={{}}>
          {t("results.restore")}
        </RowAction>
      )}
    </div>
  );
}
