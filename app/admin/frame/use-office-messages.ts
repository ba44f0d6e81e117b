import { useMessages } from "../../forms/use-messages.ts";
import type admin from "../../i18n/locales/en/admin.json";
import { useTranslation } from "../../i18n/use-translation.ts";

type OfficeError = keyof (typeof admin)["errors"];

/** Error keys as sentences: the office's own first, then those that all forms share. */
export function useOfficeMessages() {
  const { t, i18n } = useTranslation("admin");
  const shared = useMessages();
  const known = (key: string): key is OfficeError => i18n.exists(`errors.${key}`, { ns: "admin" });
  return (keys: readonly string[] | undefined): string[] =>
    [...new Set(keys ?? [])].flatMap((key) => (known(key) ? [t(`errors.${key}`)] : shared([key])));
}
