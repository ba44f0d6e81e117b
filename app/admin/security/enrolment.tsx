import { Form } from "react-router";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Button, Field, Stack, Text, TextInput } from "../../ui/index.ts";

/** What a new factor shows, and takes along until its first code is right: Auth tells the secret only once. */
export type EnrolmentView = { factor: string; uri: string; secret: string; picture: string };

/** The secret as a picture, a link and letters for an authenticator app, and the field for its first code. */
export function Enrolment({ factor, uri, secret, picture }: EnrolmentView) {
  const { t } = useTranslation("admin");
  return (
    <Form method="post">
      <Stack gap={5}>
        <Text>{t("security.scan")}</Text>
        <img src={picture} width={240} height={240} alt={t("security.picture")} />
        <Text>
          <a href={uri}>{t("security.open_app")}</a>
        </Text>
        <Text>
          {t("security.secret")} <bdi>{secret}</bdi>
        </Text>
        <input type="hidden" name="factor" value={factor} />
        <input type="hidden" name="uri" value={uri} />
        <Field id="code" label={t("factor.code")}>
          <TextInput id="code" name="code" inputMode="numeric" autoComplete="one-time-code" dir="ltr" required />
        </Field>
        <Button type="submit" name="intent" value="verify">
          {t("security.confirm")}
        </Button>
      </Stack>
    </Form>
  );
}
