import { useTranslation } from "../../i18n/use-translation.ts";
import { Notice } from "../../ui/index.ts";

/** Codes that are shown this once. */
export function RecoveryCodes({ codes }: { codes: string[] }) {
  const { t } = useTranslation("admin");
  return (
    <Notice tone="success" title={t("security.codes")}>
      <p>{t("security.codes_note")}</p>
      <ul>
        {codes.map((code) => (
          <li key={code}>
            <code dir="ltr">{code.replace(/(.{5})(?=.)/g, "$1-")}</code>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
