import type { LogEntry } from "../../backend/office/log.ts";
import { useTranslation } from "../../i18n/use-translation.ts";

type Changed = LogEntry["changes"];

/** Field by field what was and what is; of personal data only that it changed. */
export function Changes({ changes }: { changes: Changed }) {
  const { t } = useTranslation("office");
  return (
    <dl>
      {Object.entries(changes).map(([column, [before, after]]) => (
        <div key={column}>
          <dt>
            <bdi>{column}</bdi>
          </dt>
          {before === undefined && after === undefined ? (
            <dd>{t("log.hidden")}</dd>
          ) : (
            <>
              <dd>
                {t("log.before")}: <bdi>{written(before)}</bdi>
              </dd>
              <dd>
                {t("log.after")}: <bdi>{written(after)}</bdi>
              </dd>
            </>
          )}
        </div>
      ))}
    </dl>
  );
}

function written(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value ?? null);
}
