import { useTranslation } from "../../i18n/use-translation.ts";
import { Notice } from "../../ui/index.ts";

/** That no letter went out now: one was asked for the same address a moment ago, whether it has an account or not. */
export function RecentNotice() {
  const { t } = useTranslation("account");
  return (
    <Notice title={t("recent.title")}>
      <p>{t("recent.note")}</p>
    </Notice>
  );
}
