import type errors from "../i18n/locales/en/errors.json";
import { useTranslation } from "../i18n/use-translation.ts";

type Key = keyof typeof errors;

/**
 * Turns error keys into sentences: keys of the namespace `errors`, or of another with its name before a colon.
 * conform keeps errors as plain strings, hence the check.
 */
export function useMessages() {
  const { t, i18n } = useTranslation("errors");
  const known = (key: string): key is Exclude<Key, "missing" | "gone" | "refused" | "busy" | "signed_out" | "broken"> =>
    i18n.exists(key, { ns: "errors" });
  return (keys: readonly string[] | null | undefined): string[] =>
    [...new Set(keys)].map((key) => (known(key) ? t(key) : t("unknown_error")));
}
