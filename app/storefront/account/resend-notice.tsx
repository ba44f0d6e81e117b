import { useSubmit } from "react-router";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Button, Notice } from "../../ui/index.ts";

type ResendNoticeProps = {
  /** A key of `resend` in the namespace `resend`. */
  what: "details" | "details_link" | "link";
  /** The form as it was sent. */
  form: FormData;
  action: string;
};

/** What was sent, to whom, and the button that sends it again. */
export function ResendNotice({ what, form, action }: ResendNoticeProps) {
  const { t } = useTranslation("resend");
  const submit = useSubmit();
  return (
    <Notice>
      <p>{t(`resend.${what}`, { email: String(form.get("email")) })}</p>
      <p>
        <Button type="button" look="quiet" size="small" onClick={() => submit(form, { method: "post", action })}>
          {t("resend.again")}
        </Button>
      </p>
    </Notice>
  );
}
