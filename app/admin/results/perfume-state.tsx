import type { ResultRow } from "../../backend/admin/results.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Notice } from "../../ui/index.ts";
import { DateTime } from "../shell/date-time.tsx";
import { ConfirmedRowAction, RowAction } from "../shell/row-action.tsx";
import styles from "./sheet.module.css";

type PerfumeProps = { perfume: Pick<ResultRow, "withdrawn_at"> };

/** Why a perfume is not to be weighed; nothing for one that may be. */
export function PerfumeState({ perfume }: PerfumeProps) {
  const { t } = useTranslation(["admin", "admin_results"]);
  if (perfume.withdrawn_at === null) return null;
  return (
    <Notice tone="error" title={t("admin_results:withdrawn")}>
      <p>
        {t("admin_results:withdrawn_hint")} <DateTime iso={perfume.withdrawn_at} />
      </p>
    </Notice>
  );
}

/** Withdrawing asks back, restoring does not. */
export function WithdrawAction({ perfume }: PerfumeProps) {
  const { t } = useTranslation(["admin", "admin_results"]);
  return (
    <div className={styles.print}>
      {perfume.withdrawn_at === null ? (
        <ConfirmedRowAction
          summary={t("admin_results:withdraw")}
          warning={t("admin_results:withdraw_hint")}
          intent="withdraw"
          values={{}}
        >
          {t("admin_results:withdraw")}
        </ConfirmedRowAction>
      ) : (
        <RowAction intent="restore" values={{}}>
          {t("admin_results:restore")}
        </RowAction>
      )}
    </div>
  );
}
