import { useTranslation } from "../../i18n/use-translation.ts";
import { Notice } from "../../ui/index.ts";

/**
 * That no letter went out now, or perhaps none: one was asked for the same address a moment ago, or many today. Whether
 * the address has an account makes no difference.
 */
export function UnsentNotice({ outcome }: { outcome: "often" | "recent" }) {
  const { t } = useTranslation("resend");
  return (
    <Notice title={t(`${outcome}.title`)}>
      <p>{t(`${outcome}.note`)}</p>
    </Notice>
  );
}
