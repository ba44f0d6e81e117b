import { useLanguage } from "../i18n/use-language.ts";
import { useTranslation } from "../i18n/use-translation.ts";
import { withColon } from "../i18n/with-colon.ts";
import { ErrorSummary, Notice } from "../ui/index.ts";
import { useMessages } from "./use-messages.ts";

type FormErrorsProps = {
  /** Errors of the form as a whole. */
  form?: readonly string[] | null | undefined;
  /** Each field with its label: away from its field an error has to say whose it is. */
  fields?: readonly (readonly [field: { id: string; errors: string[] | undefined }, label: string])[];
};

/**
 * What is wrong with a form: its fields as a list of links, the whole in a notice. conform focuses the first wrong field
 * when a result comes; the list is mounted with the errors and takes the focus after it, and the notice where it is alone.
 */
export function FormErrors({ form, fields = [] }: FormErrorsProps) {
  const { t } = useTranslation("errors");
  const messages = useMessages();
  const language = useLanguage();
  const lines = messages(form);
  const errors = fields.flatMap(([{ id, errors: wrong }, field]) =>
    messages(wrong).map((error) => ({ href: `#${id}`, text: withColon(field, error, language) })),
  );
  return (
    <>
      <ErrorSummary title={t("summary")} errors={errors} />
      {lines.length > 0 && (
        <Notice tone="error" focused={errors.length === 0}>
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </Notice>
      )}
    </>
  );
}
