import type { LogEntry } from "../../backend/admin/log.ts";
import { useTranslation } from "../../i18n/use-translation.ts";

/** Each changed column with its values before and after; of personal data only the column. */
export function Changes({ changes }: { changes: LogEntry["changes"] }) {
  const { t } = useTranslation("admin");
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
                {t("log.before")}: <bdi>{format(before)}</bdi>
              </dd>
              <dd>
                {t("log.after")}: <bdi>{format(after)}</bdi>
              </dd>
            </>
          )}
        </div>
      ))}
    </dl>
  );
}

function format(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value ?? null);
}
