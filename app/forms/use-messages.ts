import type errors from "../i18n/locales/en/errors.json";
import { readMessageKey } from "../i18n/message-key.ts";
import { useTranslation } from "../i18n/use-translation.ts";

type Key = keyof typeof errors;

/**
 * Turns error keys into sentences: keys of the namespace `errors`, or of another with its name before a colon, with their
 * values behind them (`messageKey`). conform keeps errors as plain strings, hence the check.
 */
export function useMessages() {
  const { t, i18n } = useTranslation("errors");
  const known = (
    key: string,
    values: object,
  ): key is Exclude<Key, "missing" | "gone" | "refused" | "busy" | "signed_out" | "broken"> =>
    i18n.exists(key, { ns: "errors", ...values });
  return (messages: readonly string[] | null | undefined): string[] =>
    [...new Set(messages)].map((message) => {
      const { key, values } = readMessageKey(message);
      return known(key, values) ? t(key, values) : t("unknown_error");
    });
}
