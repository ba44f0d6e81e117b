import { useTranslation } from "../i18n/use-translation.ts";
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
 * when a result comes; the list is mounted with the errors and takes the focus after it.
 */
export function FormErrors({ form, fields = [] }: FormErrorsProps) {
  const { t } = useTranslation("errors");
  const messages = useMessages();
  const lines = messages(form);
  return (
    <>
      <ErrorSummary
        title={t("summary")}
        errors={fields.flatMap(([{ id, errors }, field]) =>
          messages(errors).map((error) => ({ href: `#${id}`, text: t("named", { field, error }) })),
        )}
      />
      {lines.length > 0 && (
        <Notice tone="error">
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </Notice>
      )}
    </>
  );
}
