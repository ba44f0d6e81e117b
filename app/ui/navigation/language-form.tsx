import type { ReactElement } from "react";
import { languageFacts, languages } from "../../i18n/languages.ts";
import { useTranslation } from "../../i18n/use-translation.ts";

type LanguageFormProps = {
  label: string;
  /** The local path to come back to. */
  next: string;
  className?: string | undefined;
  buttonClassName?: string | undefined;
};

/** A native form, not the router's: another language is a new document, and it works without a script. */
export function LanguageForm({ label, next, className, buttonClassName }: LanguageFormProps): ReactElement {
  // A page in a language of its own (the closed shop's) has none of these.
  const current = useTranslation("common").i18n.language;
  return (
    <form method="post" action="/language" className={className} aria-label={label}>
      <input type="hidden" name="next" value={next} />
      {languages.map((language) => (
        <button
          key={language}
          type="submit"
          name="language"
          value={language}
          lang={language}
          className={buttonClassName}
          aria-pressed={language === current}
        >
          {languageFacts[language].name}
        </button>
      ))}
    </form>
  );
}
