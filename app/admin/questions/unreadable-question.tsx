import type { SubmissionResult } from "@conform-to/react";
import { FormErrors } from "../../forms/form-errors.tsx";
import { ResendForm } from "../../forms/resend-form.tsx";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Stack } from "../../ui/index.ts";
import { adminError } from "../shell/admin-error.ts";

/** In place of a question that cannot be loaded. A form that was refused can be sent again as it was. */
export function UnreadableQuestion({ result }: { result: SubmissionResult | undefined }) {
  const { t } = useTranslation("admin");
  return (
    <Stack gap={5}>
      <FormErrors form={[adminError("failed")]} />
      {result && (
        <ResendForm id="question" result={result}>
          {t("common.save")}
        </ResendForm>
      )}
    </Stack>
  );
}
