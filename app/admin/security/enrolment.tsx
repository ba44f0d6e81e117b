import { getFormProps, type SubmissionResult } from "@conform-to/react";
import { Form } from "react-router";
import { TextField } from "../../forms/fields.tsx";
import { FormErrors } from "../../forms/form-errors.tsx";
import { useForm } from "../../forms/use-form.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Button, Stack, Text } from "../../ui/index.ts";

/**
 * A factor that is being set up. `uri` holds its secret, which Auth tells only once, so the form posts it along until a
 * code is right. `picture` is its QR code, which the server draws.
 */
export type EnrolmentView = { factor: string; uri: string; picture?: string };

type EnrolmentProps = EnrolmentView & { result: SubmissionResult | undefined };

/** The secret as a picture, a link and letters for an authenticator app, and the field for its first code. */
export function Enrolment({ factor, uri, picture, result }: EnrolmentProps) {
  const { t } = useTranslation("admin");
  const { form, fields, pending } = useForm<{ code: string }>({
    id: "enrolment",
    lastResult: result,
    constraint: { code: { required: true, maxLength: 20 } },
  });
  return (
    <Form method="post" {...getFormProps(form)}>
      <Stack gap={5}>
        <FormErrors form={form.errors} fields={[[fields.code, t("factor.code")]]} />
        <Text>{t("security.scan")}</Text>
        {picture && <img src={picture} width={240} height={240} alt={t("security.picture")} />}
        <Text>
          <a href={uri}>{t("security.open_app")}</a>
        </Text>
        <Text>
          {t("security.secret")} <bdi>{new URL(uri).searchParams.get("secret")}</bdi>
        </Text>
        <input type="hidden" name="factor" value={factor} />
        <input type="hidden" name="uri" value={uri} />
        <TextField
          field={fields.code}
          label={t("factor.code")}
          inputMode="numeric"
          autoComplete="one-time-code"
          dir="ltr"
        />
        <Button type="submit" name="intent" value="verify" loading={pending}>
          {t("security.confirm")}
        </Button>
      </Stack>
    </Form>
  );
}
