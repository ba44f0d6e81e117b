import { useSubmit } from "react-router";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Button, Notice } from "../../ui/index.ts";

type SentTraceProps = {
  /** A key of `trace` in the namespace `account`. */
  what: "details" | "details_link" | "link";
  /** The form as it was sent. */
  form: FormData;
  action: string;
};

/** What was sent, to whom, and the button that sends it again. */
export function SentTrace({ what, form, action }: SentTraceProps) {
  const { t } = useTranslation("account");
  const submit = useSubmit();
  return (
    <Notice>
      <p>{t(`trace.${what}`, { email: String(form.get("email")) })}</p>
      <p>
        <Button type="button" look="quiet" size="small" onClick={() => submit(form, { method: "post", action })}>
          {t("trace.again")}
        </Button>
      </p>
    </Notice>
  );
}
