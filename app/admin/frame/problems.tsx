import { useTranslation } from "../../i18n/use-translation.ts";
import { ErrorSummary, Notice } from "../../ui/index.ts";
import { useOfficeMessages } from "./use-office-messages.ts";

type FieldLike = { id: string; errors?: string[] | undefined };

/** What is wrong with a form: its fields as a list of links, the whole in a notice. */
export function Problems({ form, fields = [] }: { form?: string[] | undefined; fields?: FieldLike[] }) {
  const { t } = useTranslation("errors");
  const messages = useOfficeMessages();
  return (
    <>
      <ErrorSummary
        title={t("summary")}
        errors={fields.flatMap(({ id, errors }) => messages(errors).map((text) => ({ href: `#${id}`, text })))}
      />
      {messages(form).length > 0 && (
        <Notice tone="error">
          {messages(form).map((text) => (
            <p key={text}>{text}</p>
          ))}
        </Notice>
      )}
    </>
  );
}
