import { useLanguage } from "../../i18n/use-language.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Button, Notice } from "../../ui/index.ts";
import { formatDateTime } from "./date-time.tsx";

type ConflictNoticeProps = {
  /** When someone else saved what this form edits. */
  theirs: string;
  /** Where what they saved can be read beside this form. */
  page?: string;
};

/** Inside a form that was refused because someone else has saved meanwhile: overwrites theirs with what was typed. */
export function ConflictNotice({ theirs, page }: ConflictNoticeProps) {
  const { t } = useTranslation("admin");
  const language = useLanguage();
  return (
    <Notice tone="error">
      <p>{t("common.conflict", { time: formatDateTime(theirs, language) })}</p>
      <p>
        <Button type="submit" look="quiet" name="over" value={theirs}>
          {t("common.overwrite")}
        </Button>
      </p>
      {page && (
        <p>
          <a href={page} target="_blank" rel="noreferrer">
            {t("common.see_theirs")}
          </a>
        </p>
      )}
    </Notice>
  );
}
