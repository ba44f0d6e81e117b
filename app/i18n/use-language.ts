import { defaultLanguage, isLanguage, type Language } from "./languages.ts";
import { useTranslation } from "./use-translation.ts";

/** The language of the page. */
export function useLanguage(): Language {
  const { language } = useTranslation("common").i18n;
  return isLanguage(language) ? language : defaultLanguage;
}
