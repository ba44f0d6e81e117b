import type { ContactLetterRow } from "../../backend/admin/contact-letters.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Badge } from "../../ui/index.ts";
import { DateTime } from "../shell/date-time.tsx";

type Replied = Pick<ContactLetterRow, "replied_by" | "replied_at" | "sent_at">;

/** Who answered a letter and when, or that it waits. */
export function LetterState({ letter: { replied_by: name, replied_at: begun, sent_at: sent } }: { letter: Replied }) {
  const { t } = useTranslation(["admin", "admin_letters"]);
  if (!name || !begun) return <Badge tone="gold">{t("admin_letters:waiting")}</Badge>;
  return (
    <>
      <bdi>{t(sent ? "admin_letters:by" : "admin_letters:unsettled", { name })}</bdi>, <DateTime iso={sent ?? begun} />
    </>
  );
}
